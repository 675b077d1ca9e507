import { parseFieldPath, type FieldPath, type Issue, type Patch } from '@inkstone/schema';
import { rejectionIssue } from '../field/field-issue.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

type RowPatch = Patch['rows'][string];

/**
 * Every reason for which a patch cannot be taken, found without changing anything: paths nobody knows, values of the wrong type, fields
 * and rows that this person may not change, computed fields. What is not visible to them counts as not editable.
 */
export function checkPatch(graph: FormGraph, patch: Patch): readonly Issue[] {
  const rows = new Map(Object.entries(patch.rows).map(([code, { added, removed }]) => [code, rowChange(added, removed)]));
  return firstIssues([
    ...Object.entries(patch.rows).map(
      ([code, each]) =>
        () =>
          checkRows(graph, code, each),
    ),
    ...Object.entries(patch.values).map(
      ([path, raw]) =>
        () =>
          checkValue(graph, rows, path, raw),
    ),
  ]);
}

/** Rows that came and went, each id found at once. */
export interface RowChange {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

export function rowChange(added: readonly string[], removed: readonly string[]): RowChange {
  return { added: new Set(added), removed: new Set(removed) };
}

/** So many issues are told of one patch: what is wrong more often is wrong in the same way. */
export const mostIssues = 200;

/** What checks find, in their order, up to `mostIssues`: those behind them are not asked. */
export function firstIssues(checks: readonly (() => readonly Issue[])[]): readonly Issue[] {
  const issues: Issue[] = [];
  for (const check of checks) {
    issues.push(...check().slice(0, mostIssues - issues.length));
    if (issues.length >= mostIssues) break;
  }
  return issues;
}

export function checkValue(graph: FormGraph, changes: ReadonlyMap<string, RowChange>, path: FieldPath, raw: unknown): Issue[] {
  const parsed = parseFieldPath(path);
  if (parsed?.kind === 'control') {
    const field = graph.fieldByKey.get(parsed.control);
    if (!field?.holdsValue || !field.plan.known) return refuse('UnknownField', path);
    if (field.sheet) return refuse('WrongType', path);
    if (field.isComputed || !field.rights.edit || !isPersons(field.plan)) return refuse('NotEditable', path);
    return checkType(field.plan, path, raw);
  }
  const sheet = parsed && graph.fieldByKey.get(parsed.sheet)?.sheet;
  const column = sheet?.plan.columnIndex.get(parsed!.column);
  if (!sheet || column === undefined || !sheet.plan.columns[column]!.known) return refuse('UnknownField', path);
  const rows = changes.get(parsed!.sheet);
  const isThere = rows?.added.has(parsed!.row) || (sheet.rows.has(parsed!.row) && !rows?.removed.has(parsed!.row));
  if (!isThere) return refuse('UnknownRow', path);
  const plan = sheet.plan.columns[column]!;
  if (plan.formula || !sheet.rules.rights(plan).edit || isOthersRow(sheet, parsed!.row) || !isPersons(plan))
    return refuse('NotEditable', path);
  return checkType(plan, path, raw);
}

/** Is it for people to fill in, and not for the server or for nobody? */
function isPersons({ model }: ControlPlan): boolean {
  return model.role === 'value';
}

function checkType({ model, options }: ControlPlan, path: FieldPath, raw: unknown): Issue[] {
  const decoded = model.decode(raw, options);
  return decoded.ok ? [] : [rejectionIssue(path, decoded)];
}

function checkRows(graph: FormGraph, code: string, { added, removed, order }: RowPatch): Issue[] {
  const sheet = graph.fieldByKey.get(code)?.sheet;
  if (!sheet) return refuse('UnknownField', code);
  const { rights } = sheet.owner;
  const rowPath = (id: string): string => `${code}[${id}]`;
  return [
    ...(added.length > 0 && !rights.add ? refuse('RowsNotAddable', code) : []),
    ...(removed.length > 0 && !rights.delete ? refuse('RowsNotRemovable', code) : []),
    ...(order && !rights.edit ? refuse('NotEditable', code) : []),
    ...unfit(added, (id) => isRowId(id) && !sheet.rows.has(id)).flatMap((id) => refuse('WrongRow', rowPath(id))),
    ...unfit(removed, (id) => sheet.rows.has(id)).flatMap((id) => refuse('UnknownRow', rowPath(id))),
    ...removed.filter((id) => isOthersRow(sheet, id)).flatMap((id) => refuse('OthersRow', rowPath(id))),
    ...(order && !isOrder(sheet, added, removed, order) ? refuse('WrongOrder', code) : []),
  ];
}

/** Ids that do not fit, and those that stand here a second time. */
function unfit(ids: readonly string[], fits: (id: string) => boolean): readonly string[] {
  const known = new Set<string>();
  return ids.filter((id) => !fits(id) || known.has(id) || !known.add(id));
}

/** There, and nothing this person may delete. */
export function isOthersRow(sheet: SheetState, id: string): boolean {
  return sheet.rows.has(id) && !sheet.isOwn(sheet.rows.slot(id));
}

function isOrder(sheet: SheetState, added: readonly string[], removed: readonly string[], order: readonly string[]): boolean {
  const gone = new Set(removed);
  const expected = new Set([...sheet.rows.ids().filter((id) => !gone.has(id)), ...added]);
  return order.length === expected.size && new Set(order).size === order.length && order.every((id) => expected.has(id));
}

const rowIdPattern = /^[0-9A-Za-z-]{1,64}$/;

export function isRowId(id: string): boolean {
  return rowIdPattern.test(id);
}

function refuse(code: string, path: FieldPath): Issue[] {
  return [{ code, path }];
}
