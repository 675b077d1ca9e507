import { listListViews } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { fieldsHiddenFrom } from '../../permissions/index.ts';
import { mayShareViews } from './may-share.ts';

/** Returns own and shared views, for people who may know the fields of the model; rights are checked with each use of a view. */
export const listListViewsEndpoint = defineQuery(listListViews, {
  permission: 'participant',
  async handle(context, { schemaCode, listCode = '' }) {
    const { db, actor } = context;
    await fieldsHiddenFrom(db, context, schemaCode);
    const rows = await db
      .selectFrom('list_views as v')
      .leftJoin('list_view_defaults as d', (join) => join.onRef('d.view_id', '=', 'v.id').on('d.person_id', '=', actor.id))
      .select(['v.id', 'v.name', 'v.is_shared', 'v.owner_id', 'v.state', 'd.person_id as chosen_by'])
      .where('v.schema_code', '=', schemaCode)
      .where('v.list_code', '=', listCode)
      .where((eb) => eb.or([eb('v.owner_id', '=', actor.id), eb('v.is_shared', '=', true)]))
      .orderBy('v.is_shared', 'desc')
      .orderBy('v.name')
      .orderBy('v.id')
      .limit(500)
      .execute();
    const views = rows.map((row) => ({
      id: row.id,
      name: row.name,
      isShared: row.is_shared,
      isOwn: row.owner_id === actor.id,
      isDefault: row.chosen_by !== null,
      state: row.state,
    }));
    return { views, mayShare: mayShareViews(actor) };
  },
});
