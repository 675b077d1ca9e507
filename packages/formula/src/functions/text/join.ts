import { isEmpty } from '../../values/formula-value.ts';
import { joinedText } from '../../values/joined-text.ts';
import { textOf } from '../../values/text-of.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, list, optional, text } from '../parameter.ts';

export const join = defineFunction({
  name: 'join',
  category: 'text',
  parameters: [list('values', '值', 'values'), acceptingEmpty(optional(text('separator', '分隔符', 'separator')))],
  returns: 'text',
  wholeColumns: true,
  description: {
    zh: '把清單各項的文字以分隔符連接，未指定時為逗號。',
    en: 'The items of a list as text with the separator between them, a comma when left out.',
  },
  notes: {
    empty: { zh: '空的項目略過；分隔符為空時直接相連。', en: 'Empty items are left out; with an empty separator nothing stands between.' },
  },
  examples: [
    { formula: "join(items.kind, '、')", result: 'pen、ink、pen' },
    { formula: "join('a', '-')", result: 'a' },
  ],
  evaluate: (context, values, separator = ',') =>
    joinedText(
      values.filter((value) => !isEmpty(value)).map((value) => textOf(value, context.timeZone)),
      separator ?? '',
    ),
});
