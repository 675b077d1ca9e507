import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  expand: {
    label: { zh: '預設展開', en: 'Expanded by default' },
    help: { zh: '開啟表單時，分組是展開的。', en: 'The group is open when the form opens.' },
  },
};
