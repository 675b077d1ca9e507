import type { conditionLimits, LocalizedText } from '@inkstone/schema';
import type { formulaLimits } from './limits.ts';

/** Labels of the limits, for the generated documentation of the language. */
export const formulaLimitLabels: Readonly<Record<keyof typeof formulaLimits, LocalizedText>> = {
  sourceLength: { zh: '公式的字元', en: 'characters of a formula' },
  depth: { zh: '巢狀的層次', en: 'nested operations' },
  steps: { zh: '一次計算處理的清單項目與 16 字元區塊', en: 'list items and blocks of 16 characters processed in one evaluation' },
  issues: { zh: '逐一指出的錯誤處', en: 'issues reported for one formula' },
  traceSteps: { zh: '逐步說明的步數', en: 'steps of a trace' },
  textLength: { zh: '公式所得文字的字元', en: 'characters of a text that a formula returns' },
  listLength: { zh: '公式所得清單的項目', en: 'items of a list that a formula returns' },
  exponent: { zh: '數值的十進位指數', en: 'decimal exponent of a number' },
  aggregateDecimals: { zh: '總和與平均的小數位', en: 'decimals of sums and averages' },
};

export const conditionLimitLabels: Readonly<Record<keyof typeof conditionLimits, LocalizedText>> = {
  depth: { zh: '儲存條件的群組層次', en: 'nested groups of a stored condition' },
  items: { zh: '儲存條件的比較個數', en: 'comparisons of a stored condition' },
  listLength: { zh: '條件值的清單項目', en: 'items of a list as the value of a condition' },
  textLength: { zh: '條件值的字元', en: 'characters of a text as the value of a condition' },
};
