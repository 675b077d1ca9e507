import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const dateText = {
  name: { zh: '日期', en: 'Date' },
  pick: { zh: '請選擇日期', en: 'Select a date' },
  calendar: { zh: '日曆', en: 'Calendar' },
  year: { zh: '{year}年', en: '{year}' },
  before: { zh: '上一頁', en: 'Previous page' },
  after: { zh: '下一頁', en: 'Next page' },
  yearBefore: { zh: '上一年', en: 'Previous year' },
  yearAfter: { zh: '下一年', en: 'Next year' },
  today: generalTexts.today,
  thisMonth: { zh: '本月', en: 'This month' },
  thisYear: { zh: '今年', en: 'This year' },
  now: { zh: '此刻', en: 'Now' },
  clear: generalTexts.clear,
  hour: { zh: '時', en: 'Hour' },
  minute: { zh: '分', en: 'Minute' },
  second: { zh: '秒', en: 'Second' },
} as const satisfies Record<string, LocalizedText>;
