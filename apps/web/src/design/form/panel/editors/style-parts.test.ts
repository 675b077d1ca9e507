import { expect, test } from 'vitest';
import { readStyle, writeStyle } from './style-parts.ts';

test('one property is changed and the others stay', () => {
  const parts = readStyle('color: #a33; letter-spacing: 2px');

  expect(writeStyle({ ...parts, 'font-weight': 'bold', color: undefined })).toBe('letter-spacing: 2px; font-weight: bold');
});

test('what is no declaration is left out', () => {
  expect(readStyle('; color ; font-size : 18px ;')).toEqual({ 'font-size': '18px' });
});
