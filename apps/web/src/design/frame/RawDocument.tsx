import { documentId, type Document, type JsonObject, type Operation } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useCheckedIssues } from '../checking/issues-context.ts';
import { designTexts } from '../design.locale.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import styles from './frame.module.css';

/** A document that its designer cannot show, as the text that is stored, with what is wrong with it; that text can be fixed. */
export function RawDocument({ document }: { readonly document: Document }) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { documents, rights } = useDocuments();
  const { edit } = useEdit();
  const issues = useCheckedIssues();
  const id = useId();
  const stored = useMemo(() => JSON.stringify(document.content, null, 2), [document.content]);
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? null : readObject(draft);
  const name = localizedName(nameOf(documents, document.key), locale);
  const own = issues.filter((issue) => documentId(issue.document) === documentId(document.key));
  const save = () => {
    if (read === null || !edit(replacing(document, read))) return;
    setDraft(null);
    announce(t('rawSaved', { name }));
  };
  return (
    <section className={styles.page}>
      <h2>{name}</h2>
      <p className="ink-muted">{t('rawMalformed')}</p>
      <ul>
        {own.map((issue, index) => (
          <li key={`${issue.path} ${index}`}>{issue.text}</li>
        ))}
      </ul>
      {rights.design ? (
        <>
          <label htmlFor={id}>{t('rawContent')}</label>
          <textarea
            id={id}
            className={styles.raw}
            data-draft={draft === null ? undefined : ''}
            value={draft ?? stored}
            spellCheck={false}
            aria-invalid={draft !== null && read === null}
            aria-describedby={`${id}-wrong`}
            onChange={(event) => setDraft(event.target.value)}
          />
          <p id={`${id}-wrong`} role="status">
            {draft !== null && read === null ? t('rawWrong') : null}
          </p>
          <p className={styles.rawButtons}>
            <Button type="primary" disabled={read === null} onClick={save}>
              {t('apply')}
            </Button>
            <Button disabled={draft === null} onClick={() => setDraft(null)}>
              {t('takeBack')}
            </Button>
          </p>
        </>
      ) : (
        <pre className={styles.raw} tabIndex={0}>
          {stored}
        </pre>
      )}
    </section>
  );
}

const replacing = ({ key, content }: Document, value: JsonObject): readonly Operation[] => [
  { op: 'remove', document: key, path: [], was: { value: content } },
  { op: 'insert', document: key, path: [], value },
];

/** The object that a text writes; null if it writes none. */
function readObject(text: string): JsonObject | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as JsonObject) : null;
  } catch {
    return null;
  }
}
