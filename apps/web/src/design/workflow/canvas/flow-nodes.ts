import type { Node } from '@xyflow/react';
import { useMemo, useState } from 'react';
import type { FlowContent } from '../flow/flow-content.ts';
import type { Box, FlowLayout, Jump, Slot } from '../flow/flow-layout.ts';

export type ActivityNodeData = Node<{ readonly code: string }, 'activity'>;
export type HeadingNodeData = Node<{ readonly route: string }, 'heading'>;
export type JumpNodeData = Node<{ readonly jump: Jump }, 'jump'>;
export type SlotNodeData = Node<{ readonly slot: Slot }, 'slot'>;
export type BranchNodeData = Node<{ readonly activity: string }, 'branch'>;
export type LinesNodeData = Node<{ readonly layout: FlowLayout }, 'lines'>;
type NoteNodeData = Node<Record<string, never>, 'note'>;
export type FlowNode = ActivityNodeData | HeadingNodeData | JumpNodeData | SlotNodeData | BranchNodeData | LinesNodeData | NoteNodeData;

export const slotKey = ({ routes }: Pick<Slot, 'routes'>): string => routes.join(' ');

const slotSize = 28;
const addBranchHeight = 24;

type DrawnOf<N> = N extends FlowNode ? Pick<N, 'type' | 'data'> : never;

/** What is drawn, before it is a node of the library. */
type Drawn = DrawnOf<FlowNode>;

/**
 * What the canvas shows of a layout. Everything has its place and its size, and no handles that would have to be measured, so that only
 * what is in view is ever rendered.
 */
function eachNode(content: FlowContent, layout: FlowLayout, add: (id: string, drawn: Drawn, box: Box) => void): void {
  add('lines', { type: 'lines', data: { layout } }, { x: 0, y: 0, width: layout.width, height: layout.height });
  for (const [code, box] of layout.activities) add(`a ${code}`, { type: 'activity', data: { code } }, box);
  for (const [route, box] of layout.headings) add(`h ${route}`, { type: 'heading', data: { route } }, box);
  for (const jump of layout.jumps) add(`j ${jump.route}`, { type: 'jump', data: { jump } }, jump);
  for (const slot of layout.slots) {
    const box = { x: slot.x - slotSize / 2, y: slot.y - slotSize / 2, width: slotSize, height: slotSize };
    add(`s ${slotKey(slot)}`, { type: 'slot', data: { slot } }, box);
  }
  for (const [activity, box] of branchingOf(content, layout)) {
    const below = { x: box.x + box.width / 2 - 48, y: box.y + box.height + 12, width: 96, height: addBranchHeight };
    add(`b ${activity}`, { type: 'branch', data: { activity } }, below);
  }
  if (layout.loose) add('loose', { type: 'note', data: {} }, layout.loose);
}

function nodeOf(id: string, drawn: Drawn, { x, y, width, height }: Box): FlowNode {
  const isLines = drawn.type === 'lines';
  return {
    id,
    ...drawn,
    position: { x, y },
    width,
    height,
    measured: { width, height },
    handles: [],
    className: isLines ? '' : 'nopan',
    draggable: false,
    style: { pointerEvents: isLines ? 'none' : 'all' },
    ...(isLines && { zIndex: -1 }),
  };
}

/** The nodes of a layout; those that stay as they are keep their identity, and are not rendered again. */
export function useFlowNodes(content: FlowContent, layout: FlowLayout): FlowNode[] {
  const [known] = useState(() => new Map<string, FlowNode>());
  return useMemo(() => {
    const nodes: FlowNode[] = [];
    eachNode(content, layout, (id, drawn, box) => {
      const before = known.get(id);
      nodes.push(before && isSame(before, drawn, box) ? before : nodeOf(id, drawn, box));
    });
    known.clear();
    for (const node of nodes) known.set(node.id, node);
    return nodes;
  }, [content, layout, known]);
}

function isSame(before: FlowNode, { data }: Drawn, { x, y, width, height }: Box): boolean {
  const isThere = before.position.x === x && before.position.y === y;
  return isThere && before.width === width && before.height === height && isSameData(before.data, data);
}

/** The code of a node is in its id; a slot and a jump are read from their own place, the lines from the whole layout. */
function isSameData(one: FlowNode['data'], other: FlowNode['data']): boolean {
  if ('layout' in one || 'layout' in other) return 'layout' in one && 'layout' in other && one.layout === other.layout;
  if ('jump' in one && 'jump' in other)
    return one.jump.to === other.jump.to && one.jump.isBack === other.jump.isBack && one.jump.isExit === other.jump.isExit;
  return true;
}

/** The activities whose branches are drawn and can become more. */
function branchingOf(
  { activities, routesFrom }: FlowContent,
  { activities: boxes, headings }: FlowLayout,
): readonly (readonly [string, Box])[] {
  return [...boxes].filter(([code]) => {
    const activity = activities.get(code);
    const isShown = (routesFrom.get(code) ?? []).some((route) => headings.has(route.code));
    return isShown && (activity?.kind === 'exclusive' || activity?.isSplit === true);
  });
}
