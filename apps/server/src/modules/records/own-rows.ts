import type { FormPermission, SheetRow } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { StoredRecord } from './stored-record.ts';

/** By sheet the ids of the rows somebody added. */
export type OwnRows = Readonly<Record<string, readonly string[]>>;

/**
 * The rows of a stored record that a person added, of the sheets in which they may change only such; undefined where there is no such sheet.
 * The record's changes tell who: what stood there from the beginning was added by whoever made the record, and of a row that went and came
 * back the last time counts.
 */
export async function ownRows(
  executor: Executor,
  { id, values }: Pick<StoredRecord, 'id' | 'values'>,
  { personId, permission }: { readonly personId: string; readonly permission: FormPermission },
): Promise<OwnRows | undefined> {
  const sheets = Object.keys(permission.controls).filter((key) => permission.controls[key]!.ownRows === true);
  if (sheets.length === 0) return undefined;
  const versions = await executor
    .selectFrom('record_changes')
    .select(['actor', 'changes'])
    .where('record_id', '=', id)
    .orderBy('version')
    .execute();
  const adders = new Map(
    versions.flatMap(({ actor, changes }) => changes.flatMap(({ path, old }) => (old === null ? [[path, actor] as const] : []))),
  );
  const isOwn = (sheet: string, row: string): boolean => (adders.get(`${sheet}[${row}]`) ?? versions[0]?.actor) === personId;
  return Object.fromEntries(
    sheets.map((sheet) => [sheet, rowIds(values[sheet] as readonly SheetRow[] | undefined).filter((row) => isOwn(sheet, row))]),
  );
}

function rowIds(rows: readonly SheetRow[] = []): string[] {
  return rows.map(({ id }) => id);
}
