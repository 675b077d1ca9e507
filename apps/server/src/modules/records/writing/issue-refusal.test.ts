import type { FormDefinition } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/http/refusal.ts';
import { refuseIssues } from './issue-refusal.ts';
import { unknownPaths } from './patch-guard.ts';

const form: FormDefinition = {
  code: 'claim',
  name: '報銷單',
  schemaCode: 'claim',
  controls: [{ key: 'items', type: 'sheet', options: { name: '費用明細', name_i18n: { en: 'Items' } }, columns: [] }],
  layout: [],
};

test.each([
  ['zh', '費用明細第2列沒有資料'],
  ['en', 'Items'],
] as const)('a whole row is called by its sheet (%s)', (locale, words) => {
  const refused = (() => {
    try {
      return refuseIssues({ locale }, form, [{ code: 'rowEmpty', path: 'items[41ca]', params: { row: 2 } }]);
    } catch (error) {
      return error;
    }
  })();

  expect(refused).toBeInstanceOf(Refusal);
  const [told] = (refused as Refusal).extra.issues ?? [];
  expect(told?.message).toContain(words);
  expect(told?.message).not.toContain('41ca');
});

test.each([
  ['too many files', [{ code: 'MaxCount', path: 'items' }], '請修正表單中不正確的內容'],
  ['something missing', [{ code: 'Required', path: 'items' }], undefined],
  [
    'both',
    [
      { code: 'maxLength', path: 'items' },
      { code: 'Required', path: 'items' },
    ],
    undefined,
  ],
])('%s is headed by the required action', (_what, issues, heading) => {
  let text: string | undefined;
  try {
    refuseIssues({ locale: 'zh' }, form, issues);
  } catch (refusal) {
    text = (refusal as Refusal).extra.text?.zh;
  }

  // Without a heading of its own, the catalogue's text is used: complete the required content.
  expect(text).toBe(heading);
});

test('of ten thousand issues two hundred are returned', () => {
  const issues = Array.from({ length: 10_000 }, (_, index) => ({ code: 'UnknownField', path: `x${index}` }));

  expect(() => refuseIssues({ locale: 'zh' }, form, issues)).toThrow(
    expect.objectContaining({ extra: expect.objectContaining({ issues: expect.objectContaining({ length: 200 }) }) }),
  );
});

test('a patch of a hundred thousand unknown paths is refused before any look-up', () => {
  const patch = (count: number) => ({
    values: Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1])),
    rows: {},
  });

  expect(unknownPaths(form, patch(100_000))).toHaveLength(200);
  expect(unknownPaths(form, patch(199))).toEqual([]);
  expect(unknownPaths(form, { values: { 'items[a].qty': 1, items: [] }, rows: {} })).toEqual([]);
});

test.each([
  ['zh', '費用明細、title'],
  ['en', 'Items, title'],
] as const)('fields that repeat are named together (%s)', (locale, ctrl) => {
  const issues = ['items', 'title'].map((path) => ({ code: 'noRepeat', path }));

  expect(() => refuseIssues({ locale }, form, issues)).toThrow(expect.objectContaining({ code: 'value-repeats', params: { ctrl } }));
});
