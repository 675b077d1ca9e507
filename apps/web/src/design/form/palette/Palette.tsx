import { memo, useEffect, useRef, useState, type ComponentType } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ControlType } from '@inkstone/controls/models';
import { controlPalette, type PaletteGroup } from '@inkstone/controls/palette';
import { localizedName, type NameI18n } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { offeredTypes } from '../control-kinds.ts';
import { draggedItem, draggedType } from '../dragged.ts';
import { controlFor, unplacedItems, type FormKey } from '../form-operations.ts';
import { formTexts } from '../form.locale.ts';
import type { FormContent } from '../form-content.ts';
import { useFormDesigner, useLatestDesigner } from '../use-form-designer.ts';
import styles from './palette.module.css';

const groups: readonly PaletteGroup[] = ['basic', 'system', 'layout', 'advanced'];

/** The controls that can be added, and the data items that have none yet. */
export function Palette() {
  const { form, content, canEdit } = useFormDesigner();
  return <PaletteLists form={form} content={content} canEdit={canEdit} />;
}

interface PaletteListsProps {
  readonly form: FormKey;
  readonly content: FormContent;
  readonly canEdit: boolean;
}

/** Not rendered again when another control is chosen. */
const PaletteLists = memo(function PaletteLists({ form, content, canEdit }: PaletteListsProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const [sought, setSought] = useState('');
  const matches = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(sought.trim().toLowerCase()));
  const types = offeredTypes(content).filter((type) => matches(controlPalette[type].name.zh, controlPalette[type].name.en, type));
  const items = unplacedItems(documents, form).filter(({ code, name }) => matches(textOf(code), textOf(name)));
  return (
    <section className={styles.palette} aria-label={t('palette')}>
      <input
        type="search"
        className={styles.search}
        aria-label={t('searchControls')}
        placeholder={t('searchControls')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {items.length > 0 ? (
        <PaletteGroupList title={t('unplaced')}>
          {items.map((item) => {
            const code = textOf(item['code']);
            const name = localizedName({ name: textOf(item['name'] ?? code), name_i18n: (item['name_i18n'] ?? {}) as NameI18n }, locale);
            return (
              <PaletteButton
                key={code}
                name={name}
                icon={controlPalette[controlFor(textOf(item['type']))].icon}
                item={code}
                canEdit={canEdit}
              />
            );
          })}
        </PaletteGroupList>
      ) : null}
      {groups.map((group) => {
        const offered = types.filter((type) => controlPalette[type].group === group);
        return offered.length === 0 ? null : (
          <PaletteGroupList key={group} title={t(group)}>
            {offered.map((type) => (
              <PaletteButton
                key={type}
                name={controlPalette[type].name[locale]}
                icon={controlPalette[type].icon}
                type={type}
                canEdit={canEdit}
              />
            ))}
          </PaletteGroupList>
        );
      })}
      {types.length + items.length === 0 ? <p className="ink-muted ink-small">{t('noControls')}</p> : null}
    </section>
  );
});

function PaletteGroupList({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

interface PaletteButtonProps {
  readonly name: string;
  readonly icon: ComponentType<{ readonly className?: string }>;
  readonly canEdit: boolean;
  /** What it adds: a control of a type, or one for a data item. */
  readonly type?: ControlType;
  readonly item?: string;
}

/** Adds by a click or Enter, or is dragged onto the canvas. */
const PaletteButton = memo(function PaletteButton({ name, icon: Icon, canEdit, type, item }: PaletteButtonProps) {
  const t = useTexts(formTexts);
  const latest = useLatestDesigner();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || !canEdit) return undefined;
    const data = type === undefined ? draggedItem(item!) : draggedType(type);
    return draggable({ element: button.current, getInitialData: () => data });
  }, [canEdit, type, item]);
  const add = () => (type === undefined ? latest().addItem(item!) : void latest().add(type));
  return (
    <li>
      <button ref={button} type="button" disabled={!canEdit} aria-label={t('addControl', { name })} title={name} onClick={add}>
        <Icon />
        <span>{name}</span>
      </button>
    </li>
  );
});
