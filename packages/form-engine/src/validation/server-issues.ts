import { parseFieldPath, type Issue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { CellField } from '../open-form/cell-field.ts';

/**
 * Sets the server's issues on the fields they name: a field keeps them until its value changes, a sheet those of whole rows until it
 * changes. Returns those that name no visible field.
 */
export function applyServerIssues(graph: FormGraph, issues: readonly Issue[]): readonly Issue[] {
  clearServerIssues(graph);
  const byField = new Map<ControlField | CellField, Issue[]>();
  const nowhere: Issue[] = [];
  for (const issue of issues) {
    const field = graph.find(issue.path) ?? sheetOfRow(graph, issue.path);
    if (!field) nowhere.push(issue);
    else if (byField.has(field)) byField.get(field)!.push(issue);
    else byField.set(field, [issue]);
  }
  for (const [field, found] of byField) {
    field.setServerIssues(found);
    if (!field.visible.peek()) nowhere.push(...found);
  }
  return nowhere;
}

/** Clears the issues of an earlier response: a new attempt gets new ones. */
export function clearServerIssues(graph: FormGraph): void {
  for (const field of graph.fields) {
    field.setServerIssues([]);
    for (const cell of field.sheet?.knownCells() ?? []) cell.setServerIssues([]);
  }
}

/** The path of a whole row, `items[row]`, belongs to its sheet. */
function sheetOfRow(graph: FormGraph, path: string): ControlField | undefined {
  const code = /^([A-Za-z]\w*)\[[^\]]+\]$/.exec(path)?.[1];
  return code === undefined || parseFieldPath(path) ? undefined : graph.fieldByKey.get(code);
}
