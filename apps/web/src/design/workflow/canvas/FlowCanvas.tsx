import { Controls, ControlButton, ReactFlow, ReactFlowProvider, useReactFlow, useStoreApi, type NodeTypes } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useReducedMotion } from '@inkstone/ui-kit';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { Box } from '../flow/flow-layout.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { routeOfPart } from '../part.ts';
import { useWorkflowDesigner, WorkflowDesignerContext } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { ActivityNode } from './ActivityNode.tsx';
import { useFlowNodes, type FlowNode } from './flow-nodes.ts';
import { FlowMap } from './FlowMap.tsx';
import { FlowOutline } from './FlowOutline.tsx';
import { FlowTools } from './FlowTools.tsx';
import { ShownRefusal } from './Refusals.tsx';
import { LinesNode } from './LinesNode.tsx';
import { AddBranchNode, HeadingNode, JumpNode, NoteNode } from './RouteNodes.tsx';
import { SlotNode } from './SlotNode.tsx';
import styles from './canvas.module.css';

const nodeTypes = {
  activity: ActivityNode,
  heading: HeadingNode,
  jump: JumpNode,
  slot: SlotNode,
  branch: AddBranchNode,
  lines: LinesNode,
  note: NoteNode,
} satisfies NodeTypes;

/** The workflow as a drawing that can be moved and zoomed, with an overview; its outline takes the keyboard. `bar` stands above it. */
export function FlowCanvas({ bar }: { readonly bar: ReactNode }) {
  const tree = useRef<HTMLDivElement>(null);
  // The tools follow an edit; the drawing does not wait for them.
  const designer = useDeferredValue(useWorkflowDesigner());
  const tools = useMemo(() => <FlowTools />, []);
  return (
    <ReactFlowProvider>
      <WorkflowDesignerContext value={designer}>{tools}</WorkflowDesignerContext>
      {bar}
      <div className={styles.canvas} onClick={() => tree.current?.focus({ preventScroll: true })}>
        <FlowOutline tree={tree} />
        <Drawing />
        <ShowChosen />
        <ShownRefusal />
      </div>
    </ReactFlowProvider>
  );
}

const noEdges: never[] = [];

function Drawing() {
  const t = useTexts(workflowTexts);
  const { flow, layout, choose } = useWorkflowDesigner();
  const nodes = useFlowNodes(flow.content, layout);
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const tools = useMemo(
    () => (
      <>
        <FlowMap />
        <Controls showZoom={false} showFitView={false} showInteractive={false} position="bottom-left">
          <ControlButton aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => void zoomIn()}>
            ＋
          </ControlButton>
          <ControlButton aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => void zoomOut()}>
            −
          </ControlButton>
          <ControlButton aria-label={t('fit')} title={t('fit')} onClick={() => void fitView({ padding: 0.05 })}>
            ⤢
          </ControlButton>
        </Controls>
      </>
    ),
    [t, zoomIn, zoomOut, fitView],
  );
  // Its own parts are many, and depend on the nodes alone.
  return useMemo(
    () => (
      <ReactFlow<FlowNode>
        aria-label={t('drawing')}
        className={styles.flow ?? ''}
        nodes={nodes}
        edges={noEdges}
        nodeTypes={nodeTypes}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        onlyRenderVisibleElements
        disableKeyboardA11y
        panOnScroll
        zoomOnDoubleClick={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        minZoom={0.04}
        maxZoom={1.5}
        proOptions={{ hideAttribution: true }}
        onPaneClick={() => latest.current(null)}
      >
        {tools}
      </ReactFlow>
    ),
    [nodes, t, tools],
  );
}

/** Whoever chooses the next one within this time walks with the keys. */
const walkingMilliseconds = 500;

/** At first the start stands at the top; from then on what is chosen stays in view. */
function ShowChosen() {
  const { layout, flow } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const { setViewport, setCenter, getZoom } = useReactFlow();
  const store = useStoreApi();
  const isReduced = useReducedMotion();
  const isShown = useRef(false);
  const start = [...flow.content.activities.values()].find(({ kind }) => kind === 'start');
  const startBox = start && layout.activities.get(start.code);
  useEffect(() => {
    if (isShown.current || !startBox) return;
    const { width } = store.getState();
    if (width === 0) return;
    isShown.current = true;
    void setViewport({ x: width / 2 - (startBox.x + startBox.width / 2), y: 0, zoom: 1 });
  });
  // What is added or folded makes the drawing wider or narrower; its axis stays where it is.
  const axis = startBox ? startBox.x + startBox.width / 2 : null;
  const shownAxis = useRef(axis);
  useLayoutEffect(() => {
    const before = shownAxis.current;
    shownAxis.current = axis;
    if (!isShown.current || before === null || axis === null || before === axis) return;
    const [x, y, zoom] = store.getState().transform;
    void setViewport({ x: x + (before - axis) * zoom, y, zoom });
  }, [axis, store, setViewport]);
  const box = chosen === null ? undefined : boxOf(chosen, layout);
  const chosenAt = useRef(0);
  useEffect(() => {
    const { transform, width, height } = store.getState();
    const now = performance.now();
    const isWalking = now - chosenAt.current < walkingMilliseconds;
    chosenAt.current = now;
    if (!box || width === 0 || isInside(box, transform, { width, height })) return;
    // Each frame of a movement renders what comes into view, for which the next key would wait.
    const duration = isReduced || isWalking ? 0 : 200;
    void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: getZoom(), duration });
  }, [box, store, setCenter, getZoom, isReduced]);
  return null;
}

function boxOf(part: string, layout: ReturnType<typeof useWorkflowDesigner>['layout']): Box | undefined {
  const route = routeOfPart(part);
  if (route === null) return layout.activities.get(part);
  return layout.headings.get(route) ?? layout.jumps.find((jump) => jump.route === route);
}

function isInside(
  { x, y, width, height }: Box,
  [left, top, zoom]: readonly [number, number, number],
  view: { width: number; height: number },
): boolean {
  const at = { x: x * zoom + left, y: y * zoom + top };
  return at.x >= 0 && at.y >= 0 && at.x + width * zoom <= view.width && at.y + height * zoom <= view.height;
}
