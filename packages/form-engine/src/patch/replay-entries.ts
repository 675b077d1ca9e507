import type { EditEntry, Patch } from '@inkstone/schema';
import type { FormEdits } from '../edits/form-edits.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import { isSameValue } from '../same-value.ts';
import type { FormEvents } from '../events/form-events.ts';

/**
 * Replays a log: what was set, then the events that ran. Runs synchronously up to the first event that waits for a response; the rest
 * follows when it has arrived, and the form is not settled before. At the end the form contains what the patch states, whatever the log
 * contains.
 */
export function replayEntries(graph: FormGraph, edits: FormEdits, events: FormEvents, patch: Patch): void {
  events.beginReplay();
  const work = replayFrom(graph, edits, events, patch, 0);
  if (work) graph.work.add(work);
}

function replayFrom(graph: FormGraph, edits: FormEdits, events: FormEvents, patch: Patch, from: number): Promise<void> | undefined {
  const entries = patch.entries ?? [];
  for (const [index, entry] of entries.entries()) {
    if (index < from) continue;
    applyEntry(graph, edits, entry);
    if (entry.runs) events.replayRuns(entry.runs);
    if (entry.resumed !== undefined)
      return events.replayResumed(entry.resumed).then(() => replayFrom(graph, edits, events, patch, index + 1));
  }
  reconcile(graph, edits, patch);
  events.endReplay();
  return undefined;
}

function applyEntry(graph: FormGraph, edits: FormEdits, { values = {}, rows = {} }: EditEntry): void {
  graph.change(() => {
    for (const [code, { added = [], removed = [], order }] of Object.entries(rows)) applyRows(graph, edits, code, added, removed, order);
    for (const [path, raw] of Object.entries(values)) {
      const field = graph.find(path);
      if (field) edits.enter(field, raw);
    }
  });
}

function applyRows(
  graph: FormGraph,
  edits: FormEdits,
  code: string,
  added: readonly string[],
  removed: readonly string[],
  order: readonly string[] | undefined,
): void {
  const sheet = graph.sheet(code);
  edits.remove(sheet, removed);
  for (const id of added) if (!sheet.rows.has(id)) edits.insert(sheet, Infinity, { id });
  if (order && order.length === sheet.rows.length && order.every((id) => sheet.rows.has(id))) edits.arrange(sheet, order);
}

/** Where the log and the patch differ, the patch is what the person wants stored. */
function reconcile(graph: FormGraph, edits: FormEdits, { values, rows }: Patch): void {
  graph.change(() => {
    for (const [code, { added, removed, order }] of Object.entries(rows)) applyRows(graph, edits, code, added, removed, order);
    for (const [path, raw] of Object.entries(values)) {
      const field = graph.find(path);
      const decoded = field?.model.decode(raw, field.plan.options);
      if (field && decoded?.ok && !isSameValue(field.model.encode(decoded.value), graph.valueAt(path))) edits.enter(field, raw);
    }
  });
}
