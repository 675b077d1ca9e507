/** Finding what there is, across all applications. */
import { defineModule } from '../../platform/http/module.ts';
import { searchBizModelsEndpoint } from './search-biz-models.endpoint.ts';
import { searchRecordsEndpoint } from './search-records.endpoint.ts';

export const searchModule = defineModule({ name: 'search', endpoints: [searchBizModelsEndpoint, searchRecordsEndpoint] });
