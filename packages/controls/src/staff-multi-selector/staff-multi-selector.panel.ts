import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  minCount: {
    label: { zh: '最少人數', en: 'Minimum people' },
    help: { zh: '至少要選幾個。', en: 'The minimum number that must be selected.' },
  },
  maxCount: {
    label: { zh: '最多人數', en: 'Maximum people' },
    help: { zh: '最多可以選幾個。', en: 'The maximum number that can be selected.' },
  },
};
