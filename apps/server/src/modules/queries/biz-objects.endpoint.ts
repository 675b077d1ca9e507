import { bizObjects } from '@inkstone/api';
import { sql } from 'kysely';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { findPage, present, searchOf } from './found-page.ts';
import { withoutHidden } from './list-rights.ts';

/** Returns records by id, if the caller finds them in the list, with the values that they see there. */
export const bizObjectsEndpoint = defineQuery(bizObjects, {
  permission: 'participant',
  async handle(context, { objectIds, ...choice }) {
    const { records, ...search } = await searchOf(context, choice);
    const offered = sql<boolean>`(${records.offered} and r.id = any(${objectIds}::uuid[]))`;
    const asked = { ...search, records: { ...records, offered, isAll: false } };
    const { rows, rights } = await findPage(context, asked, { after: null, size: objectIds.length });
    const found = withoutHidden(rights, records.shape.model.definition.nameItem, await present(context, asked, rows));
    const byId = new Map(found.map((record) => [record.id, record]));
    return [...new Set(objectIds)].flatMap((id) => byId.get(id) ?? []);
  },
});
