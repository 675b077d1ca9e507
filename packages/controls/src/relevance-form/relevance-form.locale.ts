import type { LocalizedText } from '@inkstone/schema';

export const relevanceFormText = {
  name: { zh: '關聯表單單選', en: 'Related record' },
  choose: { zh: '請選擇', en: 'Select' },
  search: { zh: '搜尋', en: 'Search' },
  pick: { zh: '選擇{label}', en: 'Select {label}' },
  none: { zh: '沒有符合的資料', en: 'No results' },
  failed: { zh: '讀取失敗', en: 'Could not be loaded' },
  retry: { zh: '重試', en: 'Try again' },
  clear: { zh: '清除', en: 'Clear' },
  more: { zh: '更多', en: 'More' },
  count: { zh: '已選 {count} 項', en: '{count} selected' },
  below: { zh: '「{name}」的下層', en: 'Below {name}' },
  cancel: { zh: '取消', en: 'Cancel' },
  share: { zh: '允許經辦此單的人閱讀「{name}」', en: 'Share “{name}” with everyone who handles this form' },
  sharedCount: { zh: '{label}：允許閱讀 {count} 項', en: '{label}: {count} shared' },
  done: { zh: '確定', en: 'OK' },
  recordName: { zh: '名稱', en: 'Name' },
} as const satisfies Record<string, LocalizedText>;
