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

/**
 * What the canvas shows of a layout. Everything has its place and its size, and no handles that would have to be measured, so that only
 * what is in view is ever rendered.
 */
function nodesOf(content: FlowContent, layout: FlowLayout): FlowNode[] {
  const at = ({ x, y, width, height }: Box) => ({
    position: { x, y },
    width,
    height,
    measured: { width, height },
    handles: [],
    className: 'nopan',
    draggable: false,
    style: { pointerEvents: 'all' } as const,
  });
  return [
    {
      id: 'lines',
      type: 'lines',
      data: { layout },
      ...at({ x: 0, y: 0, width: layout.width, height: layout.height }),
      className: '',
      zIndex: -1,
      style: { pointerEvents: 'none' },
    },
    ...[...layout.activities].map(([code, box]): FlowNode => ({ id: `a ${code}`, type: 'activity', data: { code }, ...at(box) })),
    ...[...layout.headings].map(([route, box]): FlowNode => ({ id: `h ${route}`, type: 'heading', data: { route }, ...at(box) })),
    ...layout.jumps.map((jump): FlowNode => ({ id: `j ${jump.route}`, type: 'jump', data: { jump }, ...at(jump) })),
    ...layout.slots.map((slot): FlowNode => {
      const box = { x: slot.x - slotSize / 2, y: slot.y - slotSize / 2, width: slotSize, height: slotSize };
      return { id: `s ${slotKey(slot)}`, type: 'slot', data: { slot }, ...at(box) };
    }),
    ...branchingOf(content, layout).map(([activity, box]): FlowNode => {
      const below = { x: box.x + box.width / 2 - 48, y: box.y + box.height + 12, width: 96, height: addBranchHeight };
      return { id: `b ${activity}`, type: 'branch', data: { activity }, ...at(below) };
    }),
    ...(layout.loose ? [{ id: 'loose', type: 'note', data: {}, ...at(layout.loose) } as FlowNode] : []),
  ];
}

/** The nodes of a layout; those that stay as they are keep their identity, and are not rendered again. */
export function useFlowNodes(content: FlowContent, layout: FlowLayout): FlowNode[] {
  const [known] = useState(() => new Map<string, FlowNode>());
  return useMemo(() => {
    const nodes = nodesOf(content, layout).map((node) => {
      const before = known.get(node.id);
      return before && isSame(before, node) ? before : node;
    });
    known.clear();
    for (const node of nodes) known.set(node.id, node);
    return nodes;
  }, [content, layout, known]);
}

function isSame(one: FlowNode, other: FlowNode): boolean {
  const isThere = one.position.x === other.position.x && one.position.y === other.position.y;
  return isThere && one.width === other.width && one.height === other.height && isSameData(one.data, other.data);
}

/** The code of a node is in its id; a slot and a jump are read from their own place, the lines from the whole layout. */
function isSameData(one: FlowNode['data'], other: FlowNode['data']): boolean {
  if ('layout' in one || 'layout' in other) return one === other;
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
