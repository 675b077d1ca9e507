import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  range: {
    label: { zh: '定位範圍（公尺）', en: 'Range (metres)' },
    help: { zh: '與指定地點的最大距離，以公尺計。', en: 'Maximum distance in metres from the required location.' },
  },
  place: {
    label: { zh: '指定地點', en: 'Required location' },
    help: { zh: '填寫表單時必須在的地點；空白表示不限。', en: 'Where the form must be filled in; leave empty for anywhere.' },
  },
  displayMode: {
    label: { zh: '顯示方式', en: 'Display as' },
    help: { zh: '顯示準確的位置，或只顯示大致的位置。', en: 'Shows the exact or only an approximate location.' },
    choices: { accurate: { zh: '精確位置', en: 'Exact location' }, general: { zh: '大致位置', en: 'Approximate location' } },
  },
};
