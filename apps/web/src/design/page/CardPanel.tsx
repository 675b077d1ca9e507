import type { ReactNode } from 'react';
import { Button } from 'antd';
import { isJsonObject, type Json } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { isSettingOf, PlacedIssues } from '../fields/PropertyLine.tsx';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { CardPropertyEditor } from './CardPropertyEditor.tsx';
import { cardProperties, type CardProperty } from './card-properties.ts';
import type { DraftCard, PageKey } from './page-editing.ts';
import { cardKindTexts, pageTexts } from './page.locale.ts';
import styles from './page.module.css';

interface CardPanelProps {
  readonly document: PageKey;
  readonly card: DraftCard;
  readonly isFixed: boolean;
  readonly onRemove: () => void;
}

/** The properties of the chosen card. */
export function CardPanel({ document, card, isFixed, onRemove }: CardPanelProps) {
  const t = useTexts(pageTexts);
  const locale = useLocale();
  const { edit, set } = useEdit();
  const kind = Object.hasOwn(cardProperties, card.kind) ? (card.kind as keyof typeof cardProperties) : null;
  const path = (property: string) => ['cards', card.code, property];
  const isShown = (setting: string | undefined) => kind !== null && cardProperties[kind].some(({ property }) => property === setting);
  const change = (property: string, value: Json | undefined) => {
    const isModel = property === 'schemaCode';
    if (!isModel) return void set(document, path(property), value, card.content[property]);
    // What belongs to the former model means nothing in another one.
    const dependent = ['listCode', 'filter', 'total'].filter((each) => card.content[each] !== undefined);
    edit([
      { op: 'set', document, path: path(property), ...(value !== undefined && { value }) },
      ...dependent.map((each) => ({ op: 'set', document, path: path(each) }) as const),
    ]);
  };
  return (
    <section className={styles.settings} aria-label={t('card')}>
      <h3>{kind ? cardKindTexts[kind][locale] : card.kind}</h3>
      {(kind ? cardProperties[kind] : []).map((property) => (
        <PropertyLine key={property.property} document={document} card={card.code} property={property}>
          <CardPropertyEditor
            property={property}
            value={card.content[property.property]}
            card={card}
            isFixed={isFixed}
            label={property.label[locale]}
            onChange={(value) => change(property.property, value)}
          />
        </PropertyLine>
      ))}
      <PlacedIssues document={document} isMeant={(at) => at.kind === 'card' && at.card === card.code && !isShown(at.setting)} />
      {isFixed ? null : (
        <Button danger size="small" onClick={onRemove}>
          {t('removeCard')}
        </Button>
      )}
    </section>
  );
}

interface PropertyLineProps {
  readonly document: PageKey;
  readonly card: string;
  readonly property: CardProperty;
  readonly children: ReactNode;
}

/** A property of a card with its editor, what is wrong with it, and its help. */
function PropertyLine({ document, card, property, children }: PropertyLineProps) {
  const locale = useLocale();
  return (
    <div className={styles.property} data-property={property.property}>
      <span>{property.label[locale]}</span>
      {children}
      <PlacedIssues
        document={document}
        isMeant={(at) =>
          (at.kind === 'card' && at.card === card && at.setting === property.property) ||
          isSettingOf(at, ['cards', card, property.property])
        }
      />
      <span className="ink-muted ink-small">{property.help[locale]}</span>
    </div>
  );
}

/** The name of a card, or its code while it has none. */
export function cardName({ content, code }: DraftCard, locale: 'zh' | 'en'): string {
  const { name_i18n } = content;
  return localizedName(
    { name: textOf(content['name']) || code, ...(isJsonObject(name_i18n) && { name_i18n: name_i18n as { en?: string } }) },
    locale,
  );
}
