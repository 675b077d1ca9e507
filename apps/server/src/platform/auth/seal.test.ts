import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = randomBytes(32);

test('what is sealed is read by its key alone, and shows nothing', () => {
  const sealed = seal(secret, '薪資 52000');

  expect(unseal(secret, sealed)).toBe('薪資 52000');
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('52000');
  expect(() => unseal(randomBytes(32), sealed)).toThrow();
});

test('what was changed on the way, cut or made up is not read', () => {
  const bytes = Buffer.from(seal(secret, '["1"]'), 'base64url');
  const changed = Buffer.from(bytes);
  changed[bytes.length - 1]! ^= 1;

  for (const wrong of [changed, bytes.subarray(0, 20), Buffer.from('["1","x"]'), Buffer.alloc(0)]) {
    expect(() => unseal(secret, wrong.toString('base64url'))).toThrow();
  }
});
