import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  activeFormula: {
    label: { zh: '切換到此頁籤的條件', en: 'Activation condition' },
    help: { zh: '條件成立時自動切換到這個頁籤。', en: 'Switches to this tab when the condition is met.' },
  },
};
