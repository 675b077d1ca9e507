import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { appTexts } from '../app.locale.ts';
import { batchTexts } from './batch.locale.ts';
import type { BatchResult } from './batch-run.ts';

interface BatchResultsProps {
  readonly results: readonly BatchResult[];
  readonly counts: { readonly count: number; readonly left: number };
  /** Said above those that go, and above those that do not. */
  readonly went: string;
  readonly stayed: string;
  /** What is told of one that goes beside its name. */
  readonly detail?: (result: BatchResult) => ReactNode;
}

/** What goes or went, and of each record that does not why; those first. */
export function BatchResults({ results, counts, went, stayed, detail }: BatchResultsProps) {
  const t = useTexts(batchTexts);
  const app = useTexts(appTexts);
  const refused = results.filter(({ problem }) => problem);
  const fine = results.filter(({ problem }) => !problem);
  return (
    <section className="batch-results" aria-label={t('results')}>
      {counts.left > 0 ? <p className="batch-refused">{stayed}</p> : null}
      <ul>
        {refused.map(({ id, name, problem }) => (
          <li key={id}>
            <strong>{name || app('untitled')}</strong> <span className="batch-refused">{problem!.message}</span>
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
