import { expect, test } from 'vitest';
import { base64Of } from './base64.ts';

test('any number of bytes survives encoding', () => {
  const bytes = Uint8Array.from({ length: 20_001 }, (_, index) => index % 256);

  expect(Uint8Array.from(atob(base64Of(bytes)), (letter) => letter.charCodeAt(0))).toEqual(bytes);
});
