import { useMemo } from 'react';
import { CounterexamplePlayer } from '../../admin/workflows/play/CounterexamplePlayer.tsx';
import { FlowCanvas } from './canvas/FlowCanvas.tsx';
import { joinMarks, MarksContext } from './canvas/marks.ts';
import { WorkflowPanel } from './panel/WorkflowPanel.tsx';
import { PlayingContext, useFrameMarks, useIssueMarks, useNewPlaying } from './problems/use-playing.ts';
import { useNewWorkflowDesigner, WorkflowDesignerContext } from './use-workflow-designer.ts';
import styles from './workflow-page.module.css';

interface WorkflowDesignPageProps {
  readonly appCode: string;
  readonly code: string;
  /** The activity, or `route.` and the route, that the address chooses. */
  readonly chosen: string | null;
}

/** The workflow designer: the drawing with its problems, and the settings of what is chosen on it. */
export function WorkflowDesignPage({ appCode, code, chosen }: WorkflowDesignPageProps) {
  const key = useMemo(() => ({ kind: 'workflow', code }) as const, [code]);
  const designer = useNewWorkflowDesigner(appCode, key, chosen);
  const playing = useNewPlaying(designer.flow, designer.choose);
  const issueMarks = useIssueMarks(designer.flow);
  const frameMarks = useFrameMarks(playing);
  const marks = useMemo(() => joinMarks(issueMarks, frameMarks), [issueMarks, frameMarks]);
  return (
    <WorkflowDesignerContext value={designer}>
      <PlayingContext value={playing}>
        <MarksContext value={marks}>
          <div className={styles.designer}>
            <div className={styles.middle}>
              <FlowCanvas />
              {playing.frames.length > 0 ? (
                <CounterexamplePlayer frames={playing.frames} index={playing.index} onIndex={playing.goTo} onClose={playing.stop} />
              ) : null}
            </div>
            <WorkflowPanel />
          </div>
        </MarksContext>
      </PlayingContext>
    </WorkflowDesignerContext>
  );
}
