import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

/** Texts of the dialogs that change or delete several records. */
export const batchTexts = defineTexts('batch', {
  close: generalTexts.close,
  cancel: generalTexts.cancel,
  results: { zh: '結果', en: 'Results' },
  progress: generalTexts.progress,
  previewing: { zh: '正在預覽', en: 'Loading preview' },
  previewFirst: { zh: '以上為前 {count} 筆的預覽。', en: 'Preview of the first {count} {count|record|records}.' },
  preview: { zh: '預覽', en: 'Preview' },
  changeTitle: { zh: '修改 {count} 筆記錄', en: 'Edit {count} {count|record|records}' },
  field: { zh: '要修改的欄位', en: 'Field' },
  fieldRequired: { zh: '請選擇要修改的欄位', en: 'Select a field' },
  changeable: { zh: '將修改 {count} 筆', en: '{count} will be changed' },
  notChangeable: { zh: '{count} 筆不能修改', en: '{count} cannot be changed' },
  changed: { zh: '已修改 {count} 筆', en: '{count} changed' },
  notChanged: { zh: '{count} 筆未修改', en: '{count} not changed' },
  unchanged: { zh: '沒有變更', en: 'No change' },
  changeAllTitle: { zh: '修改所有符合的記錄', en: 'Edit all matching records' },
  removeAllTitle: { zh: '刪除所有符合的記錄', en: 'Delete all matching records' },
  previewOfAll: {
    zh: '以上為前 {count} 筆的預覽。其餘由伺服器逐筆處理，可離開此頁。',
    en: 'Preview of the first {count} {count|record|records}. The server processes the others one by one; you can leave this page.',
  },
  stopJob: generalTexts.stop,
  canceled: { zh: '已停止，完成的部分保留', en: 'Stopped. Completed changes are kept.' },
  failed: { zh: '發生問題而中斷，完成的部分保留', en: 'Interrupted by an error. Completed changes are kept.' },
  removeTitle: { zh: '刪除 {count} 筆記錄', en: 'Delete {count} {count|record|records}' },
  removable: { zh: '將刪除 {count} 筆', en: '{count} will be deleted' },
  notRemovable: { zh: '{count} 筆不能刪除', en: '{count} cannot be deleted' },
  removed: { zh: '已刪除 {count} 筆', en: '{count} deleted' },
  notRemoved: { zh: '{count} 筆未刪除', en: '{count} not deleted' },
});
