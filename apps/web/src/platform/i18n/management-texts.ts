/** Texts that pages of administrators and designers share; the pages of other people do not load them. */
export const managementTexts = {
  chineseName: { zh: '中文名稱', en: 'Chinese name' },
  edit: { zh: '編輯', en: 'Edit' },
  englishName: { zh: '英文名稱', en: 'English name' },
  result: { zh: '結果', en: 'Result' },
} as const;
