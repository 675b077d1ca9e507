import { hash, verify } from '@node-rs/argon2';

/** argon2id, which is what this library does unless told otherwise, with 19 MiB and two passes (OWASP). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

let nobody: Promise<string> | null = null;

/** Whether the password is right. Without a stored hash it is wrong, and to find that out takes as long. */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  const against = storedHash ?? (await (nobody ??= hashPassword(crypto.randomUUID())));
  const right = await verify(against, password.normalize('NFC'));
  return right && storedHash !== null;
}
