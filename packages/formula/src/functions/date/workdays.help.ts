import type { FunctionHelp } from '../formula-function.ts';

export const workdaysHelp: FunctionHelp = {
  description: {
    zh: '從開始到結束（含兩端）的週一到週五天數，扣除假日；結束早於開始時為負。',
    en: 'Returns the number of days from Monday to Friday between start and end, both inclusive, without holidays. Negative if end is before start.',
  },
  wording: {
    zh: '{start} 到 {end} 的工作天數[（扣除 {holidays}）|]',
    en: 'the number of working days from {start} to {end}[ without {holidays}|]',
  },
  examples: [
    { formula: "workdays('2024-05-17', '2024-05-20')", result: 2 },
    { formula: "workdays('2024-05-18', '2024-05-19')", result: 0 },
    { formula: "workdays('2024-05-20', '2024-05-17')", result: -2 },
    { formula: "workdays('2024-05-17', '2024-05-20', '2024-05-20')", result: 1 },
  ],
  notes: {
    empty: { zh: '空的假日略過。', en: 'Empty holidays are ignored.' },
    wrongType: { zh: '假日的每一項須為日期。', en: 'Each holiday must be a date.' },
  },
};
