import type { LocalizedText } from '@inkstone/schema';

export const departmentMultiSelectorText = {
  name: { zh: '部門多選', en: 'Departments' },
  choose: { zh: '請選擇部門', en: 'Select departments' },
} as const satisfies Record<string, LocalizedText>;
