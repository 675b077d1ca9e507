import type { LocalizedText } from '@inkstone/schema';

export const timeText = {
  name: { zh: '時間', en: 'Time' },
  pick: { zh: '請選擇時間', en: 'Select a time' },
} as const satisfies Record<string, LocalizedText>;
