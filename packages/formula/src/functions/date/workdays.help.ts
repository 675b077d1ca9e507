import type { FunctionHelp } from '../formula-function.ts';

export const workdaysHelp: FunctionHelp = {
  description: {
    zh: '從開始到結束（含兩端）的週一到週五天數，扣除假日；結束早於開始時為負。',
    en: 'The days from Monday to Friday from start to end, both included, without the holidays; negative when the end comes first.',
  },
  examples: [
    { formula: "workdays('2024-05-17', '2024-05-20')", result: 2 },
    { formula: "workdays('2024-05-18', '2024-05-19')", result: 0 },
    { formula: "workdays('2024-05-20', '2024-05-17')", result: -2 },
    { formula: "workdays('2024-05-17', '2024-05-20', '2024-05-20')", result: 1 },
  ],
  notes: {
    empty: { zh: '空的假日略過。', en: 'Empty holidays are left out.' },
    wrongType: { zh: '假日的每一項須為日期。', en: 'Each holiday must be a date.' },
  },
};
