import { purgeRecords } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { purgeRecord } from '../../records/index.ts';
import { lockBinned } from './binned-records.ts';

/** For people who may delete the records. */
export const purgeRecordsEndpoint = defineCommand(purgeRecords, {
  permission: 'participant',
  async handle(context, input) {
    const { ids } = await lockBinned(context, input);
    for (const id of ids) await purgeRecord(context.trx, id);
    return true;
  },
});
