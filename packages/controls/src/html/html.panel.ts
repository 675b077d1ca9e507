import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  content: {
    label: { zh: '內容', en: 'Content' },
    help: { zh: '顯示在表單裡的內容；不安全的部分會被移除。', en: 'The content shown in the form; unsafe parts are removed.' },
  },
};
