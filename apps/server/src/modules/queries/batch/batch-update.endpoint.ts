import { batchUpdate } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { modelAccess } from '../../permissions/index.ts';
import { changeRecord } from './change-record.ts';
import { eachRecord } from './each-record.ts';

/** `changeRecord` checks the rights on each record. */
export const batchUpdateEndpoint = defineCommand(batchUpdate, {
  permission: 'participant',
  async handle(context, { schemaCode, objectIds, preview, values }) {
    (await modelAccess(context.trx, context, schemaCode)).require('batch');
    return {
      results: await eachRecord(context, { objectIds, preview }, (objectId) => changeRecord(context, { schemaCode, objectId, values })),
    };
  },
});
