import { maxBatchJobRecords, startBatch } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { tableOf } from '../../apps/index.ts';
import { chosen, chosenRecords, criteriaFields } from '../chosen-records.ts';
import { redactedFields } from '../redacted-fields.ts';

/**
 * For people who may process several records of the model; rights on each record are checked when it is processed. The set of records is
 * fixed now. Criteria that are redacted for the person in some record are refused, because the number of records would reveal them.
 */
export const startBatchEndpoint = defineCommand(startBatch, {
  permission: 'participant',
  async handle(context, input) {
    const { trx, actor, locale, now } = context;
    const records = await chosenRecords({ ...context, db: trx }, input);
    records.access.require('batch');
    const { definition } = records.shape.model;
    if (criteriaFields(records).some(await redactedFields(trx, actor, definition.code))) refuse('not-allowed');
    const running = await trx
      .selectFrom('record_batches')
      .select('id')
      .where('started_by', '=', actor.id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (running) refuse('batch-running');
    const id = createId(now().getTime());
    await trx
      .insertInto('record_batches')
      .values({
        id,
        schema_code: definition.code,
        kind: input.kind,
        field_values: JSON.stringify(input.values),
        locale,
        state: 'running',
        total: 0,
        started_by: actor.id,
        started_at: now(),
        done: 0,
        refused: 0,
      })
      .execute();
    const { numAffectedRows = 0n } = await sql`
      insert into record_batch_items (batch_id, record_id)
      select ${id}::uuid, r.id from ${sql.id('biz', tableOf(definition).name)} r where ${chosen(records)} limit ${maxBatchJobRecords + 1}`.execute(
      trx,
    );
    const total = Number(numAffectedRows);
    if (total > maxBatchJobRecords) refuse('batch-too-large', { most: maxBatchJobRecords });
    await trx.updateTable('record_batches').set({ total }).where('id', '=', id).execute();
    await enqueue(trx, 'record-batch', { id }, { dueAt: now() });
    return { id, total };
  },
});
