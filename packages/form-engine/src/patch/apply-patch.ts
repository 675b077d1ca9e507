import type { FieldPath, Issue, Patch } from '@inkstone/schema';
import { replayEntries } from './replay-entries.ts';
import { isCell } from '../open-form/cell-field.ts';
import type { FormEdits } from '../edits/form-edits.ts';
import type { FormGraph } from '../graph/form-graph.ts';

/** Applies rows first, then values: sources of mappings before other fields, otherwise in the order in which the person set them. */
export function applyCheckedPatch(graph: FormGraph, edits: FormEdits, patch: Patch): void {
  if (patch.entries && edits.events) return replayEntries(graph, edits, edits.events, patch);
  graph.change(() => {
    for (const [code, { added, removed, order }] of Object.entries(patch.rows)) {
      const sheet = graph.sheet(code);
      edits.remove(sheet, removed);
      for (const id of added) edits.insert(sheet, Infinity, { id });
      if (order) sheet.arrange(order.map((id) => sheet.rows.slot(id)));
    }
    for (const [path, raw] of inMappingOrder(graph, Object.entries(patch.values))) edits.enter(graph.field(path), raw);
  });
}

function inMappingOrder(graph: FormGraph, entries: readonly (readonly [FieldPath, unknown])[]): readonly (readonly [FieldPath, unknown])[] {
  const isSource = entries.map(([path]) => graph.field(path).plan.mappings.length > 0);
  if (!isSource.includes(true)) return entries;
  return [...entries.filter((_, index) => isSource[index]), ...entries.filter((_, index) => !isSource[index])];
}

/** Returns the paths of a patch that a condition locks now. */
export function lockedPaths(graph: FormGraph, patch: Patch): ReadonlySet<FieldPath> {
  const locked = new Set<FieldPath>();
  for (const path of Object.keys(patch.values)) {
    const field = graph.find(path);
    if (field && isLocked(field)) locked.add(path);
  }
  for (const code of Object.keys(patch.rows)) if (graph.field(code).disabled.peek()) locked.add(code);
  return locked;
}

function isLocked(field: ReturnType<FormGraph['field']>): boolean {
  return isCell(field) ? field.disabled.peek() : field.isDisabled;
}

export function notEditable(path: FieldPath): Issue {
  return { code: 'NotEditable', path };
}
