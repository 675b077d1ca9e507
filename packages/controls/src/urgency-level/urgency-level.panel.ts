import type { PropertyTexts } from '../props/property-text.ts';
import { urgencyText } from './urgency-level.locale.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  defaultValue: {
    label: { zh: '預設值', en: 'Default value' },
    help: { zh: '新表單一開始就有的值。', en: 'The value that a new form starts with.' },
    choices: urgencyText,
  },
};
