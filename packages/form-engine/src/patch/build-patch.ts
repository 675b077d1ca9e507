import type { Patch } from '@inkstone/schema';
import type { FormGraph } from '../graph/form-graph.ts';
import type { TouchedPaths } from '../edits/touched-paths.ts';

/** What the person set, in that order, and which rows were added, removed and moved. Computed values are not included. */
export function buildPatch(graph: FormGraph, touched: TouchedPaths): Patch {
  const values: Patch['values'] = {};
  for (const path of touched.all()) {
    const value = graph.valueAt(path);
    if (value !== undefined) values[path] = value;
  }
  const rows: Patch['rows'] = {};
  for (const { sheet, path } of graph.fields) {
    if (!sheet?.rows.differs()) continue;
    rows[path] = {
      added: sheet.rows.added(),
      removed: sheet.rows.removed(),
      ...(sheet.rows.isRearranged() ? { order: sheet.rows.ids() } : {}),
    };
  }
  return { values, rows };
}
