import { deleteListView, setDefaultListView } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mayChangeView } from './may-share.ts';

/** For people who may change the view. It is no longer anybody's default. */
export const deleteListViewEndpoint = defineCommand(deleteListView, {
  permission: 'participant',
  async handle({ trx, actor }, { id }) {
    const view = await trx.selectFrom('list_views').select(['owner_id', 'is_shared']).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!view || (view.owner_id !== actor.id && !view.is_shared)) refuse('not-found');
    if (!mayChangeView(actor, view)) refuse('not-allowed');
    await trx.deleteFrom('list_views').where('id', '=', id).execute();
    return true;
  },
});

/** Sets the actor's default among own and shared views. */
export const setDefaultListViewEndpoint = defineCommand(setDefaultListView, {
  permission: 'participant',
  async handle({ trx, actor }, { schemaCode, listCode = '', id }) {
    const key = { person_id: actor.id, schema_code: schemaCode, list_code: listCode };
    if (id === null) {
      await trx
        .deleteFrom('list_view_defaults')
        .where('person_id', '=', actor.id)
        .where('schema_code', '=', schemaCode)
        .where('list_code', '=', listCode)
        .execute();
      return true;
    }
    const view = await trx
      .selectFrom('list_views')
      .select('id')
      .where('id', '=', id)
      .where('schema_code', '=', schemaCode)
      .where('list_code', '=', listCode)
      .where((eb) => eb.or([eb('owner_id', '=', actor.id), eb('is_shared', '=', true)]))
      .executeTakeFirst();
    if (!view) refuse('not-found');
    await trx
      .insertInto('list_view_defaults')
      .values({ ...key, view_id: id })
      .onConflict((conflict) => conflict.columns(['person_id', 'schema_code', 'list_code']).doUpdateSet({ view_id: id }))
      .execute();
    return true;
  },
});
