import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  range: {
    label: { zh: '定位範圍（公尺）', en: 'Range (metres)' },
    help: { zh: '離指定地點多少公尺內才算在現場。', en: 'How many metres from the place still count as there.' },
  },
  place: {
    label: { zh: '指定地點', en: 'Required location' },
    help: { zh: '填表時必須在的地點；空白表示不限。', en: 'Where the form must be filled in; empty: anywhere.' },
  },
  displayMode: {
    label: { zh: '顯示方式', en: 'Display as' },
    help: { zh: '顯示準確的位置，或只顯示大致的位置。', en: 'Shows the exact position or only roughly where.' },
    choices: { accurate: { zh: '精確位置', en: 'Exact location' }, general: { zh: '大致位置', en: 'Approximate location' } },
  },
};
