import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { CounterexamplePlayer } from '../../admin/workflows/play/CounterexamplePlayer.tsx';
import { loadPart } from '../frame/load-part.ts';
import { laterParts } from './later-parts.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { FlowCanvas } from './canvas/FlowCanvas.tsx';
import { joinMarks, MarksContext } from './canvas/marks.ts';
import { ChangesContext, useChangeMarks, useNewDrawnChanges } from './changes/use-flow-changes.ts';
import { FiguresContext, useFigureMarks, useNewDrawnFigures } from './figures/use-figures.ts';
import { useLayer } from './layers/layer.ts';
import { SimulationContext, useNewSimulation, useSimulationMarks } from './simulation/use-simulation.ts';
import { WorkflowPanel } from './panel/WorkflowPanel.tsx';
import { useFrameMarks, useIssueMarks, usePlaying } from './issues/use-playing.ts';
import { useDrawnTrial, useTrialMarks } from './trial/drawn-trial.ts';
import { TrialLine } from './trial/TrialLine.tsx';
import { useShownDesigner } from './use-shown-designer.ts';
import { useWorkflowDesigner, WorkflowDesignerContext } from './use-workflow-designer.ts';
import { workflowTexts } from './workflow.locale.ts';
import styles from './workflow-page.module.css';

const RemovePart = lazy(async () => ({ default: (await loadPart(laterParts.RemovePart)).RemovePart }));
const FiguresBar = lazy(async () => ({ default: (await loadPart(laterParts.FiguresBar)).FiguresBar }));
const SimulationPanel = lazy(async () => ({ default: (await loadPart(laterParts.SimulationPanel)).SimulationPanel }));
const ChangesBar = lazy(async () => ({ default: (await loadPart(laterParts.ChangesBar)).ChangesBar }));
const ChangesPanel = lazy(async () => ({ default: (await loadPart(laterParts.ChangesPanel)).ChangesPanel }));

interface DesignViewProps {
  /** The scenario that is continued as a simulation. */
  readonly scenario: string | null;
}

/** The drawing with the layer that is shown on it, and the panel beside it. */
export function DesignView({ scenario }: DesignViewProps) {
  const t = useTexts(workflowTexts);
  const { layer } = useLayer();
  const playing = usePlaying();
  const bar = { plain: null, simulation: null, figures: <FiguresBar />, changes: <ChangesBar /> }[layer];
  return (
    <Layers scenario={scenario}>
      <div className={styles.middle}>
        <FlowCanvas bar={<Suspense fallback={null}>{bar}</Suspense>} />
        {layer === 'plain' ? <TrialLine /> : null}
        {playing.frames.length > 0 ? (
          <CounterexamplePlayer frames={playing.frames} index={playing.index} onIndex={playing.goTo} onClose={playing.stop} />
        ) : null}
      </div>
      <Removal />
      <Suspense fallback={<LoadingState shape="rows" label={t('loading')} />}>
        {{ plain: <WorkflowPanel />, simulation: <SimulationPanel />, figures: <WorkflowPanel />, changes: <ChangesPanel /> }[layer]}
      </Suspense>
    </Layers>
  );
}

/** The removal that is asked about. */
function Removal() {
  const { removal } = useWorkflowDesigner();
  return removal ? (
    <Suspense fallback={null}>
      <RemovePart removal={removal} />
    </Suspense>
  ) : null;
}

/** What the layers mark, and the content that is drawn. */
function Layers({ scenario, children }: DesignViewProps & { readonly children: ReactNode }) {
  const designer = useWorkflowDesigner();
  const { layer } = useLayer();
  const figures = useNewDrawnFigures(designer.appCode, designer.flow, layer === 'figures');
  const changes = useNewDrawnChanges(designer.appCode, designer.flow, layer === 'changes');
  const shown = useShownDesigner(designer, layer === 'changes' ? changes.drawn : null);
  const simulation = useNewSimulation(designer, scenario);
  const simulationMarks = useSimulationMarks(simulation, designer);
  const figureMarks = useFigureMarks(figures);
  const changeMarks = useChangeMarks(changes);
  const issueMarks = useIssueMarks(designer.flow);
  const frameMarks = useFrameMarks(usePlaying());
  const trialMarks = useTrialMarks(useDrawnTrial());
  const marks = useMemo(() => {
    if (layer === 'changes') return joinMarks(changeMarks);
    const own = { plain: trialMarks, simulation: simulationMarks, figures: figureMarks }[layer];
    return joinMarks(issueMarks, own, frameMarks);
  }, [layer, issueMarks, figureMarks, changeMarks, simulationMarks, trialMarks, frameMarks]);
  return (
    <FiguresContext value={figures}>
      <ChangesContext value={changes}>
        <WorkflowDesignerContext value={shown}>
          <SimulationContext value={simulation}>
            <MarksContext value={marks}>{children}</MarksContext>
          </SimulationContext>
        </WorkflowDesignerContext>
      </ChangesContext>
    </FiguresContext>
  );
}
