import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { tableOf, type PublishedModel } from '../../apps/index.ts';

/**
 * Moves a record with its rows into the recycle bin, out of reach of everything that reads records. Files, comments and history stay until
 * it is purged. Access is checked by the caller.
 */
export async function moveToRecycleBin({ trx, actor, now }: CommandContext, model: PublishedModel, id: string): Promise<void> {
  const table = sql.id('biz', tableOf(model.definition).name);
  const sheets = await sheetTables(trx, model);
  const rows = sheets.map(
    (name): RawBuilder<unknown> => sql`${name}::text, (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]'::jsonb) from ${sql.id('biz', name)} s where s.record_id = r.id)`,
  );
  await sql`
    insert into deleted_records (id, schema_code, record, sheets, deleted_by, deleted_at)
    select r.id, ${model.definition.code}, to_jsonb(r), jsonb_build_object(${sql.join(rows)}), ${actor.id}::uuid, ${now()}
    from ${table} r where r.id = ${id}::uuid`.execute(trx);
  await sql`delete from ${table} where id = ${id}::uuid`.execute(trx);
}

/** Includes sheets that the model no longer has, because their rows are deleted with the record. */
async function sheetTables(trx: Trx, model: PublishedModel): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_constraint c
    join pg_class s on s.oid = c.conrelid
    join pg_class r on r.oid = c.confrelid join pg_namespace n on n.oid = r.relnamespace
    where c.contype = 'f' and n.nspname = 'biz' and r.relname = ${tableOf(model.definition).name} order by s.relname`.execute(trx);
  return rows.map(({ name }) => name);
}
