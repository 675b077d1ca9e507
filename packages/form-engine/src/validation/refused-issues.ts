import { parseFieldPath, type Issue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { CellField } from '../open-form/cell-field.ts';

/**
 * Puts what the server found on the fields it names: they keep it until their value changes, the rows of a sheet until the sheet does.
 * Answers what names no
 * field that can be seen.
 */
export function putRefused(graph: FormGraph, issues: readonly Issue[]): readonly Issue[] {
  takeBackRefused(graph);
  const byField = new Map<ControlField | CellField, Issue[]>();
  const nowhere: Issue[] = [];
  for (const issue of issues) {
    const field = graph.find(issue.path) ?? sheetOfRow(graph, issue.path);
    if (!field) nowhere.push(issue);
    else if (byField.has(field)) byField.get(field)!.push(issue);
    else byField.set(field, [issue]);
  }
  for (const [field, found] of byField) {
    field.setRefused(found);
    if (!field.visible.peek()) nowhere.push(...found);
  }
  return nowhere;
}

/** Whoever tries again asks the server anew. */
export function takeBackRefused(graph: FormGraph): void {
  for (const field of graph.fields) {
    field.setRefused([]);
    for (const cell of field.sheet?.knownCells() ?? []) cell.setRefused([]);
  }
}

/** A path of a whole row, `items[row]`, is a matter of its sheet. */
function sheetOfRow(graph: FormGraph, path: string): ControlField | undefined {
  const code = /^([A-Za-z]\w*)\[[^\]]+\]$/.exec(path)?.[1];
  return code === undefined || parseFieldPath(path) ? undefined : graph.fieldByKey.get(code);
}
