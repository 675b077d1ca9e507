import { cleanUps } from '../../platform/jobs/clean-ups.ts';
import { appRemoval } from '../apps/index.ts';
import { cleanUpBatches } from './batch/clean-up-batches.ts';
import { defineModule } from '../../platform/http/module.ts';
import { batchUpdateEndpoint } from './batch/batch-update.endpoint.ts';
import { cancelBatchEndpoint, getBatchEndpoint } from './batch/batch-progress.endpoint.ts';
import { bizObjectsEndpoint } from './biz-objects.endpoint.ts';
import { deleteDataEndpoint } from './batch/delete-data.endpoint.ts';
import { startBatchEndpoint } from './batch/start-batch.endpoint.ts';
import { listDeletedRecordsEndpoint } from './bin/list-deleted-records.endpoint.ts';
import { purgeRecordsEndpoint } from './bin/purge-records.endpoint.ts';
import { restoreRecordsEndpoint } from './bin/restore-records.endpoint.ts';
import { dataExistEndpoint } from './data-exist.endpoint.ts';
import { ganttListEndpoint } from './gantt/gantt-list.endpoint.ts';
import { getFieldsEndpoint } from './headers/get-fields.endpoint.ts';
import { getHeadersEndpoint } from './headers/get-headers.endpoint.ts';
import { listGroupsEndpoint } from './groups/list-groups.endpoint.ts';
import { listTotalsEndpoint } from './list-totals.endpoint.ts';
import { removeAppViews } from './remove-app-views.ts';
import { queryListEndpoint } from './query-list.endpoint.ts';
import { listListViewsEndpoint } from './views/list-list-views.endpoint.ts';
import { deleteListViewEndpoint, setDefaultListViewEndpoint } from './views/list-view-choices.endpoint.ts';
import { saveListViewEndpoint } from './views/save-list-view.endpoint.ts';

export const queriesModule = defineModule({
  name: 'queries',
  description: 'Lists of records: filters, groups, totals, views, changes of many and the recycle bin.',
  provides: [cleanUps.providedBy(cleanUpBatches), appRemoval.providedBy(removeAppViews)],
  tables: ['list_views', 'list_view_defaults', 'record_batches', 'record_batch_items'],
  endpoints: [
    queryListEndpoint,
    ganttListEndpoint,
    dataExistEndpoint,
    bizObjectsEndpoint,
    listTotalsEndpoint,
    listGroupsEndpoint,
    getHeadersEndpoint,
    getFieldsEndpoint,
    batchUpdateEndpoint,
    deleteDataEndpoint,
    listDeletedRecordsEndpoint,
    restoreRecordsEndpoint,
    purgeRecordsEndpoint,
    startBatchEndpoint,
    getBatchEndpoint,
    cancelBatchEndpoint,
    listListViewsEndpoint,
    saveListViewEndpoint,
    deleteListViewEndpoint,
    setDefaultListViewEndpoint,
  ],
  refusals: {
    'list-without-gantt': { errcode: 42243, status: 422, zh: '此清單沒有時間軸', en: 'This list has no timeline' },
    'batch-too-large': {
      errcode: 42233,
      status: 422,
      zh: '一次最多處理 {most} 筆，請先篩選',
      en: 'At most {most} records can be processed at once; filter first',
    },
    'too-many-views': {
      errcode: 42234,
      status: 422,
      zh: '每個清單最多儲存 {most} 個檢視',
      en: 'At most {most} views can be saved per list',
    },
    'batch-running': { errcode: 40972, status: 409, zh: '您的上一個批次尚未完成', en: 'Your last batch is not finished yet' },
  },
});
