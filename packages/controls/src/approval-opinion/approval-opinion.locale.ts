import type { LocalizedText } from '@inkstone/schema';

/** The approver's decision, as written on the seal. */
export const resultText = {
  agree: { zh: '同意', en: 'Agreed' },
  disagree: { zh: '不同意', en: 'Disagreed' },
  neutral: { zh: '已處理', en: 'Handled' },
} as const satisfies Record<string, LocalizedText>;

export const approvalOpinionText = {
  name: { zh: '簽核意見', en: 'Approval opinions' },
  none: { zh: '尚無意見', en: 'No opinions yet' },
} as const satisfies Record<string, LocalizedText>;
