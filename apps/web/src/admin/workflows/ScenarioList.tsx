import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { deleteScenario, runScenarios, type CallOutput, type Scenario } from '@inkstone/api';
import { localizedName, type WorkflowDefinition } from '@inkstone/schema';
import { EmptyState, InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useSearchParams } from '../../platform/router/index.ts';
import { trialTexts } from './trial/trial.locale.ts';
import { scenariosQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

const TrialPanel = lazy(() => import('./trial/TrialPanel.tsx').then((module) => ({ default: module.TrialPanel })));

type Run = CallOutput<typeof runScenarios>[number];

interface ScenarioListProps {
  readonly workflowCode: string;
  readonly definition: WorkflowDefinition;
}

/** The saved scenarios of a workflow; a run checks that each still has the expected result. */
export function ScenarioList({ workflowCode, definition }: ScenarioListProps) {
  const t = useTexts(workflowsTexts);
  const ofTrial = useTexts(trialTexts);
  const client = useClient();
  const failureText = useFailureText();
  const [address, setAddress] = useSearchParams();
  const query = useInfiniteQuery(scenariosQuery(client, workflowCode));
  const [runs, setRuns] = useState<ReadonlyMap<string, Run>>(new Map());
  const scenarios = query.data?.pages.flatMap((page) => page.items) ?? [];
  const run = useMutation({
    mutationFn: () => client.call(runScenarios, { workflowCode, ids: scenarios.map(({ id }) => id) }),
    onSuccess: (answer) => setRuns(new Map(answer.map((each) => [each.id, each]))),
  });
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const asked = address.get('trial');
  const open = (trial: string | null): void => setAddress({ tab: 'trials', ...(trial !== null && { trial }) });
  if (asked !== null) {
    const scenario = scenarios.find(({ id }) => id === asked) ?? null;
    if (asked !== 'new' && !scenario) return <EmptyState title={ofTrial('gone')} />;
    return (
      <Suspense fallback={<LoadingState shape="fields" label={t('loading')} />}>
        <TrialPanel workflowCode={workflowCode} definition={definition} scenario={scenario} onClose={() => open(null)} />
      </Suspense>
    );
  }
  const begin = (
    <Button data-action="new-trial" onClick={() => open('new')}>
      {ofTrial('newTrial')}
    </Button>
  );
  if (scenarios.length === 0) return <EmptyState title={t('noScenarios')} hint={t('noScenariosHint')} action={begin} />;
  return (
    <div className={styles.body}>
      <span className={styles.actions}>
        {begin}
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
          {(scenario) => (
            <Line
              workflowCode={workflowCode}
              scenario={scenario}
              run={runs.get(scenario.id) ?? null}
              definition={definition}
              onEdit={() => open(scenario.id)}
            />
          )}
        </InfiniteList>
      </Paper>
    </div>
  );
}

interface LineProps {
  readonly workflowCode: string;
  readonly scenario: Scenario;
  readonly run: Run | null;
  readonly definition: WorkflowDefinition;
  readonly onEdit: () => void;
}

function Line({ workflowCode, scenario, run, definition, onEdit }: LineProps) {
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
      <LineActions workflowCode={workflowCode} scenario={scenario} onEdit={onEdit} />
    </div>
  );
}

function LineActions({ workflowCode, scenario: { id, name }, onEdit }: Pick<LineProps, 'workflowCode' | 'scenario' | 'onEdit'>) {
  const t = useTexts(trialTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const remove = useMutation({
    mutationFn: () => client.call(deleteScenario, { id }, { idempotencyKey: intention.current.keyFor(['remove', id]) }),
    onSuccess: () => {
      intention.current.fulfil();
      return queries.invalidateQueries({ queryKey: ['admin', 'workflows', workflowCode, 'scenarios'] });
    },
  });
  return (
    <span className={styles.actions}>
      <Button size="small" type="text" aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Popconfirm title={t('removeQuestion', { name })} okText={t('remove')} cancelText={t('close')} onConfirm={() => remove.mutate()}>
        <Button size="small" type="text" danger loading={remove.isPending} aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </Popconfirm>
      <span role="alert">{remove.error ? failureText(remove.error) : null}</span>
    </span>
  );
}
