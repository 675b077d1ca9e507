import type { FunctionHelp } from '../formula-function.ts';

/** Notes common to the functions that aggregate the values selected by a criterion. */
export const chosenNumbersNotes = {
  empty: { zh: '空條件等於空值；所選數值中的空值略過。', en: 'An empty criterion matches empty items; empty values are ignored.' },
  wrongType: {
    zh: '所選的「數值」須為數值，否則得到錯誤 WrongType。',
    en: 'The selected "values" must be numbers, otherwise the error is WrongType.',
  },
  lists: {
    zh: '兩個清單的長度須相同，否則得到錯誤 ListLengths。',
    en: 'Both lists must have the same length, otherwise the error is ListLengths.',
  },
} satisfies FunctionHelp['notes'];
