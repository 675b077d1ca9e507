import { parseFieldPath, type FieldPath, type Issue, type Patch } from '@inkstone/schema';
import { rejectionIssue } from '../field/field-issue.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

type RowPatch = Patch['rows'][string];

/**
 * Returns every issue of a patch without changing anything: unknown paths, values of the wrong type, fields and rows that this person may
 * not change, computed fields. Fields that they cannot see count as not editable.
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

/** Added and removed rows, as sets for quick look-up. */
export interface RowChange {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

export function rowChange(added: readonly string[], removed: readonly string[]): RowChange {
  return { added: new Set(added), removed: new Set(removed) };
}

/** The most issues reported for one patch: further ones usually repeat the same cause. */
export const maxPatchIssues = 200;

/** Returns the issues of the checks in their order, up to `maxPatchIssues`; further checks are not run. */
export function firstIssues(checks: readonly (() => readonly Issue[])[]): readonly Issue[] {
  const issues: Issue[] = [];
  for (const check of checks) {
    issues.push(...check().slice(0, maxPatchIssues - issues.length));
    if (issues.length >= maxPatchIssues) break;
  }
  return issues;
}

export function checkValue(graph: FormGraph, changes: ReadonlyMap<string, RowChange>, path: FieldPath, raw: unknown): Issue[] {
  const parsed = parseFieldPath(path);
  if (parsed?.kind === 'control') {
    const field = graph.fieldByKey.get(parsed.control);
    if (!field?.holdsValue || !field.plan.known) return refuse('UnknownField', path);
    if (field.sheet) return refuse('WrongType', path);
    if (field.isComputed || !field.rights.edit || !isUserInput(field.plan)) return refuse('NotEditable', path);
    return checkType(field.plan, path, raw);
  }
  const sheet = parsed && graph.fieldByKey.get(parsed.sheet)?.sheet;
  const column = sheet?.plan.columnIndex.get(parsed!.column);
  if (!sheet || column === undefined || !sheet.plan.columns[column]!.known) return refuse('UnknownField', path);
  const rows = changes.get(parsed!.sheet);
  const exists = rows?.added.has(parsed!.row) || (sheet.rows.has(parsed!.row) && !rows?.removed.has(parsed!.row));
  if (!exists) return refuse('UnknownRow', path);
  const plan = sheet.plan.columns[column]!;
  if (plan.formula || !sheet.rules.rights(plan).edit || isOthersRow(sheet, parsed!.row) || !isUserInput(plan))
    return refuse('NotEditable', path);
  return checkType(plan, path, raw);
}

/** Is the control filled in by people, not by the server and not computed? */
function isUserInput({ model }: ControlPlan): boolean {
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
    ...invalidIds(added, (id) => isRowId(id) && !sheet.rows.has(id)).flatMap((id) => refuse('WrongRow', rowPath(id))),
    ...invalidIds(removed, (id) => sheet.rows.has(id)).flatMap((id) => refuse('UnknownRow', rowPath(id))),
    ...removed.filter((id) => isOthersRow(sheet, id)).flatMap((id) => refuse('OthersRow', rowPath(id))),
    ...(order && !isOrder(sheet, added, removed, order) ? refuse('WrongOrder', code) : []),
  ];
}

/** Ids that are invalid, and repeated ones. */
function invalidIds(ids: readonly string[], fits: (id: string) => boolean): readonly string[] {
  const known = new Set<string>();
  return ids.filter((id) => !fits(id) || known.has(id) || !known.add(id));
}

/** Does the row exist, and may this person not delete it? */
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
