import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

/** Texts of the list itself. */
export const actionTexts = defineTexts('listAction', {
  more: generalTexts.more,
  select: { zh: '選取', en: 'Select' },
  pickLine: { zh: '選取「{name}」', en: 'Select {name}' },
  pickPage: { zh: '選取已載入的記錄', en: 'Select loaded records' },
  pickAll: { zh: '選取所有符合的記錄', en: 'Select all matching records' },
  pickedAll: { zh: '已選所有符合的記錄', en: 'All matching records selected' },
  picked: { zh: '已選 {count} 筆', en: '{count} selected' },
  stop: { zh: '結束選取', en: 'Done' },
  change: { zh: '批次修改', en: 'Edit' },
  import: generalTexts.import,
  export: { zh: '匯出', en: 'Export' },
  remove: generalTexts.delete,
  bin: { zh: '資源回收筒', en: 'Recycle bin' },
  print: generalTexts.print,
});
