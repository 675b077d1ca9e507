import { expect, test } from 'vitest';
import { withOperatorCodes } from './with-operator-codes.ts';

test('operators that a document names by words are edited by their codes, an unknown one stays', () => {
  const item = (operator: string | number, more: object = {}) => ({ field: 'amount', operator, value: 1, ...more });

  expect(
    withOperatorCodes({ join: 'and', items: [item('eq'), item('Gt', { vocabulary: 'query' }), item(5), item('odd')] } as never),
  ).toEqual({ join: 'and', items: [item(1), item(3), item(5), item('odd')] });
});
