import { parseFieldPath, type FieldPath, type FormValues, type Patch, type SheetRow } from '@inkstone/schema';
import { rebasedEntries } from './changed-entries.ts';
import { isSameValue } from '../same-value.ts';
import { RecordValues } from './record-values.ts';

/** Two people changed one value: this person's value and the present one. `path` is a control, a cell, or a row `items[id]`. */
export interface Conflict {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Rebased {
  /** The patch as it can be applied now, with this person's side of each conflict; cells of removed rows are left out. */
  readonly merged: Patch;
  readonly conflicts: readonly Conflict[];
}

/** How the changes made in the meantime are determined. */
export interface ConcurrentChanges {
  readonly theirs: RecordValues;
  /** Has the value at a control's or cell's path changed? For a row: was it removed, or one of its cells changed? */
  readonly hasChanged: (path: FieldPath) => boolean;
  readonly isSame: (path: FieldPath, mine: unknown, theirs: unknown) => boolean;
}

/**
 * Rebases a patch made on one state of a record onto a newer one (workflow design, section 2, "Two people, one record"): different fields
 * merge, rows merge by their ids. What both changed, or one changed and the other removed, is a conflict, unless both set the same value.
 * Rows added in the meantime come last in an order that this person set.
 *
 *     const { merged, conflicts } = rebase(form.patch(), base, theirs);
 */
export function rebase(patch: Patch, base: FormValues, theirs: FormValues): Rebased {
  return rebasePatch(patch, comparedWith(new RecordValues(base), new RecordValues(theirs)));
}

/** The same with changes determined by the caller instead of by comparison. */
export function rebasePatch(patch: Patch, concurrent: ConcurrentChanges): Rebased {
  const { theirs } = concurrent;
  const values = Object.entries(patch.values).map(([path, mine]) => ({ path, mine, conflict: valueConflict(concurrent, path, mine) }));
  const kept = values.filter(({ path, conflict }) => !conflict || !theirs.isInRemovedRow(path));
  return {
    merged: {
      values: Object.fromEntries(kept.map(({ path, mine }) => [path, mine])),
      rows: mergedRows(theirs, patch),
      ...(patch.entries && { entries: rebasedEntries(patch.entries, theirs, (path) => isInMissingRow(theirs, patch, path)) }),
    },
    conflicts: [...values.flatMap(({ conflict }) => conflict ?? []), ...removalConflicts(concurrent, patch)],
  };
}

/** Is it in a removed row that this patch does not add? */
function isInMissingRow(theirs: RecordValues, { entries = [] }: Patch, path: FieldPath): boolean {
  const parsed = parseFieldPath(path);
  if (parsed?.kind !== 'cell' || theirs.row(parsed.sheet, parsed.row)) return false;
  return !entries.some(({ rows }) => rows?.[parsed.sheet]?.added?.includes(parsed.row));
}

function valueConflict({ theirs, hasChanged, isSame }: ConcurrentChanges, path: FieldPath, mine: unknown): Conflict | null {
  const parsed = parseFieldPath(path);
  if (!parsed) return null;
  if (parsed.kind === 'cell' && theirs.isInRemovedRow(path)) {
    return hasChanged(rowPath(parsed.sheet, parsed.row)) ? { path, mine, theirs: null } : null;
  }
  const value = theirs.at(path);
  return hasChanged(path) && !isSame(path, mine, value) ? { path, mine, theirs: value } : null;
}

function removalConflicts({ theirs, hasChanged }: ConcurrentChanges, patch: Patch): Conflict[] {
  return Object.entries(patch.rows).flatMap(([sheet, { removed }]) =>
    removed.flatMap((id) => {
      const row = theirs.row(sheet, id);
      const path = rowPath(sheet, id);
      return row && hasChanged(path) ? [{ path, mine: null, theirs: row }] : [];
    }),
  );
}

/** Leaves out removals of rows that are gone already, and additions of rows that exist. */
function mergedRows(theirs: RecordValues, { rows }: Patch): Patch['rows'] {
  return Object.fromEntries(
    Object.entries(rows).map(([sheet, { added, removed, order }]) => {
      const present = theirs.rowIds(sheet);
      const isPresent = new Set(present);
      const gone = new Set(removed);
      const stays = new Set([...present.filter((id) => !gone.has(id)), ...added]);
      const merged = order && [...new Set([...order.filter((id) => stays.has(id)), ...stays])];
      const rest = { added: added.filter((id) => !isPresent.has(id)), removed: removed.filter((id) => isPresent.has(id)) };
      return [sheet, { ...rest, ...(merged && { order: merged }) }];
    }),
  );
}

function comparedWith(base: RecordValues, theirs: RecordValues): ConcurrentChanges {
  return {
    theirs,
    hasChanged(path) {
      const row = /^(\w+)\[([\w-]+)\]$/.exec(path);
      return row ? !isSameRow(base.row(row[1]!, row[2]!), theirs.row(row[1]!, row[2]!)) : !isAlike(base.at(path), theirs.at(path));
    },
    isSame: (_, mine, other) => isAlike(mine, other),
  };
}

function isSameRow(before: SheetRow | undefined, now: SheetRow | undefined): boolean {
  if (!before || !now) return before === now;
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].every((key) => key === 'rowStatus' || isAlike(before[key] ?? null, now[key] ?? null));
}

function isAlike(a: unknown, b: unknown): boolean {
  return isSameValue(a, b) || (isEmptyValue(a) && isEmptyValue(b));
}

function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function rowPath(sheet: string, row: string): FieldPath {
  return `${sheet}[${row}]`;
}
