import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const instancesTexts = defineTexts('instances', {
  title: { zh: '流程實例', en: 'Workflow instances' },
  instances: { zh: '實例', en: 'Instances' },
  bin: { zh: '資源回收筒', en: 'Recycle bin' },
  loading: generalTexts.loading,
  more: generalTexts.loadMore,
  status: { zh: '狀態', en: 'Status' },
  search: { zh: '名稱、單據編號或發起人', en: 'Name, number or initiator' },
  EXCEPTION: { zh: '流程異常', en: 'Exceptions' },
  PROCESSING: { zh: '進行中', en: 'Running' },
  COMPLETED: { zh: '已完成', en: 'Completed' },
  CANCELED: { zh: '已作廢', en: 'Cancelled' },
  ALL: generalTexts.all,
  nothingStuck: { zh: '沒有異常的流程', en: 'No failed workflows' },
  nothingStuckHint: {
    zh: '流程無法繼續時會列在這裡，開啟後可以重試、調整處理人、啟動其他節點或作廢。',
    en: 'Workflows that cannot continue are listed here. Open one to retry, change participants, activate another node or cancel it.',
  },
  nothingFound: { zh: '沒有符合的流程', en: 'No matching workflows' },
  checkAgain: { zh: '重新核對', en: 'Check again' },
  checkNamed: { zh: '重新核對 {name} 的歷程', en: 'Check the history of {name} again' },
  historySound: {
    zh: '歷程與現況一致，{events} 筆紀錄未經更動',
    en: 'The history matches the current state; {events} entries are unaltered',
  },
  historyBroken: { zh: '歷程與現況不符', en: 'The history does not match the current state' },
  emptyBin: { zh: '資源回收筒是空的', en: 'The recycle bin is empty' },
  emptyBinHint: { zh: '刪除的流程會在這裡保留 30 天。', en: 'Deleted workflows are kept here for 30 days.' },
  deletedBy: { zh: '{name} 於 {time} 刪除', en: 'Deleted by {name}, {time}' },
  purgedAt: { zh: '{time} 永久刪除', en: 'Permanently deleted on {time}' },
  restore: { zh: '還原', en: 'Restore' },
  restoreNamed: { zh: '還原 {name}', en: 'Restore {name}' },
});
