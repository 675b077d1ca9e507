import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  currentMaxLength: {
    label: { zh: '字數限制', en: 'Maximum rich text length' },
    help: { zh: '另一個字數上限；與最大長度取較小的。', en: 'A second character limit; the smaller of the two applies.' },
  },
  dictionaryData: {
    label: { zh: '資料字典', en: 'Data dictionary' },
    help: { zh: '輸入時從資料字典提示常用的內容。', en: 'Suggests entries of a data dictionary while typing.' },
  },
  noRepeat: {
    label: { zh: '不可重複', en: 'No duplicates' },
    help: { zh: '別的記錄已經有相同的值時不能提交。', en: 'Cannot be submitted if another record has the same value.' },
  },
};
