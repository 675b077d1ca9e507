import type { LocalizedText } from '@inkstone/schema';

/** The levels in ascending order; the keys are stored. */
export const urgencyText = {
  normal: { zh: '普通', en: 'Normal' },
  urgent: { zh: '緊急', en: 'Urgent' },
  critical: { zh: '特急', en: 'Critical' },
} as const satisfies Record<string, LocalizedText>;

export const urgencyLevelText = { name: { zh: '緊急程度', en: 'Urgency' } } as const satisfies Record<string, LocalizedText>;
