import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.test/a?b=1', 'https://example.test/a?b=1'],
  ['example.test', 'https://example.test'],
  ['localhost:3000/docs', 'https://localhost:3000/docs'],
  ['mailto:hr@example.test', 'mailto:hr@example.test'],
  ['tel:+886-2-1234', 'tel:+886-2-1234'],
])('%s becomes %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each(['', '  ', 'two words', 'javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  '%j is not an address',
  (typed) => {
    expect(linkAddress(typed)).toBeNull();
  },
);
