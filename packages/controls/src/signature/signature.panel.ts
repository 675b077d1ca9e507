import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  displayEnd: {
    label: { zh: '裝置', en: 'Devices' },
    help: { zh: '可以在哪些裝置上簽名。', en: 'Devices on which people can sign.' },
    choices: {
      mobile: { zh: '僅手機', en: 'Phone only' },
      pc: { zh: '僅電腦', en: 'Computer only' },
      both: { zh: '電腦與手機', en: 'Computer and phone' },
    },
  },
};
