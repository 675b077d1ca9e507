import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { appTexts } from '../app.locale.ts';
import { batchTexts } from './batch.locale.ts';
import type { BatchResult } from './batch-run.ts';
import styles from './actions.module.css';

interface BatchResultsProps {
  readonly results: readonly BatchResult[];
  readonly counts: { readonly count: number; readonly left: number };
  /** Heading of the records that succeed; `stayed` is that of the others. */
  readonly went: string;
  readonly stayed: string;
  /** Details shown next to the name of a record that succeeds. */
  readonly detail?: (result: BatchResult) => ReactNode;
}

/** The results of a batch: the reason of each failed record first, then those that succeed. */
export function BatchResults({ results, counts, went, stayed, detail }: BatchResultsProps) {
  const t = useTexts(batchTexts);
  const app = useTexts(appTexts);
  const refused = results.filter(({ problem }) => problem);
  const fine = results.filter(({ problem }) => !problem);
  return (
    <section className={styles.batchResults} aria-label={t('results')}>
      {counts.left > 0 ? <p className={styles.batchRefused}>{stayed}</p> : null}
      <ul>
        {refused.map(({ id, name, problem }) => (
          <li key={id}>
            <strong>{name || app('untitled')}</strong> <span className={styles.batchRefused}>{problem!.message}</span>
          </li>
        ))}
      </ul>
      {counts.count > 0 ? <p>{went}</p> : null}
      <ul>
        {fine.map((result) => (
          <li key={result.id}>
            <strong>{result.name || app('untitled')}</strong>
            {detail?.(result)}
          </li>
        ))}
      </ul>
    </section>
  );
}
