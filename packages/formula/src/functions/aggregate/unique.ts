import { isEmpty, type FormulaInput } from '../../values/formula-value.ts';
import { identityOf } from '../../values/identity.ts';
import { defineFunction } from '../formula-function.ts';
import { list } from '../parameter.ts';

export const unique = defineFunction({
  name: 'unique',
  category: 'aggregate',
  parameters: [list('values', '值', 'values')],
  returns: 'any',
  wholeColumns: true,
  description: {
    zh: '不重複的值，依首次出現的順序。',
    en: 'The different values in the order in which they first appear.',
  },
  notes: {
    empty: { zh: '空的項目略過。', en: 'Empty items are left out.' },
  },
  examples: [
    { formula: 'unique(items.kind)', result: ['pen', 'ink'] },
    { formula: "count(unique(''))", result: 0 },
  ],
  evaluate: (_, values) => {
    const seen = new Map<string, FormulaInput>();
    for (const value of values) {
      if (!isEmpty(value) && !seen.has(identityOf(value))) seen.set(identityOf(value), value);
    }
    return [...seen.values()];
  },
});
