import { defineTexts } from '../../platform/i18n/texts.ts';

export const instancesTexts = defineTexts('instances', {
  title: { zh: '流程實例', en: 'Workflow instances' },
  instances: { zh: '實例', en: 'Instances' },
  bin: { zh: '資源回收筒', en: 'Recycle bin' },
  loading: { zh: '載入中', en: 'Loading' },
  more: { zh: '載入更多', en: 'Load more' },
  status: { zh: '狀態', en: 'Status' },
  search: { zh: '搜尋名稱、單號或發起人', en: 'Search by name, number or initiator' },
  EXCEPTION: { zh: '異常', en: 'Exceptions' },
  PROCESSING: { zh: '進行中', en: 'Running' },
  COMPLETED: { zh: '已完成', en: 'Completed' },
  CANCELED: { zh: '已作廢', en: 'Cancelled' },
  ALL: { zh: '全部', en: 'All' },
  nothingStuck: { zh: '沒有異常的流程', en: 'No workflow is stuck' },
  nothingStuckHint: {
    zh: '流程無法繼續時會列在這裡，開啟後可以重試、調整處理人、啟動其他節點或作廢。',
    en: 'Workflows that cannot go on are listed here; open one to retry, adjust participants, activate another node or cancel it.',
  },
  nothingFound: { zh: '沒有符合的流程', en: 'No workflow fits' },
  emptyBin: { zh: '資源回收筒是空的', en: 'The recycle bin is empty' },
  emptyBinHint: { zh: '刪除的流程會在這裡保留 30 天。', en: 'What is deleted stays here for 30 days.' },
  deletedBy: { zh: '{name}於 {time} 刪除', en: 'deleted by {name}, {time}' },
  purgedAt: { zh: '{time} 永久刪除', en: 'gone for good {time}' },
  restore: { zh: '還原', en: 'Restore' },
  restoreNamed: { zh: '還原 {name}', en: 'Restore {name}' },
});
