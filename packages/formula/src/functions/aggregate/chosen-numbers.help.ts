import type { FunctionHelp } from '../formula-function.ts';

/** What holds of the numbers that a criterion chooses, whatever becomes of them. */
export const chosenNumbersNotes = {
  empty: { zh: '空條件等於空值；所選數值中的空值略過。', en: 'An empty criterion is equal to empty items; empty numbers are left out.' },
  wrongType: {
    zh: '所選的「數值」須為數值，否則得到錯誤 WrongType。',
    en: 'The chosen “values” must be numbers, else the error is WrongType.',
  },
  lists: {
    zh: '兩個清單的長度須相同，否則得到錯誤 ListLengths。',
    en: 'Both lists must have the same length, else the error is ListLengths.',
  },
} satisfies FunctionHelp['notes'];
