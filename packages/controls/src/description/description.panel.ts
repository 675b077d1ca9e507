import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  displayFormula: {
    label: { zh: '顯示條件', en: 'Visibility condition' },
    help: { zh: '條件成立時才顯示這段說明。', en: 'The description is shown only while the condition is met.' },
  },
  defaultOpen: {
    label: { zh: '預設展開', en: 'Expanded by default' },
    help: { zh: '打開表單時，說明是展開的。', en: 'The description is open when the form opens.' },
  },
};
