import { expect, test } from 'vitest';
import { fillText, localizedParams } from './localized-text.ts';

test('parameters are filled in; a missing one is left as written', () => {
  expect(fillText('{name} of {total}, {name}', { name: 'a' })).toBe('a of {total}, a');
  expect(fillText('{count|record|records}')).toBe('{count|record|records}');
});

test.each([
  [0, '0 records are at fault'],
  [1, '1 record is at fault'],
  ['1', '1 record is at fault'],
  [2, '2 records are at fault'],
  ['1,001', '1,001 records are at fault'],
])('the word follows the number %s', (count, text) => {
  expect(fillText('{count} {count|record is|records are} at fault', { count })).toBe(text);
});

test('a parameter with both languages is one of them, a list is joined as the language does', () => {
  const params = { name: { zh: '名稱', en: 'Name' }, values: ['a', { zh: '乙', en: 'b' }], sizes: [1, 5], count: 2 };

  expect(localizedParams(params, 'zh')).toEqual({ name: '名稱', values: 'a、乙', sizes: '1、5', count: 2 });
  expect(localizedParams(params, 'en')).toEqual({ name: 'Name', values: 'a, b', sizes: '1, 5', count: 2 });
});
