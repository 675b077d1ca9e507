import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createId } from '@inkstone/schema';
import { writeCursor } from './cursor.ts';
import { containing, pageOf, readPageEnd, withCursor } from './keyset.ts';

const key = () => ({ id: createId(), secret: randomBytes(32) });
const context = { keys: { accessToken: key(), refreshToken: key(), webhook: key() } };
const rows = [1, 2, 3].map((hour) => ({ at: new Date(`2026-03-02T0${hour}:00:00.123Z`), id: createId() }));

test('a page has a cursor for the next one, the last page has none', () => {
  const { rows: page, next } = pageOf(rows, 2, (row) => row);
  const answer = withCursor(context, { items: page, next });

  expect(page).toEqual(rows.slice(0, 2));
  expect(readPageEnd(context, answer.next!)).toEqual(rows[1]);
  expect(pageOf(rows, 3, (row) => row).next).toBeNull();
  expect(withCursor(context, { items: [], next: null }).next).toBeNull();
});

test('the first page needs no cursor', () => {
  expect(readPageEnd(context, undefined)).toBeNull();
});

test.each([
  '',
  'x',
  Buffer.from(`["2026-03-02T00:00:00Z","${createId()}"]`).toString('base64url'),
  writeCursor(context, { values: ['2026-03-02T00:00:00Z'], id: '1' }),
  writeCursor(context, { values: ['x'], id: createId() }),
  writeCursor(context, { values: [], id: createId() }),
  writeCursor({ keys: { ...context.keys, accessToken: key() } }, { values: ['2026-03-02T00:00:00Z'], id: createId() }),
])('the cursor %o was not made here', (cursor) => {
  expect(() => readPageEnd(context, cursor)).toThrow('malformed');
});

test('wildcards in a search text are literal', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
