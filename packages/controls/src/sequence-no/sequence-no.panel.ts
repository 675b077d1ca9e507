import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  seqNoSetting: {
    label: { zh: '編號規則', en: 'Numbering rule' },
    help: {
      zh: '單據編號由哪些部分組成；同一個模型的表單共用。',
      en: 'The parts of the sequence number; shared by all forms of the model.',
    },
  },
};
