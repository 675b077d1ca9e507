import { maxDictionaryEntries, type CallArguments, type createDictionary, type updateDictionary } from '@inkstone/api';
import { createId, type NameI18n } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockDictionary, lockEntry } from './stored-dictionary.ts';

type New = CallArguments<typeof createDictionary>;
type NewEntry = Extract<New, { dictionaryId: string }>;
type NewDictionary = Exclude<New, NewEntry>;

export const isNewEntry = (request: New): request is NewEntry => request.dictionaryId !== undefined;

/** Appends a dictionary. Refuses with `dictionary-code-taken`. */
export async function addDictionary(trx: Trx, { code, name, name_i18n, kind }: NewDictionary, at: Date): Promise<string> {
  await lockOrder(trx);
  const written = await trx
    .insertInto('dictionaries')
    .values({
      id: createId(at.getTime()),
      code,
      name,
      name_i18n: namesJson(name_i18n),
      kind,
      sort: sql<number>`(select coalesce(max(sort), -1) + 1 from dictionaries)`,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id ?? refuse('dictionary-code-taken', { code });
}

/** Appends an entry to its siblings. Refuses with `dictionary-full`, `dictionary-entry-misplaced` and `dictionary-entry-code-taken`. */
export async function addEntry(trx: Trx, { dictionaryId, parentId, code, name, name_i18n }: NewEntry, at: Date): Promise<string> {
  const { kind } = await lockDictionary(trx, dictionaryId);
  if (parentId !== null) await checkParent(trx, { dictionaryId, kind, parentId });
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from dictionary_entries where dictionary_id = ${dictionaryId}::uuid`.execute(trx);
  if (rows[0]!.count >= maxDictionaryEntries) refuse('dictionary-full', { max: maxDictionaryEntries });
  const written = await trx
    .insertInto('dictionary_entries')
    .values({
      id: createId(at.getTime()),
      dictionary_id: dictionaryId,
      code,
      name,
      name_i18n: namesJson(name_i18n),
      parent_id: parentId,
      sort: nextSort(dictionaryId, parentId),
    })
    .onConflict((conflict) => conflict.columns(['dictionary_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id ?? refuse('dictionary-entry-code-taken', { code });
}

/** Changes the names; with `parentId` also moves the entry to the end of that parent's children. */
export async function change(trx: Trx, { id, name, name_i18n, parentId }: CallArguments<typeof updateDictionary>): Promise<void> {
  const entry = await lockEntry(trx, id);
  if (!entry) {
    const { numUpdatedRows } = await trx
      .updateTable('dictionaries')
      .set({ name, name_i18n: namesJson(name_i18n) })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('not-found');
    return;
  }
  const isMoved = parentId !== undefined && parentId !== entry.parent_id;
  if (isMoved && parentId !== null) await checkParent(trx, { dictionaryId: entry.dictionary_id, kind: entry.kind, parentId, id });
  await trx
    .updateTable('dictionary_entries')
    .set({
      name,
      name_i18n: namesJson(name_i18n),
      ...(isMoved && { parent_id: parentId, sort: nextSort(entry.dictionary_id, parentId) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Refuses with `dictionary-entry-misplaced` a parent in a flat list, one that does not exist, and one below the entry itself. */
async function checkParent(
  trx: Trx,
  {
    dictionaryId,
    kind,
    parentId,
    id,
  }: { readonly dictionaryId: string; readonly kind: string; readonly parentId: string; readonly id?: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select e.id, e.parent_id from dictionary_entries e where e.id = ${parentId}::uuid and e.dictionary_id = ${dictionaryId}::uuid
      union
      select e.id, e.parent_id from dictionary_entries e join above a on e.id = a.parent_id
    )
    select id from above`.execute(trx);
  if (kind !== 'tree' || rows.length === 0 || rows.some((row) => row.id === id)) refuse('dictionary-entry-misplaced');
}

/** Sets whether a dictionary or an entry may be chosen. */
export async function enable(trx: Trx, id: string, active: boolean): Promise<void> {
  const table = (await lockEntry(trx, id)) ? 'dictionary_entries' : 'dictionaries';
  const { numUpdatedRows } = await trx.updateTable(table).set({ active }).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) refuse('not-found');
}

/** Expects exactly the present ids, each once. Refuses other lists, which come from an outdated page, with `not-found`. */
export async function sort(
  trx: Trx,
  {
    dictionaryId,
    parentId,
    ids,
  }: { readonly dictionaryId?: string | undefined; readonly parentId: string | null; readonly ids: readonly string[] },
): Promise<void> {
  const present = dictionaryId === undefined ? await dictionaryIds(trx) : await siblingIds(trx, dictionaryId, parentId);
  const known = new Set(present);
  if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id))) refuse('not-found');
  const table = sql.table(dictionaryId === undefined ? 'dictionaries' : 'dictionary_entries');
  await sql`
    update ${table} t set sort = o.position - 1
    from unnest(${[...ids]}::uuid[]) with ordinality o (id, position) where t.id = o.id`.execute(trx);
}

async function dictionaryIds(trx: Trx): Promise<readonly string[]> {
  await lockOrder(trx);
  return (await trx.selectFrom('dictionaries').select('id').execute()).map(({ id }) => id);
}

async function siblingIds(trx: Trx, dictionaryId: string, parentId: string | null): Promise<readonly string[]> {
  await lockDictionary(trx, dictionaryId);
  const rows = await trx
    .selectFrom('dictionary_entries')
    .select('id')
    .where('dictionary_id', '=', dictionaryId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .execute();
  return rows.map(({ id }) => id);
}

const nextSort = (dictionaryId: string, parentId: string | null) => sql<number>`(
  select coalesce(max(s.sort), -1) + 1 from dictionary_entries s
  where s.dictionary_id = ${dictionaryId}::uuid and s.parent_id is not distinct from ${parentId}::uuid)`;

/** Without the lock, two at once would get the same position in the order of dictionaries. */
async function lockOrder(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('inkstone.dictionaries'))`.execute(trx);
}

const namesJson = (names: NameI18n): string => JSON.stringify(names);
