import { sql } from 'kysely';
import { formBatchSubmit, type CallOutput } from '@inkstone/api';
import { runRollbackWrites } from '../../../platform/db/transactions/after-rollback.ts';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { submitForm } from './submit-form.ts';
import { presentRefusal } from './present-refusal.ts';

type Result = CallOutput<typeof formBatchSubmit>['results'][number];

/** Each form is submitted independently: a refused one leaves nothing behind, and the others are submitted. */
export const batchSubmitEndpoint = defineCommand(formBatchSubmit, {
  permission: 'participant',
  async handle(context, { schemaCode, formCode, workflowCode, items }) {
    const results = new Map<number, Result>();
    // Stored records are always processed in the order of ids, so that two batches over the same drafts do not block each other.
    const order = items
      .map((item, index) => ({ item, index }))
      .sort((a, b) => ((a.item.objectId ?? '') < (b.item.objectId ?? '') ? -1 : 1));
    for (const { item, index } of order) {
      results.set(index, await attempt(context, () => submitForm(context, { schemaCode, formCode, workflowCode, ...item })));
    }
    return { results: items.map((_, index) => results.get(index)!) };
  },
});

async function attempt(context: CommandContext, work: () => Promise<Result['submitted']>): Promise<Result> {
  await sql`savepoint one_form`.execute(context.trx);
  try {
    return { submitted: await work(), errcode: 0, errmsg: '', refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint one_form`.execute(context.trx);
    await runRollbackWrites(context.trx, error);
    const { code, params, extra } = error;
    return { submitted: null, ...presentRefusal(error, context.locale), refusal: { code, params: { ...params }, ...extra } };
  } finally {
    await sql`release savepoint one_form`.execute(context.trx);
  }
}
