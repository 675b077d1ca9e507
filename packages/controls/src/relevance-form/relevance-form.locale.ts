import type { LocalizedText } from '@inkstone/schema';

export const relevanceFormText = {
  name: { zh: '關聯表單單選', en: 'Related record' },
  choose: { zh: '請選擇', en: 'Please choose' },
  search: { zh: '搜尋', en: 'Search' },
  pick: { zh: '選擇{label}', en: 'Pick {label}' },
  none: { zh: '沒有符合的資料', en: 'Nothing matches' },
  failed: { zh: '讀取失敗', en: 'Could not be read' },
  retry: { zh: '重試', en: 'Try again' },
  clear: { zh: '清除', en: 'Clear' },
  more: { zh: '更多', en: 'More' },
  count: { zh: '已選 {count} 項', en: '{count} picked' },
  below: { zh: '「{name}」的下層', en: 'Below {name}' },
  cancel: { zh: '取消', en: 'Cancel' },
  lend: { zh: '允許經辦此單的人閱讀「{name}」', en: 'Whoever has a task here may read “{name}”' },
  lending: { zh: '{label}：允許閱讀 {count} 項', en: '{label}: {count} may be read' },
  done: { zh: '確定', en: 'Done' },
  recordName: { zh: '名稱', en: 'Name' },
} as const satisfies Record<string, LocalizedText>;
