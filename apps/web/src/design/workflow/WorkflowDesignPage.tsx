import { Segmented } from 'antd';
import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { loadPart } from '../frame/load-part.ts';
import { laterParts, preloadLaterParts } from './later-parts.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSearchParams } from '../../platform/router/index.ts';
import { whenIdle } from '../../platform/window/when-idle.ts';
import { useShowsVersion } from '../working-copy/use-working-copy.ts';
import { Refusals } from './canvas/Refusals.tsx';
import { ChosenPart } from './ChosenPart.tsx';
import { DesignView } from './DesignView.tsx';
import { LayerContext, type Layer } from './layers/layer.ts';
import { PlayingContext, useNewPlaying } from './issues/use-playing.ts';
import { DrawnTrialContext, useNewDrawnTrial } from './trial/drawn-trial.ts';
import { useAddingCommands } from './use-adding-commands.ts';
import { useNewWorkflowDesigner, WorkflowDesignerContext } from './use-workflow-designer.ts';
import type { WorkflowKey } from './workflow-operations.ts';
import { workflowTexts } from './workflow.locale.ts';
import styles from './workflow-page.module.css';

const RightsMatrix = lazy(async () => ({ default: (await loadPart(laterParts.RightsMatrix)).RightsMatrix }));
const WorkflowScenarios = lazy(async () => ({ default: (await loadPart(laterParts.WorkflowScenarios)).WorkflowScenarios }));
const WorkflowVersions = lazy(async () => ({ default: (await loadPart(laterParts.WorkflowVersions)).WorkflowVersions }));

interface WorkflowDesignPageProps {
  readonly appCode: string;
  readonly code: string;
  /** The activity, or `route.` and the route, that the address chooses. */
  readonly chosen: string | null;
}

const views = ['design', 'rights', 'scenarios', 'versions'] as const;

/** Of a published version nothing runs, and its versions are those of the workflow around it. */
const viewsOfVersion: readonly View[] = ['design', 'rights'];

/**
 * The workflow designer: the drawing with its problems and the settings of what is chosen; rights, scenarios and versions beside it. An
 * address with a scenario continues it as a simulation.
 */
export function WorkflowDesignPage({ appCode, code, chosen }: WorkflowDesignPageProps) {
  const key = useMemo(() => ({ kind: 'workflow', code }) as const, [code]);
  useEffect(() => whenIdle(preloadLaterParts), []);
  const [address] = useSearchParams();
  const [scenario] = useState(() => address.get('scenario'));
  return (
    <ChosenPart appCode={appCode} document={key} part={chosen}>
      <Refusals>
        <Designer appCode={appCode} document={key} scenario={scenario} />
      </Refusals>
    </ChosenPart>
  );
}

type View = (typeof views)[number];

interface DesignerProps {
  readonly appCode: string;
  readonly document: WorkflowKey;
  readonly scenario: string | null;
}

/** The address follows what is chosen, and changes nothing here. */
const Designer = memo(function Designer({ appCode, document, scenario }: DesignerProps) {
  const t = useTexts(workflowTexts);
  const designer = useNewWorkflowDesigner(appCode, document);
  const playing = useNewPlaying(designer.flow, designer.choose);
  const trial = useNewDrawnTrial(appCode, designer.flow);
  const [view, setView] = useState<View>('design');
  const [layer, show] = useState<Layer>(scenario === null ? 'plain' : 'simulation');
  const shownLayer = useMemo(() => ({ layer, show }), [layer]);
  return (
    <WorkflowDesignerContext value={designer}>
      <PlayingContext value={playing}>
        <DrawnTrialContext value={trial}>
          <LayerContext value={shownLayer}>
            <AddingCommands />
            <div className={styles.designer} data-view={view}>
              <Views view={view} onView={setView} />
              <Suspense fallback={<LoadingState shape="rows" label={t('loading')} />}>
                {view === 'design' ? <DesignView scenario={scenario} /> : null}
                {view === 'rights' ? <RightsMatrix /> : null}
                {view === 'scenarios' ? <WorkflowScenarios onSimulate={() => (setView('design'), show('simulation'))} /> : null}
                {view === 'versions' ? <WorkflowVersions /> : null}
              </Suspense>
            </div>
          </LayerContext>
        </DrawnTrialContext>
      </PlayingContext>
    </WorkflowDesignerContext>
  );
});

function AddingCommands() {
  useAddingCommands();
  return null;
}

const Views = memo(function Views({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const t = useTexts(workflowTexts);
  const showsVersion = useShowsVersion();
  return (
    <Segmented
      className={styles.views ?? ''}
      size="small"
      aria-label={t('views')}
      value={view}
      options={(showsVersion ? viewsOfVersion : views).map((each) => ({ value: each, label: t(each) }))}
      onChange={onView}
    />
  );
});
