import type { LocalizedText } from '@inkstone/schema';

export const staffDeptMixedText = { name: { zh: '人員部門混選', en: 'People and departments' } } as const satisfies Record<
  string,
  LocalizedText
>;
