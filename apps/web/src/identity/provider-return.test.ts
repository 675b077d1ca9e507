import { expect, test } from 'vitest';
import { readProviderReturn, withoutProviderReturn } from './provider-return.ts';

test.each([
  ['?code=c1&state=s1&session_state=x', { code: 'c1', state: 's1' }],
  ['?auth_code=c2&state=s2', { code: 'c2', state: 's2' }],
  ['?error=access_denied&state=s3', { code: null, state: 's3' }],
  ['?code=c4', null],
  ['?state=s5', null],
  ['', null],
])('%s is read as %j', (search, read) => {
  expect(readProviderReturn(search)).toEqual(read);
});

test('the code is removed from the address, everything else stays', () => {
  expect(withoutProviderReturn('https://ink.example/?code=c&state=s&iss=x&lang=en#/work/todo?group=app')).toBe(
    'https://ink.example/?lang=en#/work/todo?group=app',
  );
});
