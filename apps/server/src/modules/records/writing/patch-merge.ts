import { rebasePatch, RecordValues, type Conflict } from '@inkstone/form-engine';
import { parseFieldPath, type FieldPath, type ModelDefinition, type Patch } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { tableOf, type StoredItem } from '../../apps/index.ts';
import type { StoredRecord } from '../reading/stored-record.ts';
import { isStoredAlike } from '../fields/stored-value.ts';

interface MergeInput {
  readonly model: ModelDefinition;
  readonly record: StoredRecord;
  readonly patch: Patch;
  readonly baseVersion: number;
}

/**
 * Merges a patch made against an older version into the current one, as the form engine does, by the changes since. Conflicts are returned,
 * not thrown, because the permission is checked first. Refuses a base version the record never had.
 */
export async function mergePatch(
  trx: Trx,
  { model, record, patch, baseVersion }: MergeInput,
): Promise<{ patch: Patch; conflicts: readonly Conflict[] }> {
  if (baseVersion > record.version) refuse('malformed', {}, { issues: [{ code: 'UnknownVersion', path: '', params: { baseVersion } }] });
  if (baseVersion === record.version) return { patch, conflicts: [] };
  const changed = await changedSince(trx, record, baseVersion);
  const theirs = new RecordValues(record.values);
  const { merged, conflicts } = rebasePatch(patch, {
    theirs,
    hasChanged: (path) => (changed ? isAmong(changed, theirs, path) : isSomething(theirs, path)),
    isSame: (path, mine, value) => {
      const stored = itemAt(model, path);
      return !stored || isSame(stored, mine, value);
    },
  });
  return { patch: merged, conflicts };
}

/** Returns the paths changed after a version; `null` for an unknown version, after which everything counts as changed. */
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

/** An existing row has changed when one of its cells has. */
function isAmong(changed: ReadonlySet<FieldPath>, theirs: RecordValues, path: FieldPath): boolean {
  const row = rowAt(path);
  return row && theirs.row(row.sheet, row.id) ? [...changed].some((each) => each.startsWith(`${path}.`)) : changed.has(path);
}

function isSomething(theirs: RecordValues, path: FieldPath): boolean {
  const row = rowAt(path);
  if (row) return theirs.row(row.sheet, row.id) !== undefined;
  const value = theirs.at(path);
  return value !== null && !(Array.isArray(value) && value.length === 0);
}

function rowAt(path: FieldPath): { sheet: string; id: string } | null {
  const match = /^(\w+)\[([\w-]+)\]$/.exec(path);
  return match && { sheet: match[1]!, id: match[2]! };
}

function itemAt(model: ModelDefinition, path: FieldPath): StoredItem | undefined {
  const parsed = parseFieldPath(path);
  const table = tableOf(model);
  if (parsed?.kind === 'control') return table.items.find(({ item }) => item.code === parsed.control);
  const sheet = parsed && table.sheets.find(({ item }) => item.code === parsed.sheet);
  return sheet?.items.find(({ item }) => item.code === parsed!.column);
}

/** A value of the wrong type never equals another; the form reports the type later. */
function isSame(stored: StoredItem, mine: unknown, theirs: unknown): boolean {
  try {
    return isStoredAlike(stored, mine as null, theirs as null);
  } catch {
    return false;
  }
}
