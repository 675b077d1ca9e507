import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeSchema } from '../id.ts';
import { inputTexts } from './input-texts.ts';

const told = (schema: z.ZodType, value: unknown) =>
  (['zh', 'en'] as const).map((locale) => schema.safeParse(value, { error: inputTexts[locale] }).error?.issues[0]?.message);

test('lengths, codes and missing choices are told in words, other formats as the library words them', () => {
  expect(told(z.string().min(2), 'a')).toEqual(['至少 2 個字元', 'At least 2 characters']);
  expect(told(z.string().max(1), 'ab')).toEqual(['最多 1 個字元', 'At most 1 character']);
  expect(told(codeSchema, '')).toEqual(['尚未填寫或選擇', 'Not filled in or selected yet']);
  expect(told(codeSchema, '1st')).toEqual([
    '編碼只能有英文字母、數字和底線，並以字母開頭',
    'A code consists of letters, digits and underscores and starts with a letter',
  ]);
  expect(told(z.enum(['asc', 'desc']), undefined)).toEqual(['尚未填寫或選擇', 'Not filled in or selected yet']);
  expect(told(z.enum(['asc', 'desc']), 'up')[1]).toContain('asc');
  expect(told(z.string().regex(/x/), 'y')[1]).toContain('/x/');
});
