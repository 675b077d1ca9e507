import { expect, test } from 'vitest';
import { extensionValueModel } from '@inkstone/controls/models';
import { cellText } from './cell-text.ts';
import type { Header } from './record-query.ts';

const surroundings = { locale: 'zh', timeZone: 'Asia/Taipei', extensions: {} } as const;
const header = (controlType: string, options: Record<string, unknown> = {}): Header => ({
  code: 'a',
  name: 'a',
  width: null,
  controlType,
  options,
});

test('rich text stands in a list as its words', () => {
  expect(cellText(header('textarea', { textAreaType: 'Editor' }), '<p>第一<strong>點</strong></p>', surroundings)).toBe('第一點');
  expect(cellText(header('textarea'), '<p>', surroundings)).toBe('<p>');
});

test('an extension control writes its own words; without it its value stands as it is', () => {
  const stars = { ...extensionValueModel, format: (value: unknown) => '★'.repeat(Number(value)) };

  expect(cellText(header('x-rating'), 3, { ...surroundings, extensions: { 'x-rating': stars } })).toBe('★★★');
  expect(cellText(header('x-rating'), 3, surroundings)).toBe('3');
  expect(cellText(header('rating'), 3, surroundings)).toBe('');
});
