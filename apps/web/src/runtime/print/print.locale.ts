import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const printTexts = defineTexts('print', {
  title: { zh: '列印預覽', en: 'Print preview' },
  loading: { zh: '正在準備列印內容', en: 'Preparing print preview' },
  template: { zh: '列印範本', en: 'Print template' },
  plain: { zh: '表單版面', en: 'Form layout' },
  print: generalTexts.print,
  pdf: { zh: '下載 PDF', en: 'Download PDF' },
  preparing: { zh: '正在產生 PDF', en: 'Creating PDF' },
  ready: { zh: 'PDF 已下載', en: 'PDF downloaded' },
  back: { zh: '返回', en: 'Back' },
  paper: { zh: '列印內容：{title}', en: 'Print preview: {title}' },
  records: { zh: '列印 {count} 筆記錄', en: 'Print {count} {count|record|records}' },
  recordsAll: { zh: '列印所有找到的記錄', en: 'Print all matching records' },
  recordsHint: { zh: '合併為一份 PDF，每筆從新的一頁開始。', en: 'Combined into one PDF; each record starts on a new page.' },
  tooMany: {
    zh: '一次最多列印 {max} 筆，請減少選取。',
    en: 'Up to {max} {max|record|records} can be printed at once. Select fewer records.',
  },
  cancel: generalTexts.cancel,
});
