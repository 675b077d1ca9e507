import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  addressDetail: {
    label: { zh: '詳細地址', en: 'Street and number' },
    help: { zh: '地區之外還要填街道與門牌。', en: 'Asks for street and number in addition to the area.' },
  },
};
