import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LocalizedWorkflowIssue } from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { IssueList } from '../IssueList.tsx';
import { FlowDetails } from '../FlowDetails.tsx';
import { FlowMap } from '../FlowMap.tsx';
import { issuesQuery } from '../workflow-queries.ts';
import { workflowsTexts } from '../workflows.locale.ts';
import { CounterexamplePlayer } from './CounterexamplePlayer.tsx';
import { playFrames, type PlayFrame } from './play-frames.ts';
import styles from '../workflows.module.css';
import adminStyles from '../../admin.module.css';

interface MapAndIssuesProps {
  readonly workflowCode: string;
  readonly definition: WorkflowDefinition;
}

interface Playing {
  readonly frames: readonly PlayFrame[];
  readonly index: number;
}

/** The diagram with the issues of the workflow check; the steps that lead to each are played on it. */
export function MapAndIssues({ workflowCode, definition }: MapAndIssuesProps) {
  const t = useTexts(workflowsTexts);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const query = useQuery(issuesQuery(useClient(), workflowCode));
  const issues = query.data?.findings;
  const details = query.data?.details;

  const play = (issue: LocalizedWorkflowIssue): void => setPlaying({ frames: playFrames(issue, definition.routes), index: 0 });

  return (
    <>
      <Paper>
        <FlowMap definition={definition} frame={playing?.frames[playing.index] ?? null} />
        {playing ? (
          <CounterexamplePlayer
            frames={playing.frames}
            index={playing.index}
            onIndex={(index) => setPlaying({ ...playing, index })}
            onClose={() => setPlaying(null)}
          />
        ) : null}
      </Paper>
      {details ? (
        <>
          <h2 className={adminStyles.heading}>{t('details')}</h2>
          <Paper className={styles.panel ?? ''}>
            <FlowDetails definition={definition} details={details} />
          </Paper>
        </>
      ) : null}
      <h2 className={adminStyles.heading}>{t('issues')}</h2>
      <Paper className={styles.panel ?? ''}>
        {issues ? <IssueList issues={issues} onPlay={play} /> : null}
        {!issues && query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
        {!issues && query.isPending ? <LoadingState shape="text" count={2} label={t('loading')} /> : null}
      </Paper>
    </>
  );
}
