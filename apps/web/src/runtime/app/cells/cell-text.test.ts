import { expect, test } from 'vitest';
import { extensionValueModel } from '@inkstone/controls/models';
import { cellImages, cellText } from './cell-text.ts';
import type { Header } from '../record-query.ts';

const formatContext = { locale: 'zh', timeZone: 'Asia/Taipei', extensions: {} } as const;
const header = (controlType: string, options: Record<string, unknown> = {}): Header => ({
  code: 'a',
  name: 'a',
  width: null,
  controlType,
  options,
});

test('rich text is shown in lists as plain text', () => {
  expect(cellText(header('textarea', { textAreaType: 'Editor' }), '<p>第一<strong>點</strong></p>', formatContext)).toBe('第一點');
  expect(cellText(header('textarea'), '<p>', formatContext)).toBe('<p>');
});

test('an extension control formats its value; without the extension the value is shown unchanged', () => {
  const stars = { ...extensionValueModel, format: (value: unknown) => '★'.repeat(Number(value)) };

  expect(cellText(header('x-rating'), 3, { ...formatContext, extensions: { 'x-rating': stars } })).toBe('★★★');
  expect(cellText(header('x-rating'), 3, formatContext)).toBe('3');
  expect(cellText(header('rating'), 3, formatContext)).toBe('');
});

test('pictures of a record are distinguished from other files', () => {
  const files = [{ id: '01980000-0000-7000-8000-000000000311', name: '現場.jpg', fileSize: 1 }];

  expect(cellImages(header('image'), files, formatContext)).toEqual([{ kind: 'image', refId: files[0]!.id, alt: '現場.jpg' }]);
  expect(cellImages(header('attachment'), files, formatContext)).toEqual([]);
  expect(cellImages(header('image'), null, formatContext)).toEqual([]);
});
