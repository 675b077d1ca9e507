import { createHash, randomInt } from 'node:crypto';
import type { Executor, Trx } from '../../../platform/db/database.ts';

const count = 10;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces the codes of a person by ten new ones of 49 bits, such as `k7mq2-x2fd9`. Only their hashes are stored. */
export async function renewRecoveryCodes(trx: Trx, personId: string): Promise<string[]> {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  const codes = Array.from({ length: count }, () => `${group()}-${group()}`);
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ person_id: personId, code_hash: hashOf(personId, code) })))
    .execute();
  return codes;
}

/** Returns codes for a person who has none; null if they have some. */
export async function firstRecoveryCodes(trx: Trx, personId: string): Promise<string[] | null> {
  return (await countRecoveryCodes(trx, personId)) === 0 ? renewRecoveryCodes(trx, personId) : null;
}

/** Uses up a code, in any letter case, with or without spaces and hyphens. */
export async function useRecoveryCode(trx: Trx, personId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashOf(personId, code))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function countRecoveryCodes(executor: Executor, personId: string): Promise<number> {
  const { left } = await executor
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** The codes are random, so a fast hash suffices; the person is part of it, so that equal codes of two people differ. */
function hashOf(personId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(`${personId}:${plain}`).digest();
}
