import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkflowFinding } from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { FindingList } from '../FindingList.tsx';
import { FlowMap } from '../FlowMap.tsx';
import { findingsQuery } from '../workflow-queries.ts';
import { workflowsTexts } from '../workflows.locale.ts';
import { CounterexamplePlayer } from './CounterexamplePlayer.tsx';
import { DraftChoice, type CheckedDraft } from './DraftChoice.tsx';
import { playFrames, type PlayFrame } from './play-frames.ts';
import styles from '../workflows.module.css';

interface MapAndFindingsProps {
  readonly workflowCode: string;
  readonly published: WorkflowDefinition;
}

interface Playing {
  readonly frames: readonly PlayFrame[];
  readonly index: number;
}

/** The drawing, what the check says of it, and the way into each trouble played on it. A file may stand for what is published. */
export function MapAndFindings({ workflowCode, published }: MapAndFindingsProps) {
  const t = useTexts(workflowsTexts);
  const [draft, setDraft] = useState<CheckedDraft | null>(null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const query = useQuery(findingsQuery(useClient(), workflowCode));
  const definition = draft?.definition ?? published;
  const findings = draft?.findings ?? query.data?.findings;

  const play = (finding: WorkflowFinding): void => setPlaying({ frames: playFrames(finding, definition.routes), index: 0 });
  const show = (next: CheckedDraft | null): void => {
    setPlaying(null);
    setDraft(next);
  };

  return (
    <>
      <DraftChoice workflowCode={workflowCode} draft={draft} onDraft={show} />
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
      <h2 className="admin-heading">{t('findings')}</h2>
      <Paper className={styles.panel ?? ''}>
        {findings ? <FindingList findings={findings} onPlay={play} /> : null}
        {!findings && query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
        {!findings && query.isPending ? <LoadingState shape="text" count={2} label={t('loading')} /> : null}
      </Paper>
    </>
  );
}
