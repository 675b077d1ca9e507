import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  showStyle: {
    label: { zh: '顯示方式', en: 'Display as' },
    help: { zh: '以清單或樹狀顯示。', en: 'Shown as a list or as a tree.' },
    choices: { list: { zh: '清單', en: 'List' }, tree: { zh: '樹狀', en: 'Tree' } },
  },
};
