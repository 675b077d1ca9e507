import type { Node } from '@xyflow/react';
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
export function nodesOf(content: FlowContent, layout: FlowLayout): FlowNode[] {
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
