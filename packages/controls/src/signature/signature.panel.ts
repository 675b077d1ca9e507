import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  displayEnd: {
    label: { zh: '顯示端', en: 'Devices' },
    help: { zh: '在哪裡可以簽名。', en: 'Where people can sign.' },
    choices: {
      mobile: { zh: '僅行動端', en: 'Mobile only' },
      pc: { zh: '僅電腦端', en: 'PC only' },
      both: { zh: '電腦與行動端', en: 'PC and mobile' },
    },
  },
};
