import { defineModule } from '../../platform/http/module.ts';
import { batchUpdateEndpoint } from './batch/batch-update.endpoint.ts';
import { deleteDataEndpoint } from './batch/delete-data.endpoint.ts';
import { getFieldsEndpoint } from './get-fields.endpoint.ts';
import { getHeadersEndpoint } from './get-headers.endpoint.ts';
import { listTotalsEndpoint } from './list-totals.endpoint.ts';
import { queryListEndpoint } from './query-list.endpoint.ts';

/** Lists of records. */
export const queriesModule = defineModule({
  name: 'queries',
  endpoints: [queryListEndpoint, listTotalsEndpoint, getHeadersEndpoint, getFieldsEndpoint, batchUpdateEndpoint, deleteDataEndpoint],
});
