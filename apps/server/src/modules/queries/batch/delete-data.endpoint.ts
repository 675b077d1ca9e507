import { deleteData } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { eachRecord } from './each-record.ts';
import { removeRecord } from './remove-record.ts';

/** `removeRecord` checks the rights on each record. */
export const deleteDataEndpoint = defineCommand(deleteData, {
  permission: 'participant',
  async handle(context, { schemaCode, objectIds, preview }) {
    return { results: await eachRecord(context, { objectIds, preview }, (objectId) => removeRecord(context, { schemaCode, objectId })) };
  },
});
