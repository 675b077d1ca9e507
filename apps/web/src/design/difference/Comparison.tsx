import { Segmented } from 'antd';
import { useState } from 'react';
import { changePlace, changesBetween, changeText, documentId, type Change, type Documents, type Json } from '@inkstone/design';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { comparisonTexts } from './comparison.locale.ts';
import styles from './comparison.module.css';

interface ComparisonProps {
  readonly before: Documents;
  readonly after: Documents;
  /** What stands on the left and on the right. */
  readonly titles: readonly [string, string];
}

/** What changes between two sets of documents, in words or side by side. */
export function Comparison({ before, after, titles }: ComparisonProps) {
  const t = useTexts(comparisonTexts);
  const [isBeside, setBeside] = useState(false);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return <p className="ink-muted">{t('same')}</p>;
  return (
    <div className={styles.comparison}>
      <Segmented
        size="small"
        aria-label={t('shownAs')}
        value={isBeside ? 'beside' : 'words'}
        options={[
          { value: 'words', label: t('words') },
          { value: 'beside', label: t('beside') },
        ]}
        onChange={(value) => setBeside(value === 'beside')}
      />
      {isBeside ? (
        <SideBySide changes={changes} documents={[before, after]} titles={titles} />
      ) : (
        <Words changes={changes} documents={[before, after]} />
      )}
    </div>
  );
}

interface ChangesProps {
  readonly changes: readonly Change[];
  readonly documents: readonly Documents[];
}

const keyOf = ({ document, path, kind }: Change): string => `${documentId(document)} ${path.join('/')} ${kind}`;

function Words({ changes, documents }: ChangesProps) {
  const locale = useLocale();
  return (
    <ul className={styles.words}>
      {changes.map((change) => (
        <li key={keyOf(change)}>{changeText(change, documents, locale)}</li>
      ))}
    </ul>
  );
}

function SideBySide({ changes, documents, titles }: ChangesProps & Pick<ComparisonProps, 'titles'>) {
  const t = useTexts(comparisonTexts);
  const locale = useLocale();
  return (
    <table className={styles.beside}>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{titles[0]}</th>
          <th scope="col">{titles[1]}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={keyOf(change)}>
            <th scope="row">{changePlace(change, documents, locale)}</th>
            <td>
              <Value value={change.before} />
            </td>
            <td>{change.kind === 'moved' ? t('moved') : <Value value={change.after} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Texts as they are, anything else as it stands in the document. */
function Value({ value }: { readonly value: Json | undefined }) {
  if (value === undefined) return <span className="ink-muted">—</span>;
  if (typeof value !== 'object' || value === null) return String(value);
  return <pre className={styles.value}>{JSON.stringify(value, null, 2)}</pre>;
}
