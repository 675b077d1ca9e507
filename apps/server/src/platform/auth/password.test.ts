import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordCorrect } from './password.ts';

test('a password is hashed with 19 MiB and two passes, in one form of its characters', async () => {
  const stored = await hashPassword('se\u0301same');

  // Tests replace the function by one with quicker parameters (testing/passwords.setup.ts).
  expect(hash).toHaveBeenLastCalledWith('s\u00e9same', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await isPasswordCorrect(stored, 's\u00e9same')).toBe(true);
  expect(await isPasswordCorrect(stored, 'sesame')).toBe(false);
  expect(await isPasswordCorrect(null, 'sesame')).toBe(false);
});
