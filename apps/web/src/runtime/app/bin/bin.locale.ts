import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const binTexts = defineTexts('recordBin', {
  title: { zh: '資源回收筒', en: 'Recycle bin' },
  hint: { zh: '刪除的記錄保留 30 天，之後永久刪除。', en: 'Deleted records are kept for 30 days and then permanently deleted.' },
  search: { zh: '搜尋名稱或單據編號', en: 'Search name or number' },
  loading: generalTexts.loading,
  empty: { zh: '資源回收筒是空的', en: 'The recycle bin is empty' },
  nothingFound: { zh: '沒有符合的記錄', en: 'No matching records' },
  list: { zh: '已刪除的記錄', en: 'Deleted records' },
  more: generalTexts.loadMore,
  untitled: generalTexts.untitled,
  deletedBy: { zh: '{name} 於 {time} 刪除', en: 'Deleted by {name}, {time}' },
  purgedAt: { zh: '{time} 永久刪除', en: 'Permanently deleted on {time}' },
  restore: { zh: '還原', en: 'Restore' },
  restoreNamed: { zh: '還原「{name}」', en: 'Restore {name}' },
  restored: { zh: '已還原「{name}」', en: '{name} restored' },
  purge: { zh: '永久刪除', en: 'Delete permanently' },
  purgeNamed: { zh: '永久刪除「{name}」', en: 'Delete {name} permanently' },
  purgeAsked: { zh: '永久刪除「{name}」？之後無法復原。', en: 'Permanently delete {name}? This cannot be undone.' },
  purged: { zh: '已永久刪除「{name}」', en: '{name} permanently deleted' },
  close: generalTexts.close,
});
