import { Button } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { documentId } from '@inkstone/design';
import { EmptyState } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';
import { DraftInput } from '../fields/DraftInput.tsx';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { changingText, type AppText } from './app-text.ts';
import { documentName, textsOfApp } from './texts-of-app.ts';
import { textsTexts } from './texts.locale.ts';
import styles from './texts.module.css';

const pageSize = 100;

interface Choice {
  readonly sought: string;
  readonly isMissingOnly: boolean;
  /** The id of a document; empty: all. */
  readonly document: string;
  readonly page: number;
}

const everything: Choice = { sought: '', isMissingOnly: false, document: '', page: 0 };

/** All texts of the application in both languages, edited like a spreadsheet. */
export function TextsPage({ appCode }: { readonly appCode: string }) {
  const t = useTexts(textsTexts);
  const locale = useLocale();
  const { documents, rights } = useDocuments();
  const [choice, setChoice] = useState(everything);
  const texts = useMemo(() => textsOfApp(documents), [documents]);
  // The order stays while texts are edited: a line that got its English does not jump away.
  const [missingAtFirst, setMissingAtFirst] = useState(() => missingIn(texts));
  const choose = (changes: Partial<Choice>): void => {
    setMissingAtFirst(missingIn(texts));
    setChoice({ ...choice, page: 0, ...changes });
  };
  const found = texts.filter((text) => isFound(text, choice, missingAtFirst));
  const ordered = [...found.filter(({ id }) => missingAtFirst.has(id)), ...found.filter(({ id }) => !missingAtFirst.has(id))];
  const pages = Math.max(1, Math.ceil(ordered.length / pageSize));
  const page = Math.min(choice.page, pages - 1);
  const shown = ordered.slice(page * pageSize, (page + 1) * pageSize);
  const named = [...new Map(texts.map((text) => [documentId(text.document), text])).values()];
  const missing = texts.filter(({ en }) => en === '').length;
  return (
    <section className={styles.page} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.tools}>
        <input
          type="search"
          className={styles.control}
          aria-label={t('search')}
          placeholder={t('search')}
          value={choice.sought}
          onChange={({ target }) => choose({ sought: target.value })}
        />
        <select
          className={styles.control}
          aria-label={t('show')}
          value={choice.isMissingOnly ? 'missing' : 'all'}
          onChange={({ target }) => choose({ isMissingOnly: target.value === 'missing' })}
        >
          <option value="all">{t('all')}</option>
          <option value="missing">{t('missing')}</option>
        </select>
        <select
          className={styles.control}
          aria-label={t('kind')}
          value={choice.document}
          onChange={({ target }) => choose({ document: target.value })}
        >
          <option value="">{t('everywhere')}</option>
          {named.map((text) => (
            <option key={documentId(text.document)} value={documentId(text.document)}>
              {documentName(documents, text, locale)} · {t(kindKey(text))}
            </option>
          ))}
        </select>
        <output className={styles.intro}>{t('count', { count: texts.length, missing })}</output>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t(missing === 0 && choice.sought === '' ? 'complete' : 'none')} hint={t('noneHint')} />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('where')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('zh')}</th>
              <th scope="col">{t('en')}</th>
            </tr>
          </thead>
          <tbody onKeyDown={walk}>
            {shown.map((text) => (
              <TextLine
                key={text.id}
                appCode={appCode}
                text={text}
                place={`${documentName(documents, text, locale)} · ${t(kindKey(text))}`}
                isFixed={!rights.design}
              />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 ? (
        <nav className={styles.pages}>
          <Button size="small" disabled={page === 0} onClick={() => choose({ page: page - 1 })}>
            {t('previous')}
          </Button>
          <span>{t('page', { page: page + 1, pages })}</span>
          <Button size="small" disabled={page === pages - 1} onClick={() => choose({ page: page + 1 })}>
            {t('next')}
          </Button>
        </nav>
      ) : null}
    </section>
  );
}

interface TextLineProps {
  readonly appCode: string;
  readonly text: AppText;
  readonly place: string;
  readonly isFixed: boolean;
}

function TextLine({ appCode, text, place, isFixed }: TextLineProps) {
  const t = useTexts(textsTexts);
  const locale = useLocale();
  const { edit } = useEdit();
  const what = text.label[locale];
  const commit = (language: 'zh' | 'en') => (written: string) => {
    // A name cannot be taken away, only changed.
    if (language === 'en' || written.trim() !== '') edit([changingText(text, language, written.trim())]);
  };
  return (
    <tr data-missing={text.en === '' || undefined}>
      <td>
        <Link to={documentAddress(appCode, text.document, text.part ?? undefined)}>{text.partName || place}</Link>
        <span className={styles.intro}> {place}</span>
      </td>
      <td>{what}</td>
      <td>
        <DraftInput label={t('zhOf', { what, name: text.partName })} value={text.zh} disabled={isFixed} onCommit={commit('zh')} />
      </td>
      <td>
        <DraftInput label={t('enOf', { what, name: text.partName })} value={text.en} disabled={isFixed} onCommit={commit('en')} />
      </td>
    </tr>
  );
}

const missingIn = (texts: readonly AppText[]): ReadonlySet<string> => new Set(texts.filter(({ en }) => en === '').map(({ id }) => id));

function isFound({ id, document, partName, zh, en }: AppText, choice: Choice, missing: ReadonlySet<string>): boolean {
  if (choice.isMissingOnly && !missing.has(id)) return false;
  if (choice.document !== '' && choice.document !== documentId(document)) return false;
  const wanted = choice.sought.trim().toLowerCase();
  return [partName, zh, en].some((text) => text.toLowerCase().includes(wanted));
}

const kindKey = ({ document }: AppText) => (document.kind === 'page' ? 'page_' : document.kind);

/** Enter and the arrow keys go to the same column of the next or previous line. */
function walk(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const by = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  const cell = event.target.closest('td');
  const line = by > 0 ? cell?.parentElement?.nextElementSibling : cell?.parentElement?.previousElementSibling;
  const next = cell && line?.children[cell.cellIndex]?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
