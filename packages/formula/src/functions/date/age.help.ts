import type { FunctionHelp } from '../formula-function.ts';

export const ageHelp: FunctionHelp = {
  description: {
    zh: '到計算日（未指定時為今天）的足歲；2 月 29 日生者在平年的 3 月 1 日滿歲。計算日早於生日時為負。',
    en: 'Returns the full years from birth to a date, by default today. For a birth on February 29, the birthday is March 1 in common years. Negative if the date is before birth.',
  },
  wording: { zh: '生日為 {birth} 者[在 {at} |目前]的年齡', en: 'the age[ on {at}| today] of a person born on {birth}' },
  examples: [
    { formula: "age('2000-05-17')", result: 24 },
    { formula: "age('2000-05-18')", result: 23 },
    { formula: "age('2024-06-01')", result: 0 },
    { formula: "age('2000-02-29', '2001-02-28')", result: 0 },
  ],
};
