import { expect, test } from 'vitest';
import type { z } from 'zod';
import { callNames, calls } from './calls.ts';

/** Every call by which people look for something, whatever it looks through. */
const searches = calls.flatMap((call) => {
  const { keyword } = (call.input as unknown as { readonly shape?: Readonly<Record<string, z.ZodType>> }).shape ?? {};
  return keyword ? [[callNames.get(call)!, keyword] as const] : [];
});

test('people, departments, records, work and forms are looked for by a keyword', () => {
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

test.each(searches)('%s takes its keyword without blanks and marks without width at the ends', (_name, keyword) => {
  expect(keyword.parse('\u200b\u3000王 小明\ufeff\n')).toBe('王 小明');
});
