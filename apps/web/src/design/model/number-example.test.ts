import { expect, test } from 'vitest';
import { numberExample } from './number-example.ts';

const now = new Date(2026, 10, 4, 9, 5);

test('the example is the first number of today', () => {
  const parts = [
    { type: 'DELIMITER', value: 'RP-' },
    { type: 'DATE', value: 'yyyyMMdd' },
    { type: 'DELIMITER', value: '#' },
    { type: 'SEQNO', maxLength: 6, leftPad: true, resetDate: 'MONTH' },
  ];

  expect(numberExample(parts, now)).toBe('RP-20261104#000001');
});

test.each([
  [{ type: 'DATE', value: '' }, '202611'],
  [{ type: 'DATE', value: 'yy.M.d HH:mm' }, '26.11.4 09:05'],
  [{ type: 'SEQNO', maxLength: 6 }, '1'],
  [{ type: 'SEQNO', maxLength: 3, leftPad: true }, '001'],
])('%j is %s', (part, text) => {
  expect(numberExample([part], now)).toBe(text);
});
