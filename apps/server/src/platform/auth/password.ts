import { hash, verify } from '@node-rs/argon2';

/** argon2id, the default of the library, with 19 MiB and two passes as OWASP recommends. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

let dummyHash: Promise<string> | null = null;

/**
 * Whether the password is correct. Without a stored hash it is not, and the check takes the same time, so that accounts cannot be probed.
 */
export async function isPasswordCorrect(storedHash: string | null, password: string): Promise<boolean> {
  const against = storedHash ?? (await (dummyHash ??= hashPassword(crypto.randomUUID())));
  const right = await verify(against, password.normalize('NFC'));
  return right && storedHash !== null;
}
