import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  isFlag: { label: { zh: '標記', en: 'Flagged' }, help: { zh: '給其他系統使用的標記。', en: 'A flag for use by other systems.' } },
};
