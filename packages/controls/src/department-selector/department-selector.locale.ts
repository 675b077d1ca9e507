import type { LocalizedText } from '@inkstone/schema';

export const departmentSelectorText = {
  name: { zh: '部門單選', en: 'Department' },
  choose: { zh: '請選擇部門', en: 'Select a department' },
} as const satisfies Record<string, LocalizedText>;
