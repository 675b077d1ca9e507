import { parseFieldPath, type FieldPath, type FormValues, type Patch, type SheetRow } from '@inkstone/schema';
import { rebasedEntries } from './changed-entries.ts';
import { isSameValue } from '../same-value.ts';
import { RecordValues } from './record-values.ts';

/** Two people, one value: what this one set and what stands there now. `path` is a control, a cell, or a row `items[id]`. */
export interface Conflict {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Rebased {
  /** The patch as it can be applied now, with this person's side of each conflict; cells of rows that are gone are left out. */
  readonly merged: Patch;
  readonly conflicts: readonly Conflict[];
}

/** How what happened meanwhile is known. */
export interface Meanwhile {
  readonly theirs: RecordValues;
  /** Has the value at a control's or cell's path changed? For a row: is it gone, or a cell of it another one? */
  readonly hasChanged: (path: FieldPath) => boolean;
  readonly isSame: (path: FieldPath, mine: unknown, theirs: unknown) => boolean;
}

/**
 * Brings a patch made on one state of a record onto a newer one (workflow design, section 2, "Two people, one record"): different fields
 * merge, rows merge by their ids. What both changed, or one changed and the other removed, is a conflict; both having set the same value
 * is none. Rows that came meanwhile stand at the end of an order this person gave.
 *
 *     const { merged, conflicts } = rebase(form.patch(), base, theirs);
 */
export function rebase(patch: Patch, base: FormValues, theirs: FormValues): Rebased {
  return rebasePatch(patch, comparedWith(new RecordValues(base), new RecordValues(theirs)));
}

/** The same where what changed is told by somebody else than a comparison. */
export function rebasePatch(patch: Patch, meanwhile: Meanwhile): Rebased {
  const { theirs } = meanwhile;
  const values = Object.entries(patch.values).map(([path, mine]) => ({ path, mine, conflict: valueConflict(meanwhile, path, mine) }));
  const kept = values.filter(({ path, conflict }) => !conflict || !theirs.isInGoneRow(path));
  return {
    merged: {
      values: Object.fromEntries(kept.map(({ path, mine }) => [path, mine])),
      rows: mergedRows(theirs, patch),
      ...(patch.entries && { entries: rebasedEntries(patch.entries, theirs, (path) => isInLostRow(theirs, patch, path)) }),
    },
    conflicts: [...values.flatMap(({ conflict }) => conflict ?? []), ...removalConflicts(meanwhile, patch)],
  };
}

/** In a row that is gone and that this patch does not bring. */
function isInLostRow(theirs: RecordValues, { entries = [] }: Patch, path: FieldPath): boolean {
  const parsed = parseFieldPath(path);
  if (parsed?.kind !== 'cell' || theirs.row(parsed.sheet, parsed.row)) return false;
  return !entries.some(({ rows }) => rows?.[parsed.sheet]?.added?.includes(parsed.row));
}

function valueConflict({ theirs, hasChanged, isSame }: Meanwhile, path: FieldPath, mine: unknown): Conflict | null {
  const parsed = parseFieldPath(path);
  if (!parsed) return null;
  if (parsed.kind === 'cell' && theirs.isInGoneRow(path)) {
    return hasChanged(rowPath(parsed.sheet, parsed.row)) ? { path, mine, theirs: null } : null;
  }
  const value = theirs.at(path);
  return hasChanged(path) && !isSame(path, mine, value) ? { path, mine, theirs: value } : null;
}

function removalConflicts({ theirs, hasChanged }: Meanwhile, patch: Patch): Conflict[] {
  return Object.entries(patch.rows).flatMap(([sheet, { removed }]) =>
    removed.flatMap((id) => {
      const row = theirs.row(sheet, id);
      const path = rowPath(sheet, id);
      return row && hasChanged(path) ? [{ path, mine: null, theirs: row }] : [];
    }),
  );
}

/** Rows that are gone need not be removed again, and rows that are there not added. */
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

function comparedWith(base: RecordValues, theirs: RecordValues): Meanwhile {
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
  return isSameValue(a, b) || (isNothing(a) && isNothing(b));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function rowPath(sheet: string, row: string): FieldPath {
  return `${sheet}[${row}]`;
}
