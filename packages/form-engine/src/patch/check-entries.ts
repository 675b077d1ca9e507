import { limits, parseFieldPath, type EditEntry, type Issue, type Patch } from '@inkstone/schema';
import type { FormGraph } from '../graph/form-graph.ts';
import { checkValue, firstIssues, isOthersRow, isRowId, rowChange, type RowChange } from './check-patch.ts';

type RowsBySheet = ReadonlyMap<string, Set<string>>;

/**
 * Returns every issue of a log of edits, by the same rules as for a patch: each entry may only contain what the person could have done in
 * the form at that time.
 */
export function checkEntries(graph: FormGraph, { entries = [], rows }: Patch): readonly Issue[] {
  if (entries.length > limits.patchEntries) return [{ code: 'TooManyEdits', path: '', params: { max: limits.patchEntries } }];
  if (entries.length === 0) return [];
  const present: RowsBySheet = new Map(graph.fields.flatMap(({ sheet, path }) => (sheet ? [[path, new Set(sheet.rows.ids())]] : [])));
  return firstIssues([
    ...entries.map((entry) => () => [...checkRows(graph, present, entry), ...checkValues(graph, present, entry)]),
    () => checkEnd(graph, present, rows),
  ]);
}

/** At the end of the log there may be no row that the patch does not name. */
function checkEnd(graph: FormGraph, present: RowsBySheet, rows: Patch['rows']): Issue[] {
  return [...present].flatMap(([code, ids]) => {
    const expected = new Set([...graph.sheet(code).rows.ids(), ...(rows[code]?.added ?? [])]);
    return [...ids].filter((id) => !expected.has(id)).map((id) => ({ code: 'WrongRow', path: `${code}[${id}]` }));
  });
}

function checkRows(graph: FormGraph, present: RowsBySheet, { rows = {} }: EditEntry): Issue[] {
  return Object.entries(rows).flatMap(([code, { added = [], removed = [], order }]): Issue[] => {
    const ids = present.get(code);
    if (!ids) return [{ code: 'UnknownField', path: code }];
    const { rights, sheet } = graph.fieldByKey.get(code)!;
    const others = removed.filter((id) => isOthersRow(sheet!, id));
    const unknown = removed.filter((id) => !ids.delete(id));
    const wrong = added.filter((id) => !isRowId(id) || ids.has(id) || !ids.add(id));
    return [
      ...(added.length > 0 && !rights.add ? [{ code: 'RowsNotAddable', path: code }] : []),
      ...(removed.length > 0 && !rights.delete ? [{ code: 'RowsNotRemovable', path: code }] : []),
      ...(order && !rights.edit && !rights.add ? [{ code: 'NotEditable', path: code }] : []),
      ...others.map((id) => ({ code: 'OthersRow', path: `${code}[${id}]` })),
      ...unknown.map((id) => ({ code: 'UnknownRow', path: `${code}[${id}]` })),
      ...wrong.map((id) => ({ code: 'WrongRow', path: `${code}[${id}]` })),
    ];
  });
}

const noChanges: ReadonlyMap<string, RowChange> = new Map();

function checkValues(graph: FormGraph, present: RowsBySheet, { values = {} }: EditEntry): readonly Issue[] {
  const checks = Object.entries(values).map(([path, raw]) => () => {
    const parsed = parseFieldPath(path);
    if (parsed?.kind !== 'cell') return checkValue(graph, noChanges, path, raw);
    const exists = present.get(parsed.sheet)?.has(parsed.row) === true;
    const row = rowChange(exists ? [parsed.row] : [], exists ? [] : [parsed.row]);
    return checkValue(graph, new Map([[parsed.sheet, row]]), path, raw);
  });
  return firstIssues(checks);
}
