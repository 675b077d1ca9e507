import { parseFieldPath, type FieldPath, type ModelDefinition, type Patch, type SheetRow } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf, type StoredItem } from '../apps/storage/model-table.ts';
import type { StoredRecord } from './stored-record.ts';
import { isStoredAlike } from './stored-value.ts';

interface MergeInput {
  readonly model: ModelDefinition;
  readonly record: StoredRecord;
  readonly patch: Patch;
  readonly baseVersion: number;
}

/** Two people, one value: what this one sent and what stands there now. */
export interface Conflict {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Brings a patch that was made against an older version onto the present one (workflow design, section 2, "Two people, one
 * record"): different fields merge, rows merge by their ids; what both changed, or one changed and the other deleted, is a conflict.
 * Both having set the same value is none. Conflicts are answered and not thrown: whether the person may touch and see these fields is
 * asked first. Refuses a base version the record never had.
 */
export async function mergePatch(
  trx: Trx,
  { model, record, patch, baseVersion }: MergeInput,
): Promise<{ patch: Patch; conflicts: Conflict[] }> {
  if (baseVersion > record.version) refuse('malformed', {}, { issues: [{ code: 'UnknownVersion', path: '', params: { baseVersion } }] });
  if (baseVersion === record.version) return { patch, conflicts: [] };
  const changed = await changedSince(trx, record, baseVersion);
  const conflicts = [
    ...Object.entries(patch.values).flatMap(([path, mine]) => valueConflict({ model, record, changed }, path, mine)),
    ...removalConflicts({ record, changed }, patch),
  ];
  const gone = new Set(conflicts.filter(({ path }) => isCellOfGoneRow(record, path)).map(({ path }) => path));
  const values = Object.fromEntries(Object.entries(patch.values).filter(([path]) => !gone.has(path)));
  return { patch: { values, rows: mergeRows(record, patch) }, conflicts };
}

function isCellOfGoneRow(record: StoredRecord, path: FieldPath): boolean {
  const parsed = parseFieldPath(path);
  return parsed?.kind === 'cell' && !rowsOf(record, parsed.sheet).some(({ id }) => id === parsed.row);
}

/** Paths that were changed after a version; `null` when that version was none, so that everything counts. */
async function changedSince(trx: Trx, { id }: StoredRecord, version: number): Promise<ReadonlySet<FieldPath> | null> {
  if (version < 1) return null;
  const rows = await trx
    .selectFrom('record_changes')
    .select('changes')
    .where('record_id', '=', id)
    .where('version', '>', version)
    .execute();
  return new Set(rows.flatMap(({ changes }) => changes.map(({ path }) => path)));
}

interface Present {
  readonly record: StoredRecord;
  readonly changed: ReadonlySet<FieldPath> | null;
}

function valueConflict({ model, record, changed }: Present & { model: ModelDefinition }, path: FieldPath, mine: unknown): Conflict[] {
  const parsed = parseFieldPath(path);
  if (!parsed) return [];
  if (parsed.kind === 'control') {
    const stored = tableOf(model).items.find(({ item }) => item.code === parsed.control);
    const theirs = record.values[parsed.control] ?? null;
    return stored && hasChanged(changed, path, theirs) && !isSame(stored, mine, theirs) ? [{ path, mine, theirs }] : [];
  }
  const sheet = tableOf(model).sheets.find(({ item }) => item.code === parsed.sheet);
  const row = rowsOf(record, parsed.sheet).find(({ id }) => id === parsed.row);
  if (!row) return changed?.has(`${parsed.sheet}[${parsed.row}]`) ? [{ path, mine, theirs: null }] : [];
  const stored = sheet?.items.find(({ item }) => item.code === parsed.column);
  const theirs = row[parsed.column] ?? null;
  return stored && hasChanged(changed, path, theirs) && !isSame(stored, mine, theirs) ? [{ path, mine, theirs }] : [];
}

function hasChanged(changed: ReadonlySet<FieldPath> | null, path: FieldPath, theirs: unknown): boolean {
  return changed ? changed.has(path) : theirs !== null && !(Array.isArray(theirs) && theirs.length === 0);
}

/** A value of the wrong type is not the same as anything; the form says later what is wrong with it. */
function isSame(stored: StoredItem, mine: unknown, theirs: unknown): boolean {
  try {
    return isStoredAlike(stored, mine as null, theirs as null);
  } catch {
    return false;
  }
}

/** A row that one deleted and the other changed. */
function removalConflicts({ record, changed }: Present, patch: Patch): Conflict[] {
  return Object.entries(patch.rows).flatMap(([sheet, { removed }]) =>
    removed.flatMap((id) => {
      const row = rowsOf(record, sheet).find((each) => each.id === id);
      const path = `${sheet}[${id}]`;
      const isChanged = changed === null || [...changed].some((each) => each.startsWith(`${path}.`));
      return row && isChanged ? [{ path, mine: null, theirs: row }] : [];
    }),
  );
}

/** Rows that are gone need not be removed again; rows that came meanwhile stand at the end of a new order. */
function mergeRows(record: StoredRecord, { rows }: Patch): Patch['rows'] {
  return Object.fromEntries(
    Object.entries(rows).map(([sheet, { added, removed, order }]) => {
      const present = rowsOf(record, sheet).map(({ id }) => id);
      const stays = new Set([...present.filter((id) => !removed.includes(id)), ...added]);
      const merged = order && [...new Set([...order.filter((id) => stays.has(id)), ...stays])];
      return [sheet, { added, removed: removed.filter((id) => present.includes(id)), ...(merged && { order: merged }) }];
    }),
  );
}

function rowsOf(record: StoredRecord, sheet: string): readonly SheetRow[] {
  const rows = record.values[sheet];
  return Array.isArray(rows) ? (rows as readonly SheetRow[]) : [];
}
