import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  heads: {
    label: { zh: '頁籤', en: 'Tabs' },
    help: { zh: '每個頁籤的名稱；頁籤裡可以放控制項。', en: 'The names of the tabs. Tabs can contain controls.' },
  },
  tabDefaultValue: {
    label: { zh: '預設頁籤', en: 'Default tab' },
    help: { zh: '開啟表單時先顯示的頁籤。', en: 'The tab that is shown first.' },
  },
};
