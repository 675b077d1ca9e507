import { Controls, ControlButton, MiniMap, ReactFlow, ReactFlowProvider, useReactFlow, useStoreApi, type NodeTypes } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useReducedMotion } from '@inkstone/ui-kit';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { Box } from '../flow/flow-layout.ts';
import { routeOfPart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { ActivityNode } from './ActivityNode.tsx';
import { nodesOf, type FlowNode } from './flow-nodes.ts';
import { FlowOutline } from './FlowOutline.tsx';
import { FlowTools } from './FlowTools.tsx';
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
  return (
    <ReactFlowProvider>
      <FlowTools />
      {bar}
      <div className={styles.canvas} onClick={() => tree.current?.focus({ preventScroll: true })}>
        <FlowOutline tree={tree} />
        <Drawing />
      </div>
    </ReactFlowProvider>
  );
}

const noEdges: never[] = [];

function Drawing() {
  const t = useTexts(workflowTexts);
  const { flow, layout, choose } = useWorkflowDesigner();
  const nodes = useMemo(() => nodesOf(flow.content, layout), [flow.content, layout]);
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  useShowChosen();
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
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
        minZoom={0.15}
        maxZoom={1.5}
        proOptions={{ hideAttribution: true }}
        onPaneClick={() => latest.current(null)}
      >
        <MiniMap<FlowNode>
          pannable
          zoomable
          ariaLabel={t('map')}
          nodeClassName={({ type }) => (type === 'activity' ? styles.mapped! : styles.unmapped!)}
          style={{ width: 160, height: 110 }}
        />
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
      </ReactFlow>
    ),
    [nodes, t, zoomIn, zoomOut, fitView],
  );
}

/** At first the start stands at the top; from then on what is chosen stays in view. */
function useShowChosen(): void {
  const { layout, chosen, flow } = useWorkflowDesigner();
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
  const box = chosen === null ? undefined : boxOf(chosen, layout);
  useEffect(() => {
    const { transform, width, height } = store.getState();
    if (!box || width === 0 || isInside(box, transform, { width, height })) return;
    void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: getZoom(), duration: isReduced ? 0 : 200 });
  }, [box, store, setCenter, getZoom, isReduced]);
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
