import { defineTexts } from '../../platform/i18n/texts.ts';

export const panelSearchTexts = defineTexts('design-panel-search', {
  search: { zh: '尋找設定', en: 'Find a setting' },
  changedOnly: { zh: '只看已設定的', en: 'Only changed settings' },
  none: { zh: '沒有符合的設定', en: 'No matching setting' },
});
