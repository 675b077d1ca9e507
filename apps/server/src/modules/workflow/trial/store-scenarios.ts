import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { everPublishedView, publishedView } from '../../apps/index.ts';

/** Makes the scenarios of an application's workflows those that are published. */
export async function storeScenarios(trx: Trx, appCode: string): Promise<void> {
  const published = publishedView('scenario', appCode);
  // First all that differ, so that names can change places.
  await sql`
    delete from workflow_scenarios s using ${everPublishedView('scenario', appCode)} e
    where e.id = s.id and not exists (select from ${published} p where p.id = s.id and p.version = s.version)`.execute(trx);
  await sql`
    insert into workflow_scenarios
      (id, workflow_code, name, initiator, form_code, patch, starts_at, decisions, expected, blocks, version, created_at, updated_at, updated_by)
    select id, content->>'workflowCode', content->>'name', content->>'initiator', content->>'formCode', content->'patch',
      (content->>'startAt')::timestamptz, content->'decisions', content->'expected', (content->>'blocks')::boolean, version,
      created_at, modified_at, modified_by
    from ${published} p
    on conflict (id) do nothing`.execute(trx);
}
