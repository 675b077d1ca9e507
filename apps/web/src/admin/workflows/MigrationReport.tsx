import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Progress, Select } from 'antd';
import { useId, useState } from 'react';
import { Link } from '../../platform/router/index.ts';
import { cancelMigration, type MigrationOutcome, type WorkflowMigration } from '@inkstone/api';
import { EmptyState, InfiniteList, LoadingState } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { migrationQuery, resultsQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

/** The progress of a migration or a dry run, and the result of each instance. */
export function MigrationReport({ id }: { readonly id: string }) {
  const t = useTexts(workflowsTexts);
  const query = useQuery(migrationQuery(useClient(), id));
  if (query.isError && !query.data) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="text" count={2} label={t('loading')} />;
  const migration = query.data;
  return (
    <section className={styles.body} aria-label={t(migration.dryRun ? 'tryResult' : 'result')}>
      <h3>{t(migration.dryRun ? 'tryResult' : 'result')}</h3>
      <MigrationProgress migration={migration} />
      {migration.state === 'running' ? null : <Results migration={migration} />}
    </section>
  );
}

function MigrationProgress({ migration }: { readonly migration: WorkflowMigration }) {
  const t = useTexts(workflowsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(createIntention);
  const { id, state, total, counts } = migration;
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const stop = useMutation({
    mutationFn: () => client.call(cancelMigration, { id }, { idempotencyKey: intention.keyFor({ id }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'migration', id] }),
  });
  return (
    <div>
      <Progress
        percent={state === 'done' ? 100 : Math.round((done / Math.max(total, 1)) * 100)}
        status={state === 'running' ? 'active' : state === 'done' ? 'success' : 'normal'}
        aria-label={t('progressLabel')}
      />
      <div className={styles.head} role="status">
        <span>
          {t(states[state])} · {t('progress', { done, total })}
        </span>
        {state === 'running' ? (
          <Button size="small" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop')}
          </Button>
        ) : null}
      </div>
      <p role="alert">{stop.error ? failureText(stop.error) : null}</p>
    </div>
  );
}

const states = { running: 'stateRunning', done: 'stateDone', canceled: 'stateCanceled' } as const;
const outcomes = { kept: 'outcomeKept', renamed: 'outcomeRenamed', anew: 'outcomeAnew', refused: 'outcomeRefused' } as const;
const steps = { kept: 'stepKept', renamed: 'stepRenamed', anew: 'stepAnew' } as const;

function Results({ migration: { id, counts } }: { readonly migration: WorkflowMigration }) {
  const t = useTexts(workflowsTexts);
  const field = useId();
  const [outcome, setOutcome] = useState<MigrationOutcome | 'all'>('all');
  const query = useInfiniteQuery(resultsQuery(useClient(), id, outcome, true));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const kinds = Object.entries(outcomes) as [MigrationOutcome, (typeof outcomes)[MigrationOutcome]][];
  return (
    <div>
      <label htmlFor={field} className="ink-muted ink-small">
        {t('outcome')}
      </label>{' '}
      <Select
        id={field}
        size="small"
        value={outcome}
        popupMatchSelectWidth={false}
        options={[
          { value: 'all' as const, label: t('outcomeAll') },
          ...kinds.map(([value, text]) => ({ value, label: t(text, { count: counts[value] }) })),
        ]}
        onChange={setOutcome}
      />
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" count={3} label={t('loading')} /> : null}
      {query.data && items.length === 0 ? <EmptyState title={t('noResults')} /> : null}
      {items.length > 0 ? (
        <div className={styles.results} role="region" aria-label={t('results')} tabIndex={0}>
          <InfiniteList
            label={t('results')}
            items={items}
            keyOf={(item) => item.workflowInstanceId}
            hasMore={query.hasNextPage}
            loadingMore={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('more')}
          >
            {(item) => (
              <div className={styles.line} data-outcome={item.outcome}>
                <span className={styles.head}>
                  <Link to={`/instance/${item.workflowInstanceId}`}>{item.name}</Link>
                  <span className="ink-muted ink-small">{[item.sequenceNo, item.initiator.name].filter(Boolean).join(' · ')}</span>
                </span>
                {item.outcome === 'refused'
                  ? item.problems.map((problem) => <span key={problem}>{problem}</span>)
                  : item.steps.map((step) => (
                      <span key={`${step.from} ${step.to}`}>{t(steps[step.how], { from: step.from, to: step.to })}</span>
                    ))}
              </div>
            )}
          </InfiniteList>
        </div>
      ) : null}
    </div>
  );
}
