import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const relevanceFormText = {
  name: { zh: '關聯表單單選', en: 'Related record' },
  choose: generalTexts.select,
  search: generalTexts.search,
  pick: { zh: '選擇{label}', en: 'Select {label}' },
  none: { zh: '沒有符合的資料', en: 'No results' },
  failed: { zh: '讀取失敗', en: 'Could not be loaded' },
  retry: generalTexts.tryAgain,
  clear: generalTexts.clear,
  more: generalTexts.more,
  count: generalTexts.selected,
  below: { zh: '「{name}」的下層', en: 'Below {name}' },
  cancel: generalTexts.cancel,
  share: { zh: '允許處理此表單的人查看「{name}」', en: 'Share "{name}" with everyone who handles this form' },
  sharedCount: { zh: '{label}：允許查看 {count} 項', en: '{label}: {count} shared' },
  done: generalTexts.ok,
  recordName: generalTexts.name,
} as const satisfies Record<string, LocalizedText>;
