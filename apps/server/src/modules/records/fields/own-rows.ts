import type { FormPermission, SheetRow } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { StoredRecord } from '../reading/stored-record.ts';

/** The ids of the rows somebody added, by sheet. */
export type OwnRows = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the rows of a stored record that a person added, for the sheets where they may change only those; undefined without such sheets.
 * Authors come from the record's change history: rows of the first version belong to the record's creator, and a row that was removed and
 * added again to whoever added it last.
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
