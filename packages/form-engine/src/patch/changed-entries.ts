import type { EditEntry, FieldPath, Patch } from '@inkstone/schema';
import type { RecordValues } from './record-values.ts';

/** A log of edits on a newer record: what was done in rows that are gone is left out, and rows are neither added nor removed twice. */
export function rebasedEntries(entries: readonly EditEntry[], theirs: RecordValues, isGone: (path: FieldPath) => boolean): EditEntry[] {
  const known = (sheet: string): ReadonlySet<string> =>
    new Set([...theirs.rowIds(sheet), ...entries.flatMap(({ rows }) => rows?.[sheet]?.added ?? [])]);
  return entries.map(({ values, rows, ...rest }) => ({
    ...rest,
    ...(values && { values: Object.fromEntries(Object.entries(values).filter(([path]) => !isGone(path))) }),
    ...(rows && {
      rows: Object.fromEntries(
        Object.entries(rows).map(([sheet, changes]) => [sheet, rebasedRows(changes, new Set(theirs.rowIds(sheet)), known(sheet))]),
      ),
    }),
  }));
}

type RowChanges = NonNullable<EditEntry['rows']>[string];

/** The order is left to the patch: what it was in between cannot be told any more. */
function rebasedRows({ added = [], removed = [] }: RowChanges, present: ReadonlySet<string>, known: ReadonlySet<string>): RowChanges {
  return { added: added.filter((id) => !present.has(id)), removed: removed.filter((id) => known.has(id)) };
}

/** A patch in which these paths were never set, in its values as in its log. */
export function withoutPaths(patch: Patch, paths: ReadonlySet<FieldPath>): Patch {
  const without = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path)));
  const entries = patch.entries?.map((entry) => (entry.values ? { ...entry, values: without(entry.values) } : entry));
  return { ...patch, values: without(patch.values), ...(entries && { entries }) };
}
