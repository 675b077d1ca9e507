import type { LocalizedText } from '@inkstone/schema';

export const tabsText = {
  name: { zh: '頁籤', en: 'Tabs' },
  empty: { zh: '目前沒有可顯示的頁籤', en: 'No tabs to show' },
  issues: { zh: '{count} 個問題', en: '{count} {count|issue|issues}' },
} as const satisfies Record<string, LocalizedText>;
