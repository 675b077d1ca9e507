import { expect, test } from 'vitest';
import type { z } from 'zod';
import { callNames, calls } from './calls.ts';

/** All calls with a search keyword. */
const searches = calls.flatMap((call) => {
  const { keyword } = (call.input as unknown as { readonly shape?: Readonly<Record<string, z.ZodType>> }).shape ?? {};
  return keyword ? [[callNames.get(call)!, keyword] as const] : [];
});

test('people, departments, records, work items and forms can be searched by keyword', () => {
  const names = searches.map(([name]) => name);

  expect(names).toEqual(
    expect.arrayContaining([
      'userSearch',
      'departmentTree',
      'queryList',
      'searchRecords',
      'searchBizModels',
      'listWorkitems',
      'searchFavorite',
    ]),
  );
});

test.each(searches)('%s trims white space and zero-width characters from its keyword', (_name, keyword) => {
  expect(keyword.parse('\u200b\u3000王 小明\ufeff\n')).toBe('王 小明');
});
