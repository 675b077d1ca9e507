import { sql } from 'kysely';
import { formBatchSubmit, type CallOutput } from '@inkstone/api';
import { writeWhatStays } from '../../platform/db/what-stays.ts';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { submitForm } from './submit-form.ts';
import { toldRefusal } from './told-refusal.ts';

type Result = CallOutput<typeof formBatchSubmit>['results'][number];

/** Each as by itself: a refused one leaves nothing behind and the others go. */
export const batchSubmitEndpoint = defineCommand(formBatchSubmit, {
  permission: 'participant',
  async handle(context, { schemaCode, formCode, workflowCode, items }) {
    const results = new Map<number, Result>();
    // Stored ones always by id, so that two batches over the same drafts do not wait for each other.
    const order = items
      .map((item, place) => ({ item, place }))
      .sort((a, b) => ((a.item.objectId ?? '') < (b.item.objectId ?? '') ? -1 : 1));
    for (const { item, place } of order) {
      results.set(place, await tried(context, () => submitForm(context, { schemaCode, formCode, workflowCode, ...item })));
    }
    return { results: items.map((_, place) => results.get(place)!) };
  },
});

async function tried(context: CommandContext, work: () => Promise<Result['submitted']>): Promise<Result> {
  await sql`savepoint one_form`.execute(context.trx);
  try {
    return { submitted: await work(), errcode: 0, errmsg: '', refusal: null };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    await sql`rollback to savepoint one_form`.execute(context.trx);
    await writeWhatStays(context.trx, problem);
    const { code, params, extra } = problem;
    return { submitted: null, ...toldRefusal(problem, context.locale), refusal: { code, params: { ...params }, ...extra } };
  } finally {
    await sql`release savepoint one_form`.execute(context.trx);
  }
}
