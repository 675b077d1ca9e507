import { listDeletedInstances } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { administeredBy, requireAdministrator } from '../administration/administers.ts';
import { afterEnd, pageOf, readPageEnd, withCursor } from '../../../platform/db/paging/keyset.ts';
import { presentInstances, selectInstances } from '../views/instance-summary.ts';
import { purgedAt } from '../../records/index.ts';
import { peopleView } from '../../organization/index.ts';

/** Open to workflow administrators. Discarded drafts are not listed. */
export const listDeletedInstancesEndpoint = defineQuery(listDeletedInstances, {
  permission: 'participant',
  async handle(context, { cursor, size }) {
    const { db, actor } = context;
    requireAdministrator(actor);
    let query = selectInstances(db)
      .innerJoin(peopleView.as('deleter'), 'deleter.id', 'i.deleted_by')
      .select(['i.deleted_at', 'i.deleted_by', 'deleter.name as deleter_name'])
      .where('i.deleted_at', 'is not', null)
      .where(administeredBy(actor));
    const after = readPageEnd(context, cursor);
    if (after) query = query.where((eb) => afterEnd(eb.ref('i.deleted_at'), eb.ref('i.id'), after));
    const found = await query
      .orderBy('i.deleted_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(size + 1)
      .execute();
    const { rows, next } = pageOf(found, size, (row) => ({ at: row.deleted_at!, id: row.id }));
    const instances = await presentInstances(db, rows);
    return withCursor(context, {
      next,
      items: rows.map((row, index) => ({
        ...instances[index]!,
        deletedAt: row.deleted_at!.toISOString(),
        deletedBy: { id: row.deleted_by!, name: row.deleter_name },
        purgedAt: purgedAt(row.deleted_at!),
      })),
    });
  },
});
