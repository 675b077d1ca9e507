import { expect, test } from 'vitest';
import { trimText } from './trim-text.ts';

test.each([
  ['  同意 \n', '同意'],
  ['\u3000同意\u3000', '同意'],
  ['\u200b\ufeff同意\u2060', '同意'],
  ['同 意', '同 意'],
  ['\t\r\n\u00a0', ''],
  ['\u200b', ''],
  ['', ''],
])('%j is %j without its ends', (text, trimmed) => {
  expect(trimText(text)).toBe(trimmed);
});

test('blanks inside are left unchanged', () => {
  const text = `a${' '.repeat(1_000_000)}b`;

  expect(trimText(text)).toBe(text);
});
