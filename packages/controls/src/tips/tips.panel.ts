import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  tips: { label: { zh: '提示內容', en: 'Text' }, help: { zh: '顯示在表單裡的提示內容。', en: 'The text shown in the form.' } },
};
