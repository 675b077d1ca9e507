import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  maxRows: {
    label: { zh: '最大列數', en: 'Maximum rows' },
    help: { zh: '容器的高度，以列計；超過時可以捲動。', en: 'The height in rows; longer content can be scrolled.' },
  },
};
