import type { LocalizedText } from '@inkstone/schema';

export const staffDeptMixedText = {
  name: { zh: '人員部門混選', en: 'People and departments' },
  choose: { zh: '請選擇人員或部門', en: 'Select people or departments' },
} as const satisfies Record<string, LocalizedText>;
