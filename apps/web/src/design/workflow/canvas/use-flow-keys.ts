import { useReactFlow } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import { placementsOf, unitOf } from '../flow/find-step.ts';
import { routeOfPart } from '../part.ts';
import { partAround, useWorkflowDesigner, type WorkflowDesigner } from '../use-workflow-designer.ts';
import { slotKey } from './flow-nodes.ts';
import type { OutlineLine } from './outline.ts';

/** The outline, to which everything that the mouse does on the drawing is a key. */
export const flowOutlineId = 'workflow-outline';

/** The field in which nodes are searched. */
export const flowSearchId = 'workflow-drawing-search';

/** Everything that the mouse does on the drawing, by keys. */
export function useFlowKeys(lines: readonly OutlineLine[], chosen: string | null): (event: KeyboardEvent<HTMLElement>) => void {
  const designer = useWorkflowDesigner();
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const views: Readonly<Record<string, () => void>> = {
    '=': () => void zoomIn(),
    '-': () => void zoomOut(),
    '0': () => void fitView({ padding: 0.05 }),
    '/': () => document.getElementById(flowSearchId)?.focus(),
  };
  return (event) => {
    if (event.nativeEvent.isComposing) return;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const run = (isPlain ? views[event.key] : undefined) ?? commandOf(event, { designer, lines, chosen });
    if (!run) return;
    event.preventDefault();
    run();
  };
}

interface Outlined {
  readonly designer: WorkflowDesigner;
  readonly lines: readonly OutlineLine[];
  readonly chosen: string | null;
}

function commandOf(event: KeyboardEvent, outlined: Outlined): (() => void) | null {
  const { key, altKey } = event;
  const { designer, chosen } = outlined;
  const { canEdit } = designer;
  const walked = altKey || event.ctrlKey || event.metaKey ? null : walk(key, outlined);
  if (walked) return walked;
  if (chosen === null || !canEdit) return null;
  const copying = copyingCommand(event, designer, chosen);
  if (copying) return copying;
  if (altKey && isArrow(key)) return () => moveBy(key, designer, chosen);
  if (key === 'Delete' || key === 'Backspace') return () => designer.remove(chosen);
  if (key === 'Enter' || key === 'F2')
    return routeOfPart(chosen) === null
      ? () => designer.setRenamed(chosen)
      : () => document.getElementById('workflow-panel-first')?.focus();
  if (key === 'Insert' || key === '+') return () => openMenu(designer, chosen);
  return null;
}

const isArrow = (key: string): boolean => key.startsWith('Arrow');

function walk(key: string, { designer, lines, chosen }: Outlined): (() => void) | null {
  const { choose, flow, folded, fold } = designer;
  const at = lines.findIndex(({ part }) => part === chosen);
  const to = (index: number) => () => choose(lines[Math.max(0, Math.min(lines.length - 1, index))]?.part ?? null);
  if (key === 'ArrowDown') return to(at + 1);
  if (key === 'ArrowUp') return to(at - 1);
  if (key === 'Home') return to(0);
  if (key === 'End') return to(lines.length - 1);
  if (chosen === null) return null;
  if (key === 'ArrowLeft') return () => choose(partAround(flow, chosen) ?? chosen);
  if (key === 'ArrowRight') return folded.has(chosen) ? () => fold(new Set([...folded].filter((each) => each !== chosen))) : to(at + 1);
  if (key === ' ' && (placementsOf(flow.blocks).get(chosen)?.step.branches.length ?? 0) > 1)
    return () => fold(folded.has(chosen) ? new Set([...folded].filter((each) => each !== chosen)) : new Set([...folded, chosen]));
  return null;
}

function copyingCommand(
  { ctrlKey, metaKey, shiftKey, key }: KeyboardEvent,
  designer: WorkflowDesigner,
  chosen: string,
): (() => void) | null {
  if (!(ctrlKey || metaKey) || shiftKey) return null;
  const pressed = key.toLowerCase();
  if (pressed === 'c') return () => designer.copy(chosen);
  if (pressed === 'd') return () => designer.duplicate(chosen);
  if (pressed === 'x')
    return () => {
      if (designer.copy(chosen)) designer.remove(chosen);
    };
  return pressed === 'v' ? () => pasteBehind(designer, chosen) : null;
}

function pasteBehind({ paste, slotBehind, refuseBehind }: WorkflowDesigner, chosen: string): void {
  const slot = slotBehind(chosen);
  if (slot) paste(slot);
  else refuseBehind(chosen);
}

function openMenu({ layout, slotBehind, refuseBehind, setOpenSlot }: WorkflowDesigner, chosen: string): void {
  const routes = slotBehind(chosen);
  const slot = routes && (layout.slots.find((each) => each.routes.some((code) => routes.includes(code))) ?? null);
  if (slot) setOpenSlot(slotKey(slot));
  else refuseBehind(chosen);
}

/** Up and down move a node over the one before or behind it, left and right a branch among its siblings. */
function moveBy(key: string, designer: WorkflowDesigner, chosen: string): void {
  const { flow, move, moveBranch } = designer;
  const route = routeOfPart(chosen);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (route !== null) moveBranch(route, key === 'ArrowLeft' ? -1 : 1);
    return;
  }
  if (route !== null) return;
  const unit = unitOf(flow.content, flow.blocks, chosen);
  if (!unit) return;
  const slot = key === 'ArrowUp' ? slotBefore(designer, unit) : slotAfterNext(designer, unit.next);
  if (slot) move(chosen, slot);
}

type Unit = NonNullable<ReturnType<typeof unitOf>>;

/** The routes into the unit before this one; into its branch, if it is the first of it. */
function slotBefore({ flow }: WorkflowDesigner, { into }: Unit): readonly string[] | null {
  const from = flow.content.routes.get(into[0] ?? '')?.from;
  const before = from === undefined ? null : unitOf(flow.content, flow.blocks, from);
  return before && before.into.length > 0 ? before.into : null;
}

/** The routes out of the unit behind this one. */
function slotAfterNext({ flow }: WorkflowDesigner, next: string | null): readonly string[] | null {
  const behind = next === null ? null : unitOf(flow.content, flow.blocks, next);
  return behind && behind.out.length > 0 ? behind.out : null;
}
