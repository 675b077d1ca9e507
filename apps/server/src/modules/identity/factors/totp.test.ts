import { expect, test } from 'vitest';
import { createTotpSecret, totpCode, totpStepOf, totpUri } from './totp.ts';

/** The secret "12345678901234567890" of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is that of RFC 6238', (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
});

test('a code is valid one step before and after its own, not two', () => {
  const at = (seconds: number) => new Date((1_111_111_111 + seconds) * 1000);
  const code = totpCode(secret, Math.floor(1_111_111_111 / 30));

  expect([-30, 0, 30].map((seconds) => totpStepOf(secret, code, at(seconds)))).toEqual([37_037_037, 37_037_037, 37_037_037]);
  expect([-60, 60].map((seconds) => totpStepOf(secret, code, at(seconds)))).toEqual([null, null]);
  expect(['', '12345', 'abcdef', `${code}0`].map((wrong) => totpStepOf(secret, wrong, at(0)))).toEqual([null, null, null, null]);
});

test('each secret is new, and its address names account and issuer', () => {
  const created = createTotpSecret();

  expect(created).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(created);
  expect(totpUri(secret, { account: 'a b@c', issuer: '墨川' })).toBe(
    `otpauth://totp/%E5%A2%A8%E5%B7%9D:a%20b%40c?secret=${secret}&issuer=%E5%A2%A8%E5%B7%9D&algorithm=SHA1&digits=6&period=30`,
  );
});
