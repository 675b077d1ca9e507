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
  evaluate: (context, values, separator = ',') =>
    joinedText(
      values.filter((value) => !isEmpty(value)).map((value) => textOf(value, context.timeZone)),
      separator ?? '',
    ),
});
