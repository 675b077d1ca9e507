import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { documentId, type JsonObject } from '@inkstone/design';
import { localizedName, type PageCard } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { codeFromName } from '../codes/code-from-name.ts';
import { DocumentHead } from '../fields/DocumentHead.tsx';
import { PersonChoice } from '../preview/PersonChoice.tsx';
import { PreviewedPlatform } from '../preview/PreviewedPlatform.tsx';
import { PreviewNotes } from '../preview/PreviewNotes.tsx';
import { usePreviewClient } from '../preview/use-preview-client.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useShowsVersion, useDocuments } from '../working-copy/use-working-copy.ts';
import { AppCodeContext } from './app-code.ts';
import { cardKinds } from './card-properties.ts';
import { CardPanel, cardName } from './CardPanel.tsx';
import { cardsOf, newCard, type DraftCard } from './page-editing.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { PageSettings } from './PageSettings.tsx';
import { cardKindTexts, pageTexts } from './page.locale.ts';
import { useShownCards } from './use-shown-cards.ts';
import modelStyles from '../model/model.module.css';
import styles from './page.module.css';

interface PageDesignerProps {
  readonly appCode: string;
  readonly code: string;
}

const noContent: JsonObject = {};

/** A page: its cards on their grid with real contents, the settings of each, and who sees the page. */
export function PageDesigner({ appCode, code }: PageDesignerProps) {
  const t = useTexts(pageTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { edit, set } = useEdit();
  const { documents, rights } = useDocuments();
  const showsVersion = useShowsVersion();
  const [chosen, setChosen] = useState<string | null>(null);
  const [personId, setPersonId] = useState<string>();
  const document = useMemo(() => ({ kind: 'page', code }) as const, [code]);
  const content = documents.get(documentId(document))?.content ?? noContent;
  const cards = useMemo(() => cardsOf(content), [content]);
  const card = cards.find((each) => each.code === chosen);
  const isFixed = !rights.design;
  const { client, limits } = usePreviewClient({ appCode, personId });
  const shown = useShownCards(client, { appCode, code, content, personId });
  const name = localizedName(nameOf(documents, document), locale);
  const add = async (kind: PageCard['kind']) => {
    const text = cardKindTexts[kind];
    const cardCode = await codeFromName(text.en, { taken: new Set(cards.map((each) => each.code)), fallback: kind });
    const value = { ...newCard(documents, { appCode, kind, name: text.zh }), name_i18n: { en: text.en } };
    if (!edit([{ op: 'insert', document, path: ['cards', cardCode], value }])) return;
    announce(t('added', { name: text[locale] }));
    setChosen(cardCode);
  };
  const remove = (removed: DraftCard) => {
    if (!edit([{ op: 'remove', document, path: ['cards', removed.code] }])) return;
    announce(t('removed', { name: cardName(removed, locale) }));
    setChosen(null);
  };
  return (
    <AppCodeContext value={appCode}>
      <section className={modelStyles.model} aria-label={name}>
        <DocumentHead appCode={appCode} document={document} maxLength={60} />
        <div className={styles.bar}>
          {isFixed
            ? null
            : cardKinds.map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  aria-label={t('addCard', { name: cardKindTexts[kind][locale] })}
                  onClick={() => void add(kind)}
                >
                  ＋ {cardKindTexts[kind][locale]}
                </Button>
              ))}
          {showsVersion ? null : (
            <>
              <span className="ink-muted ink-small">{t('preview')}</span>
              <PersonChoice value={personId} onChange={setPersonId} />
            </>
          )}
        </div>
        <p id="page-canvas-keys" className="ink-muted ink-small">
          {t('keys')}
        </p>
        {showsVersion ? null : <PreviewNotes limits={[limits]} />}
        <div className={styles.designer}>
          <PreviewedPlatform client={client}>
            {cards.length === 0 ? <p className="ink-muted">{t('noCards')}</p> : null}
            {cards.length > 0 ? (
              <PageCanvas {...{ document, cards, shown, chosen, isFixed }} onChoose={setChosen} onRemove={remove} />
            ) : null}
          </PreviewedPlatform>
          <aside>
            {card ? (
              <CardPanel key={card.code} document={document} card={card} isFixed={isFixed} onRemove={() => remove(card)} />
            ) : (
              <p className="ink-muted">{t('chooseCard')}</p>
            )}
            <PageSettings
              document={document}
              seenBy={content['seenBy']}
              isFixed={isFixed}
              onChange={(seenBy) => set(document, ['seenBy'], seenBy, content['seenBy'])}
            />
          </aside>
        </div>
      </section>
    </AppCodeContext>
  );
}
