import type { PropertyTexts } from '../props/property-text.ts';
import { urgencyText } from './urgency-level.locale.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  defaultValue: {
    label: { zh: '預設值', en: 'Default value' },
    help: { zh: '新表單的初始值。', en: 'The initial value in a new form.' },
    choices: urgencyText,
  },
};
