import { restoreRecords } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { restoreRecord } from '../../records/index.ts';
import { lockBinned } from './binned-records.ts';

/** For people who may delete the records. */
export const restoreRecordsEndpoint = defineCommand(restoreRecords, {
  permission: 'participant',
  async handle(context, input) {
    const { model, ids } = await lockBinned(context, input);
    for (const id of ids) await restoreRecord(context, model, id);
    return true;
  },
});
