import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encrypt, decrypt } from './encrypt.ts';

const secret = randomBytes(32);

test('an encrypted text can be decrypted with its key only', () => {
  const encrypted = encrypt(secret, '薪資 52000');

  expect(decrypt(secret, encrypted)).toBe('薪資 52000');
  expect(Buffer.from(encrypted, 'base64url').toString()).not.toContain('52000');
  expect(() => decrypt(randomBytes(32), encrypted)).toThrow();
});

test('a changed, truncated or forged text cannot be decrypted', () => {
  const bytes = Buffer.from(encrypt(secret, '["1"]'), 'base64url');
  const changed = Buffer.from(bytes);
  changed[bytes.length - 1]! ^= 1;

  for (const wrong of [changed, bytes.subarray(0, 20), Buffer.from('["1","x"]'), Buffer.alloc(0)]) {
    expect(() => decrypt(secret, wrong.toString('base64url'))).toThrow();
  }
});
