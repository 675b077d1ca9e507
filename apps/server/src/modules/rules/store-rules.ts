import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { layTable, markPublishing, publishedView } from '../apps/index.ts';

/** Makes the rules that run those of an application that are published. */
export async function storeRules(trx: Trx, appCode: string): Promise<void> {
  markPublishing(trx);
  await writeRules(trx, appCode);
}

/** Lays the rules of documents that are laid over the published ones over those that run. */
export async function layRules(trx: Trx, appCode: string): Promise<void> {
  await layTable(trx, 'business_rules', 'id');
  await writeRules(trx, appCode);
}

async function writeRules(trx: Trx, appCode: string): Promise<void> {
  const published = publishedView('rule', appCode);
  await sql`delete from business_rules where app_code = ${appCode} and id not in (select p.id from ${published} p)`.execute(trx);
  await sql`
    insert into business_rules
      (id, code, name, app_code, schema_code, trigger, active, version, definition, created_at, created_by, modified_at, modified_by)
    select id, code, content->>'name', app_code, content->>'schemaCode', content->>'trigger', (content->>'active')::boolean, version, content,
      created_at, created_by, modified_at, modified_by
    from ${published} p
    on conflict (id) do update set name = excluded.name, app_code = excluded.app_code, schema_code = excluded.schema_code,
      trigger = excluded.trigger, active = excluded.active, version = excluded.version, definition = excluded.definition,
      modified_at = excluded.modified_at, modified_by = excluded.modified_by
    where business_rules.version <> excluded.version`.execute(trx);
}
