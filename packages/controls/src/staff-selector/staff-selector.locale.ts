import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const staffSelectorText = {
  name: { zh: '人員單選', en: 'Person' },
  choose: generalTexts.selectPerson,
  search: { zh: '搜尋姓名或帳號', en: 'Search by name or account' },
} as const satisfies Record<string, LocalizedText>;
