import { defineTexts } from '../../platform/i18n/texts.ts';

export const printTexts = defineTexts('print', {
  title: { zh: '列印預覽', en: 'Print preview' },
  loading: { zh: '正在準備列印內容', en: 'Preparing what will be printed' },
  template: { zh: '列印範本', en: 'Print template' },
  plain: { zh: '表單版面', en: 'The form’s own layout' },
  print: { zh: '列印', en: 'Print' },
  pdf: { zh: '下載 PDF', en: 'Download PDF' },
  preparing: { zh: '正在產生 PDF', en: 'Making the PDF' },
  ready: { zh: 'PDF 已下載', en: 'The PDF was downloaded' },
  back: { zh: '返回', en: 'Back' },
  paper: { zh: '列印內容：{title}', en: 'What will be printed: {title}' },
  records: { zh: '列印 {count} 筆記錄', en: 'Print {count} {count|record|records}' },
  recordsAll: { zh: '列印所有找到的記錄', en: 'Print all records found' },
  recordsHint: { zh: '合併為一份 PDF，每筆從新的一頁開始。', en: 'One PDF; each record begins on a page of its own.' },
  tooMany: {
    zh: '一次最多列印 {max} 筆，請減少選取。',
    en: 'At most {max} {max|record|records} are printed at once; please select fewer.',
  },
  cancel: { zh: '取消', en: 'Cancel' },
});
