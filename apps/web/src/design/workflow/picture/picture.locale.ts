import { defineTexts } from '../../../platform/i18n/texts.ts';

export const pictureTexts = defineTexts('design-workflow-picture', {
  export: { zh: '匯出', en: 'Export' },
  pictureZh: { zh: '圖片（中文）', en: 'Image (Chinese)' },
  pictureEn: { zh: '圖片（英文）', en: 'Image (English)' },
  bpmn: { zh: 'BPMN 2.0', en: 'BPMN 2.0' },
  malformed: {
    zh: '{names}的設定不完整，無法匯出為 BPMN；請先修正',
    en: 'The settings of {names} are incomplete, so BPMN cannot be exported; correct them first',
  },
});
