import type { LocalizedText } from '@inkstone/schema';

export const tabsText = {
  name: { zh: '頁籤', en: 'Tabs' },
  empty: { zh: '目前沒有可顯示的頁籤', en: 'No tab to show at the moment' },
  issues: { zh: '{count}個問題', en: '{count} to put right' },
} as const satisfies Record<string, LocalizedText>;
