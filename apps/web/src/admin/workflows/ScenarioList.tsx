import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { CallOutput, Scenario } from '@inkstone/api';
import { runScenarios } from '@inkstone/api/routes';
import { localizedName, type WorkflowDefinition } from '@inkstone/schema';
import { EmptyState, InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { scenariosQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

type Run = CallOutput<typeof runScenarios>[number];

/** Saved trials of a workflow; played again they tell whether it still goes as expected. */
export function ScenarioList({ workflowCode, definition }: { readonly workflowCode: string; readonly definition: WorkflowDefinition }) {
  const t = useTexts(workflowsTexts);
  const client = useClient();
  const failureText = useFailureText();
  const query = useInfiniteQuery(scenariosQuery(client, workflowCode));
  const [runs, setRuns] = useState<ReadonlyMap<string, Run>>(new Map());
  const scenarios = query.data?.pages.flatMap((page) => page.items) ?? [];
  const run = useMutation({
    mutationFn: () => client.call(runScenarios, { workflowCode, ids: scenarios.map(({ id }) => id) }),
    onSuccess: (answer) => setRuns(new Map(answer.map((each) => [each.id, each]))),
  });
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  if (scenarios.length === 0) return <EmptyState title={t('noScenarios')} hint={t('noScenariosHint')} />;
  return (
    <div className={styles.body}>
      <span className={styles.actions}>
        <Button type="primary" loading={run.isPending} onClick={() => run.mutate()}>
          {t('runAll')}
        </Button>
        <span role="alert">{run.error ? failureText(run.error) : null}</span>
      </span>
      <Paper>
        <InfiniteList
          label={t('trials')}
          items={scenarios}
          keyOf={(scenario) => scenario.id}
          hasMore={query.hasNextPage}
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        >
          {(scenario) => <Line scenario={scenario} run={runs.get(scenario.id) ?? null} definition={definition} />}
        </InfiniteList>
      </Paper>
    </div>
  );
}

interface LineProps {
  readonly scenario: Scenario;
  readonly run: Run | null;
  readonly definition: WorkflowDefinition;
}

function Line({ scenario, run, definition }: LineProps) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const nameOf = (code: string): string => {
    const activity = definition.activities.find((each) => each.code === code);
    return activity ? localizedName(activity, locale) : code;
  };
  return (
    <div className={styles.line}>
      <span className={styles.head}>
        <strong>{scenario.name}</strong>
        {run ? (
          <span className={styles.mark} data-tone={run.passed ? undefined : 'bad'}>
            {t(run.passed ? 'passed' : 'differs')}
          </span>
        ) : null}
      </span>
      <span className="ink-muted ink-small">{t('startedByName', { name: scenario.initiator.name })}</span>
      {run?.simulation ? <span>{t('path', { path: run.simulation.path.map(nameOf).join(' → ') })}</span> : null}
      {run?.deviations.map((deviation) => (
        <span key={deviation}>{deviation}</span>
      ))}
    </div>
  );
}
