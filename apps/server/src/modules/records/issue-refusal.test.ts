import type { FormDefinition } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { Refusal } from '../../platform/http/refusal.ts';
import { refuseIssues } from './issue-refusal.ts';

const form: FormDefinition = {
  code: 'claim',
  name: '報銷單',
  schemaCode: 'claim',
  controls: [{ key: 'items', type: 'sheet', options: { name: '費用明細', name_i18n: { en: 'Items' } }, columns: [] }],
  layout: [],
};

test.each([
  ['zh', '費用明細第2行沒有資料'],
  ['en', 'Items'],
] as const)('a whole row is called by its sheet (%s)', (locale, words) => {
  const refused = (() => {
    try {
      return refuseIssues({ locale }, form, [{ code: 'rowEmpty', path: 'items[41ca]', params: { row: 2 } }]);
    } catch (problem) {
      return problem;
    }
  })();

  expect(refused).toBeInstanceOf(Refusal);
  const [told] = (refused as Refusal).extra.issues ?? [];
  expect(told?.message).toContain(words);
  expect(told?.message).not.toContain('41ca');
});
