import { expect, test } from 'vitest';
import { clientOf } from './client-of.ts';

test('the header X-Client decides, otherwise the user agent', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36 MicroMessenger/8.0.54';

  expect(clientOf({ 'x-client': 'PC', 'user-agent': phone })).toBe('PC');
  expect(clientOf({ 'x-client': 'TOASTER', 'user-agent': phone })).toBe('APP');
  expect(clientOf({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) WindowsWechat' })).toBe('PC');
  expect(clientOf({ 'user-agent': 'curl/8.11.0' })).toBe('OTHER');
  expect(clientOf({})).toBe('OTHER');
});
