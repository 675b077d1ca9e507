import { cellPath, parseFieldPath } from '@inkstone/schema';
import type { FormGraph } from '../graph/form-graph.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { noEvents, type EventPlans } from '../plan/events/event-plan.ts';

/** Where an event happens: a control, a row of a sheet, or a cell. */
export interface EventLocation {
  readonly path: string;
  readonly events: EventPlans;
  readonly row: { readonly sheet: SheetState; readonly slot: number } | undefined;
  /** False for a control without a value: no edit changes it, and its view tells what happens. */
  readonly holdsValue: boolean;
  readonly isVisible: boolean;
  readonly isLocked: boolean;
}

const rowPattern = /^([A-Za-z]\w*)\[([0-9A-Za-z-]+)\]$/;

export function rowPath(sheet: SheetState, slot: number): string {
  return `${sheet.plan.definition.key}[${sheet.rows.id(slot)}]`;
}

export function pathOfCell(sheet: SheetState, slot: number, column: number): string {
  return cellPath(sheet.plan.definition.key, sheet.rows.id(slot), sheet.plan.columns[column]!.definition.key);
}

/** Returns null if the control or the row does not exist. */
export function eventLocation(graph: FormGraph, path: string): EventLocation | null {
  const row = rowPattern.exec(path);
  const parsed = row ? null : parseFieldPath(path);
  const field = graph.fieldByKey.get(row?.[1] ?? (parsed?.kind === 'cell' ? parsed.sheet : path));
  if (!field) return null;
  const { sheet, plan } = field;
  const own = { path, holdsValue: field.holdsValue, isVisible: field.isVisible, isLocked: field.isDisabled || !field.rights.edit };
  if (!row && parsed?.kind !== 'cell') return { ...own, events: plan.events, row: undefined };
  const id = row?.[2] ?? (parsed?.kind === 'cell' ? parsed.row : '');
  if (!sheet?.rows.has(id)) return null;
  const slot = sheet.rows.slot(id);
  if (row) return { ...own, events: plan.events, row: { sheet, slot } };
  const column = parsed?.kind === 'cell' ? sheet.plan.columnIndex.get(parsed.column) : undefined;
  if (column === undefined) return null;
  const cell = sheet.plan.columns[column]!;
  return {
    path,
    events: cell.events ?? noEvents,
    row: { sheet, slot },
    holdsValue: own.holdsValue,
    isVisible: own.isVisible && sheet.rules.isVisible(cell, slot),
    isLocked: own.isLocked || sheet.rules.isDisabled(cell, slot),
  };
}
