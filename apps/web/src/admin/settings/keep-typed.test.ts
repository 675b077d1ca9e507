import { expect, test } from 'vitest';
import { isSame, keepTyped } from './keep-typed.ts';

const opened = { sheet: { rows: 500 }, name: { zh: '小店', en: '' }, types: ['pdf', 'doc', 'png'] };

test('fields that were left alone get what somebody else saved, others keep what was typed', () => {
  const typed = { ...opened, sheet: { rows: 700 }, name: { zh: '小店', en: 'Shop' } };
  const latest = { ...opened, sheet: { rows: 800 }, name: { zh: '大店', en: '' } };

  expect(keepTyped(opened, typed, latest)).toEqual({ ...opened, sheet: { rows: 700 }, name: { zh: '大店', en: 'Shop' } });
});

test('a list keeps what both added and removed', () => {
  const typed = { ...opened, types: ['pdf', 'png', 'odt'] };
  const latest = { ...opened, types: ['pdf', 'doc', 'zip', 'odt'] };

  expect(keepTyped(opened, typed, latest).types).toEqual(['pdf', 'zip', 'odt']);
});

test('a new row of a list stays, whose fields are still empty', () => {
  const days = [{ date: '2026-12-25', name: { zh: '聖誕', en: '' } }];

  expect(keepTyped(days, [...days, { date: '', name: { zh: '', en: '' } }], [])).toEqual([{ date: '', name: { zh: '', en: '' } }]);
});

test('values are compared with all that they contain', () => {
  expect(isSame({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }] })).toBe(true);
  expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
  expect(isSame([1], [1, 2])).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
