import { useMemo } from 'react';
import { FlowCanvas } from './canvas/FlowCanvas.tsx';
import { WorkflowPanel } from './panel/WorkflowPanel.tsx';
import { useNewWorkflowDesigner, WorkflowDesignerContext } from './use-workflow-designer.ts';
import styles from './workflow-page.module.css';

interface WorkflowDesignPageProps {
  readonly appCode: string;
  readonly code: string;
  /** The activity, or `route.` and the route, that the address chooses. */
  readonly chosen: string | null;
}

/** The workflow designer: the drawing, and the settings of what is chosen on it. */
export function WorkflowDesignPage({ appCode, code, chosen }: WorkflowDesignPageProps) {
  const key = useMemo(() => ({ kind: 'workflow', code }) as const, [code]);
  const designer = useNewWorkflowDesigner(appCode, key, chosen);
  return (
    <WorkflowDesignerContext value={designer}>
      <div className={styles.designer}>
        <div className={styles.middle}>
          <FlowCanvas />
        </div>
        <WorkflowPanel />
      </div>
    </WorkflowDesignerContext>
  );
}
