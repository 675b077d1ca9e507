import { expect, test } from 'vitest';
import { createId } from '@inkstone/schema';
import { containing, pageOf, readCursor } from './keyset.ts';

const rows = [1, 2, 3].map((hour) => ({ at: new Date(`2026-03-02T0${hour}:00:00.123Z`), id: createId() }));

test('a page says where the next one begins, the last one says there is none', () => {
  const { rows: page, next } = pageOf(rows, 2, (row) => row);

  expect(page).toEqual(rows.slice(0, 2));
  expect(readCursor(next!)).toEqual(rows[1]);
  expect(pageOf(rows, 3, (row) => row).next).toBeNull();
});

test.each([
  '',
  'x',
  'bnVsbA',
  Buffer.from('["2026-03-02T00:00:00Z","1"]').toString('base64url'),
  Buffer.from('["x",null]').toString('base64url'),
])('the cursor %o was not made here', (cursor) => {
  expect(readCursor(cursor)).toBeNull();
});

test('what is searched for is taken as it is written', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
