import type { conditionLimits, LocalizedText } from '@inkstone/schema';
import type { formulaLimits } from './limits.ts';

/** What each limit counts, for the pages of the language. */
export const formulaLimitLabels: Readonly<Record<keyof typeof formulaLimits, LocalizedText>> = {
  sourceLength: { zh: '公式的字元', en: 'characters of a formula' },
  depth: { zh: '巢狀的層次', en: 'nested operations' },
  steps: { zh: '一次計算處理的清單項目與 16 字元區塊', en: 'items of lists and blocks of 16 characters handled in one evaluation' },
  diagnostics: { zh: '逐一指出的錯誤處', en: 'wrong places of a formula that are told one by one' },
  traceSteps: { zh: '逐步說明的步數', en: 'steps that a trace tells of' },
  textLength: { zh: '公式所得文字的字元', en: 'characters of a text that a formula makes' },
  listLength: { zh: '公式所得清單的項目', en: 'items of a list that a formula makes' },
  exponent: { zh: '數值的十進位指數', en: 'decimal exponent of a number' },
  aggregateDecimals: { zh: '總和與平均的小數位', en: 'decimals of sums and averages' },
};

export const conditionLimitLabels: Readonly<Record<keyof typeof conditionLimits, LocalizedText>> = {
  depth: { zh: '儲存條件的群組層次', en: 'nested groups of a stored condition' },
  items: { zh: '儲存條件的比較個數', en: 'comparisons of a stored condition' },
  listLength: { zh: '條件值的清單項目', en: 'items of a list as a condition’s value' },
  textLength: { zh: '條件值的字元', en: 'characters of a text as a condition’s value' },
};
