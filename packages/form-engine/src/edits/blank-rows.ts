import { limits } from '@inkstone/schema';
import type { FormEdits } from './form-edits.ts';
import type { FormGraph } from '../graph/form-graph.ts';

/**
 * Adds the empty rows with which a form starts for a person (designer specification, section 3: rows). They count as added by the person.
 */
export function addBlankRows(graph: FormGraph, edits: FormEdits): void {
  graph.change(() => {
    for (const { sheet, rights, plan } of graph.fields) {
      const count = Number(plan.options['rows'] ?? limits.sheetRowsDefault);
      if (!sheet || !rights.add || sheet.rows.length > 0) continue;
      for (let row = 0; row < count; row += 1) edits.insert(sheet, row);
      sheet.owner.mark.set('pristine');
    }
  });
}
