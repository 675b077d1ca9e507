import { expect, test } from 'vitest';
import { issueText } from '../issues/issue-text.ts';
import { textModel } from './text.model.ts';

function issuesOf(value: string, options: object) {
  return textModel.validate(value, {
    options: { name: '統編', ...options },
    label: '統編',
    locale: 'zh',
    timeZone: 'UTC',
    now: () => new Date(0),
  });
}

test('length is counted in characters, not code units', () => {
  expect(issuesOf('👨‍👩‍👧', { maxLength: 1 })).toEqual([]);
  expect(issuesOf('許功蓋', { maxLength: 2 })).toEqual([{ code: 'maxLength', params: { max: 2 } }]);
  expect(issuesOf('  a  ', { minLength: 2 })).toEqual([{ code: 'minLength', params: { min: 2 } }]);
});

test('the smaller of both limits applies', () => {
  expect(issuesOf('abc', { maxLength: 200, currentMaxLength: 2 })).toEqual([{ code: 'maxLength', params: { max: 2 } }]);
  expect(issuesOf('abc', { maxLength: 2, currentMaxLength: 2_000_000 })).toEqual([{ code: 'maxLength', params: { max: 2 } }]);
});

test('a pattern may have delimiters', () => {
  expect(issuesOf('12345675', { regexp: String.raw`/^\d{8}$/` })).toEqual([]);
  expect(issuesOf('1234', { regexp: String.raw`/^\d{8}$/` })).toEqual([{ code: 'Pattern' }]);
  expect(issuesOf('ABC', { regexp: '/^abc$/i' })).toEqual([]);
});

test('a pattern’s message is in the user’s language', () => {
  const issues = issuesOf('1', { regexp: '^[0-9]{8}$', regexpText: '{"zh":"統編為八碼","en":"Eight digits"}' });

  expect(issueText({ ...issues[0]!, path: 'tax' }, 'zh', '統編')).toBe('統編為八碼');
});

test('a pattern with exponential backtracking elsewhere is evaluated at once', () => {
  expect(issuesOf(`${'a'.repeat(199)}!`, { regexp: '^(a+)+$' })).toEqual([{ code: 'Pattern' }]);
});

test('a text that no store accepts is refused', () => {
  expect(textModel.decode('a\0b', { name: 'x' })).toEqual({ ok: false, code: 'WrongType' });
});
