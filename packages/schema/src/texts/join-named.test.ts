import { expect, test } from 'vitest';
import { joinNamed } from './join-named.ts';

const units = [{ name: '財務部', name_i18n: { en: 'Finance' } }, { name: '林小姐' }];

test('names are joined as the language does, each in the language where it has one', () => {
  expect(joinNamed(units, 'zh')).toBe('財務部、林小姐');
  expect(joinNamed(units, 'en')).toBe('Finance, 林小姐');
});

test('nobody is an empty text', () => {
  expect(joinNamed([], 'en')).toBe('');
});
