import { dictionaryKinds, type Dictionary, type DictionaryEntry } from '@inkstone/api';
import { idSchema } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Finds a dictionary by its id or its code. Applications that are moved between installations name it by code. */
export async function findDictionary(executor: Executor, idOrCode: string): Promise<Dictionary | null> {
  const [found] = await selectDictionaries(executor)
    .where(idSchema.safeParse(idOrCode).success ? 'd.id' : 'd.code', '=', idOrCode)
    .execute();
  return found ? present(found) : null;
}

export async function loadDictionary(executor: Executor, idOrCode: string): Promise<Dictionary> {
  return (await findDictionary(executor, idOrCode)) ?? refuse('not-found');
}

export async function allDictionaries(executor: Executor): Promise<Dictionary[]> {
  return (await selectDictionaries(executor).orderBy('d.sort').orderBy('d.id').execute()).map(present);
}

function selectDictionaries(executor: Executor) {
  return executor
    .selectFrom('dictionaries as d')
    .select(['d.id', 'd.code', 'd.name', 'd.name_i18n', 'd.kind', 'd.active'])
    .select(sql<number>`(select count(*)::integer from dictionary_entries e where e.dictionary_id = d.id)`.as('entryCount'));
}

function present({ kind, ...row }: Omit<Dictionary, 'kind'> & { readonly kind: string }): Dictionary {
  return { ...row, kind: dictionaryKinds.find((each) => each === kind) ?? 'flat' };
}

/** Returns every entry, parents before their children, each level in its order. */
export async function entriesOf(executor: Executor, dictionaryId: string): Promise<DictionaryEntry[]> {
  const { rows } = await sql<DictionaryEntry>`
    with recursive tree as (
      select e.*, array[e.sort] as path from dictionary_entries e where e.dictionary_id = ${dictionaryId}::uuid and e.parent_id is null
      union all
      select e.*, p.path || e.sort from dictionary_entries e join tree p on e.parent_id = p.id
    )
    select id, code, name, name_i18n, parent_id as "parentId", active from tree order by path, id`.execute(executor);
  return rows;
}

/** Locks the dictionary until the transaction ends, so that changes of its entries are serialised. */
export async function lockDictionary(trx: Trx, id: string): Promise<{ readonly kind: string }> {
  const row = await trx.selectFrom('dictionaries').select('kind').where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? refuse('not-found');
}

/** Returns the entry and locks its dictionary; null when no entry has the id. */
export async function lockEntry(trx: Trx, id: string) {
  const entry = await trx.selectFrom('dictionary_entries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!entry) return null;
  const { kind } = await lockDictionary(trx, entry.dictionary_id);
  return { ...entry, kind };
}
