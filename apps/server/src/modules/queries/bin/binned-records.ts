import type { ModelDefinition } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadModel, tableOf, type PublishedModel } from '../../apps/index.ts';
import { modelAccess } from '../../permissions/index.ts';

/** The recycle bin (`d`), each entry with its record as a row of the model's table (`r`), so that conditions on rights apply to it. */
export function binnedRecords(model: ModelDefinition): RawBuilder<unknown> {
  return sql`deleted_records d cross join lateral jsonb_populate_record(null::${sql.id('biz', tableOf(model).name)}, d.record) r`;
}

/**
 * Locks records in the recycle bin, in the order of their ids. Refuses with `record-not-found` when one is not in it or the actor may not
 * delete it.
 */
export async function lockBinned(
  context: CommandContext,
  { schemaCode, objectIds }: { readonly schemaCode: string; readonly objectIds: readonly string[] },
): Promise<{ readonly model: PublishedModel; readonly ids: readonly string[] }> {
  const { trx } = context;
  const model = await loadModel(trx, schemaCode);
  const access = await modelAccess(trx, context, schemaCode);
  access.require('delete');
  const wanted = [...new Set(objectIds)];
  const { rows } = await sql<{ id: string }>`
    select d.id from ${binnedRecords(model.definition)}
    where d.schema_code = ${schemaCode} and d.id = any(${wanted}::uuid[]) and ${access.records('delete')}
    order by d.id for update of d`.execute(trx);
  if (rows.length < wanted.length) refuse('record-not-found');
  return { model, ids: rows.map(({ id }) => id) };
}
