import { defineModule } from '../../platform/http/module.ts';
import { getHeadersEndpoint } from './get-headers.endpoint.ts';
import { queryListEndpoint } from './query-list.endpoint.ts';

/** Lists of records. */
export const queriesModule = defineModule({ name: 'queries', endpoints: [queryListEndpoint, getHeadersEndpoint] });
