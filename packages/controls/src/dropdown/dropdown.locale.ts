import type { LocalizedText } from '@inkstone/schema';

export const dropdownText = {
  name: { zh: '下拉選單', en: 'Dropdown' },
  choose: { zh: '請選擇', en: 'Please choose' },
} as const satisfies Record<string, LocalizedText>;
