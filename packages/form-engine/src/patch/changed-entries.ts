import type { EditEntry, FieldPath, Patch } from '@inkstone/schema';
import type { RecordValues } from './record-values.ts';

/** Rebases a log of edits onto a newer record: edits in removed rows are left out, and no row is added or removed twice. */
export function rebasedEntries(entries: readonly EditEntry[], theirs: RecordValues, isRemoved: (path: FieldPath) => boolean): EditEntry[] {
  const known = (sheet: string): ReadonlySet<string> =>
    new Set([...theirs.rowIds(sheet), ...entries.flatMap(({ rows }) => rows?.[sheet]?.added ?? [])]);
  return entries.map(({ values, rows, ...rest }) => ({
    ...rest,
    ...(values && { values: Object.fromEntries(Object.entries(values).filter(([path]) => !isRemoved(path))) }),
    ...(rows && {
      rows: Object.fromEntries(
        Object.entries(rows).map(([sheet, changes]) => [sheet, rebasedRows(changes, new Set(theirs.rowIds(sheet)), known(sheet))]),
      ),
    }),
  }));
}

type RowChanges = NonNullable<EditEntry['rows']>[string];

/** The order is taken from the patch: the intermediate orders cannot be reconstructed. */
function rebasedRows({ added = [], removed = [] }: RowChanges, present: ReadonlySet<string>, known: ReadonlySet<string>): RowChanges {
  return { added: added.filter((id) => !present.has(id)), removed: removed.filter((id) => known.has(id)) };
}

/** Returns a patch in which these paths were never set, neither in its values nor in its log. */
export function withoutPaths(patch: Patch, paths: ReadonlySet<FieldPath>): Patch {
  const without = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path)));
  const entries = patch.entries?.map((entry) => (entry.values ? { ...entry, values: without(entry.values) } : entry));
  return { ...patch, values: without(patch.values), ...(entries && { entries }) };
}
