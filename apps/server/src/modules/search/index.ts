/** Search across all applications. */
import { defineModule } from '../../platform/http/module.ts';
import { searchBizModelsEndpoint } from './search-biz-models.endpoint.ts';
import { searchRecordsEndpoint } from './search-records.endpoint.ts';

export { isNamed, menuEntries, offeredEntries, type MenuEntry } from './menu-entries.ts';

export const searchModule = defineModule({
  name: 'search',
  description: 'Forms, lists and records of all applications by a keyword.',
  endpoints: [searchBizModelsEndpoint, searchRecordsEndpoint],
});
