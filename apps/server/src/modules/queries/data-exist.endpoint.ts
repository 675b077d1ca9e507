import { dataExist } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { findPage, searchOf } from './found-page.ts';

/** Returns whether the caller finds any record in the list. */
export const dataExistEndpoint = defineQuery(dataExist, {
  permission: 'participant',
  async handle(context, input) {
    const { rows } = await findPage(context, await searchOf(context, { ...input, fields: [] }), { after: null, size: 1 });
    return rows.length > 0;
  },
});
