import { maxListViews, saveListView } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import { mayChangeView, mayShareViews } from './may-share.ts';

/** Saves an own view; shared ones by administrators of applications only. Fields in a view are checked when it is used. */
export const saveListViewEndpoint = defineCommand(saveListView, {
  permission: 'participant',
  async handle(context, { id, schemaCode, listCode = '', name, isShared, state }) {
    const { trx, actor, now } = context;
    if (isShared && !mayShareViews(actor)) refuse('not-allowed');
    await loadModel(trx, schemaCode);
    const values = { name, is_shared: isShared, state: JSON.stringify(state), modified_at: now() };
    if (id !== undefined) {
      const view = await trx
        .selectFrom('list_views')
        .select(['owner_id', 'is_shared'])
        .where('id', '=', id)
        .where('schema_code', '=', schemaCode)
        .where('list_code', '=', listCode)
        .forUpdate()
        .executeTakeFirst();
      if (!view || (view.owner_id !== actor.id && !view.is_shared)) refuse('not-found');
      if (!mayChangeView(actor, view)) refuse('not-allowed');
      await trx.updateTable('list_views').set(values).where('id', '=', id).execute();
      // When a view is no longer shared, it is no longer the default of others.
      if (!isShared) await trx.deleteFrom('list_view_defaults').where('view_id', '=', id).where('person_id', '<>', view.owner_id).execute();
      return { id };
    }
    if ((await countViews(context, schemaCode, listCode)) >= maxListViews) refuse('too-many-views', { most: maxListViews });
    const added = createId(now().getTime());
    await trx
      .insertInto('list_views')
      .values({ id: added, schema_code: schemaCode, list_code: listCode, owner_id: actor.id, ...values })
      .execute();
    return { id: added };
  },
});

async function countViews({ trx, actor }: CommandContext, schemaCode: string, listCode: string): Promise<number> {
  const { count } = await trx
    .selectFrom('list_views')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('owner_id', '=', actor.id)
    .where('schema_code', '=', schemaCode)
    .where('list_code', '=', listCode)
    .executeTakeFirstOrThrow();
  return Number(count);
}
