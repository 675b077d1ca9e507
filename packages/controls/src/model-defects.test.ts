import { createForm } from '@inkstone/form-engine';
import { describe, expect, test } from 'vitest';
import { controlModels } from './models.ts';
import { isNumberDefault } from './number/number-default.ts';

function defectsOf(type: string, options: object): readonly unknown[] {
  const form = createForm({
    definition: {
      code: 'f',
      name: 'f',
      schemaCode: 'f',
      controls: [{ key: 'field', type, options: { name: '欄位', ...options } }],
      layout: [],
    },
    controls: controlModels,
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'UTC' },
  });
  return form.definitionIssues.map(({ code, path }) => `${code} ${path}`);
}

test.each([
  ['text', { regexp: '(a' }, 'PatternUnusable field'],
  ['textarea', { regexp: String.raw`^(.)\1$` }, 'PatternUnusable field'],
  ['number', { defaultValue: '1.2345' }, 'NumberDefault field'],
  ['image', { number: 'several' }, 'ImageNumber field'],
])('%s %j is reported when the form is opened', (type, options, defect) => {
  expect(defectsOf(type, options)).toEqual([defect]);
});

test.each([
  ['text', { regexp: '^(?=a).*(?<!b)$' }],
  ['number', { defaultValue: -12.5 }],
  ['image', { number: 'batch max:3' }],
])('%s %j has no issue', (type, options) => {
  expect(defectsOf(type, options)).toEqual([]);
});

describe('a default number (runtime specification, section 5)', () => {
  test.each([['1234567890123456789'], ['-1234567890123456789.123'], [0], [12.345], [''], [null], [undefined]])('%j is valid', (setting) => {
    expect(isNumberDefault(setting)).toBe(true);
  });
  test.each([['12345678901234567890'], ['1.2345'], ['1e5'], ['+1'], ['abc'], ['1.'], [true], [{}]])('%j is invalid', (setting) => {
    expect(isNumberDefault(setting)).toBe(false);
  });
});
