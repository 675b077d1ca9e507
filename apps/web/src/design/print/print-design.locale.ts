import type { PrintDefinition } from '@inkstone/schema';
import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';
import type { ShownProperty } from '../fields/PropertyLine.tsx';

export const printDesignTexts = defineTexts('design-print', {
  loading: generalTexts.loading,
  notSet: generalTexts.notSet,
  size: { zh: '大小', en: 'Size' },
  orientation: { zh: '方向', en: 'Orientation' },
  portrait: { zh: '直向', en: 'Portrait' },
  landscape: { zh: '橫向', en: 'Landscape' },
  omittedHint: { zh: '全部列印', en: 'Everything is printed' },
  signBoxesHint: { zh: '輸入名稱後按 Enter，最多 {max} 格', en: 'Enter a name and press Enter; up to {max}' },
  yes: generalTexts.yes,
  preview: { zh: '預覽', en: 'Preview' },
  filling: { zh: '內容', en: 'Content' },
  sample: { zh: '範例', en: 'Sample' },
  record: { zh: '記錄', en: 'Record' },
  pdf: { zh: '下載 PDF', en: 'Download PDF' },
  noForm: { zh: '請先選擇表單', en: 'Select a form first' },
});

/** The properties of a print template besides its names and code (`every-property.test.tsx`). */
export const printProperties = {
  formCode: { label: { zh: '表單', en: 'Form' }, help: { zh: '要列印的表單', en: 'The form to print' } },
  paper: { label: { zh: '紙張', en: 'Paper' } },
  omitted: {
    label: { zh: '省略的欄位與分組', en: 'Omitted fields and groups' },
    help: {
      zh: '分組標題連同其下的欄位；之後新增的欄位會印出',
      en: 'A group heading includes the fields below it; fields added later are printed',
    },
  },
  head: { label: { zh: '頁首文字', en: 'Header text' }, help: { zh: '印在內容之前', en: 'Before the content' } },
  foot: { label: { zh: '頁尾文字', en: 'Footer text' }, help: { zh: '印在內容之後', en: 'After the content' } },
  watermark: {
    label: { zh: '浮水印', en: 'Watermark' },
    help: { zh: '橫跨每一頁；留空則沒有', en: 'Across each page; leave empty for none' },
  },
  signBoxes: { label: { zh: '簽名欄', en: 'Signature boxes' }, help: { zh: '供手寫簽名', en: 'For handwritten signatures' } },
  withHistory: { label: { zh: '印出簽核歷程', en: 'Include approval history' } },
  isDefault: {
    label: { zh: '預設使用此範本', en: 'Use as default' },
    help: { zh: '沒有另選範本時使用；同一表單只有一個', en: 'Used unless another one is selected; one per form' },
  },
} as const satisfies Readonly<Record<Exclude<keyof PrintDefinition, 'code' | 'schemaCode' | 'name' | 'name_i18n'>, ShownProperty>>;
