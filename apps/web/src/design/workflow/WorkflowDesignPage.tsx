import { Segmented } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DesignView } from './DesignView.tsx';
import { LayerContext, type Layer } from './layers/layer.ts';
import { PlayingContext, useNewPlaying } from './problems/use-playing.ts';
import { DrawnTrialContext, useNewDrawnTrial } from './trial/drawn-trial.ts';
import { useAddingCommands } from './use-adding-commands.ts';
import { useNewWorkflowDesigner, WorkflowDesignerContext } from './use-workflow-designer.ts';
import { workflowTexts } from './workflow.locale.ts';
import styles from './workflow-page.module.css';

const RightsMatrix = lazy(async () => ({ default: (await import('./rights/RightsMatrix.tsx')).RightsMatrix }));
const WorkflowTrial = lazy(async () => ({ default: (await import('./trial/WorkflowTrial.tsx')).WorkflowTrial }));
const WorkflowVersions = lazy(async () => ({ default: (await import('./versions/WorkflowVersions.tsx')).WorkflowVersions }));

interface WorkflowDesignPageProps {
  readonly appCode: string;
  readonly code: string;
  /** The activity, or `route.` and the route, that the address chooses. */
  readonly chosen: string | null;
}

const views = ['design', 'rights', 'trial', 'versions'] as const;

/** The workflow designer: the drawing with its problems and the settings of what is chosen; rights, trials and versions beside it. */
export function WorkflowDesignPage({ appCode, code, chosen }: WorkflowDesignPageProps) {
  const t = useTexts(workflowTexts);
  const key = useMemo(() => ({ kind: 'workflow', code }) as const, [code]);
  const designer = useNewWorkflowDesigner(appCode, key, chosen);
  useAddingCommands(designer);
  const playing = useNewPlaying(designer.flow, designer.choose);
  const trial = useNewDrawnTrial(appCode, designer.flow);
  const [view, setView] = useState<(typeof views)[number]>('design');
  const [layer, show] = useState<Layer>('plain');
  const shownLayer = useMemo(() => ({ layer, show }), [layer]);
  return (
    <WorkflowDesignerContext value={designer}>
      <PlayingContext value={playing}>
        <DrawnTrialContext value={trial}>
          <LayerContext value={shownLayer}>
            <div className={styles.designer} data-view={view}>
              <Segmented
                className={styles.views ?? ''}
                size="small"
                aria-label={t('views')}
                value={view}
                options={views.map((each) => ({ value: each, label: t(each) }))}
                onChange={setView}
              />
              <Suspense fallback={<LoadingState shape="rows" label={t('loading')} />}>
                {view === 'design' ? <DesignView /> : null}
                {view === 'rights' ? <RightsMatrix /> : null}
                {view === 'trial' ? <WorkflowTrial /> : null}
                {view === 'versions' ? <WorkflowVersions /> : null}
              </Suspense>
            </div>
          </LayerContext>
        </DrawnTrialContext>
      </PlayingContext>
    </WorkflowDesignerContext>
  );
}
