import { defineTexts } from '../../../platform/i18n/texts.ts';

/** What stands in a list itself. */
export const actionTexts = defineTexts('listAction', {
  more: { zh: '更多', en: 'More' },
  select: { zh: '選取', en: 'Select' },
  pickLine: { zh: '選取「{name}」', en: 'Select {name}' },
  pickPage: { zh: '選取已載入的記錄', en: 'Select the records loaded' },
  pickAll: { zh: '選取所有符合的記錄', en: 'Select everything found' },
  pickedAll: { zh: '已選所有符合的記錄', en: 'Everything found is selected' },
  picked: { zh: '已選 {count} 筆', en: '{count} selected' },
  stop: { zh: '結束選取', en: 'Stop selecting' },
  change: { zh: '批次修改', en: 'Change' },
  import: { zh: '匯入', en: 'Import' },
  export: { zh: '匯出', en: 'Export' },
  remove: { zh: '刪除', en: 'Delete' },
  bin: { zh: '資源回收筒', en: 'Recycle bin' },
  print: { zh: '列印', en: 'Print' },
});
