import { defineTexts } from '../../../../../platform/i18n/texts.ts';

export const quickTexts = defineTexts('design-quick', {
  quick: { zh: '常用計算…', en: 'Common calculations…' },
  days: { zh: '兩個日期之間的天數（頭尾都算）', en: 'Days from one date to another, including both' },
  daysBetween: { zh: '兩個日期相差的天數', en: 'Days between two dates' },
  sum: { zh: '子表欄位的合計', en: 'Sum of a column' },
  product: { zh: '兩個數字相乘', en: 'Product of two numbers' },
  part: { zh: '第 {number} 個欄位', en: 'Field {number}' },
  chooseField: { zh: '選擇欄位', en: 'Select a field' },
  use: { zh: '使用這個計算', en: 'Use this calculation' },
});
