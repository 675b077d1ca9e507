import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const dropdownText = {
  name: { zh: '下拉單選', en: 'Dropdown' },
  retry: { zh: '載入失敗，點此重試', en: 'Loading failed. Try again' },
  choose: generalTexts.select,
} as const satisfies Record<string, LocalizedText>;
