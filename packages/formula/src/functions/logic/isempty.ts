import { isEmpty } from '../../values/formula-value.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, any } from '../parameter.ts';

export const isempty = defineFunction({
  name: 'isempty',
  category: 'logic',
  parameters: [acceptingEmpty(any('value', '值', 'value'))],
  returns: 'logic',
  description: {
    zh: '值為空時為真：沒有值、空文字或空清單。',
    en: 'True when there is no value, an empty text or an empty list.',
  },
  notes: {
    empty: { zh: '空值得到真。', en: 'Empty gives true.' },
  },
  examples: [
    { formula: "isempty('')", result: true },
    { formula: 'isempty(0)', result: false },
  ],
  evaluate: (_, value) => isEmpty(value),
});
