import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { everPublishedView, publishedView } from '../../apps/index.ts';

/** Makes the print templates of an application's forms those that are published. */
export async function storeTemplates(trx: Trx, appCode: string): Promise<void> {
  const published = publishedView('print', appCode);
  // First all that differ, so that names and the default can change places.
  await sql`
    delete from print_templates t using ${everPublishedView('print', appCode)} e
    where e.id = t.id and not exists (select from ${published} p where p.id = t.id and p.version = t.version)`.execute(trx);
  await sql`
    insert into print_templates
      (id, schema_code, form_code, name, is_default, content, version, created_at, modified_at, modified_by)
    select id, scope, content->>'formCode', content->>'name', (content->>'isDefault')::boolean,
      content - '{code,schemaCode,formCode,name,isDefault}'::text[], version, created_at, modified_at, modified_by
    from ${published} p
    on conflict (id) do nothing`.execute(trx);
}
