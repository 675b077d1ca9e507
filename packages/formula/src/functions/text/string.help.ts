import type { FunctionHelp } from '../formula-function.ts';

export const stringHelp: FunctionHelp = {
  description: {
    zh: '值的文字：數值不分組，日期為 YYYY-MM-DD 或 YYYY-MM-DD HH:mm:ss，人員與記錄為名稱，清單以逗號分隔。',
    en: 'Converts a value to text: numbers without grouping, dates as YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, people and records by name, lists separated by commas.',
  },
  wording: { zh: '{value} 的文字', en: '{value} as text' },
  examples: [
    { formula: 'string(1.50)', result: '1.5' },
    { formula: 'string(today())', result: '2024-05-17' },
    { formula: 'string(true)', result: 'true' },
    { formula: "string('')", result: '' },
  ],
  notes: {
    empty: { zh: '空值得到空文字。', en: 'An empty value returns an empty text.' },
  },
};
