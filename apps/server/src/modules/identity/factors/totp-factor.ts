import { decryptText, encryptText } from '../../../platform/auth/encrypted-text.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { createTotpSecret, totpStepOf } from './totp.ts';

/** Stores a new secret, which counts only when it is confirmed with a code; a confirmed one stays valid until then. */
export async function startTotp(trx: Trx, personId: string): Promise<string> {
  const secret = createTotpSecret();
  const pending = await encryptText(trx, secret);
  await trx
    .insertInto('totp_factors')
    .values({ person_id: personId, pending_secret: pending, sealed_secret: null, last_step: null, confirmed_at: null })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ pending_secret: pending }))
    .execute();
  return secret;
}

/** Returns false for a wrong code, or if nothing is to be confirmed. */
export async function confirmTotp(trx: Trx, personId: string, { code, now }: { code: string; now: Date }): Promise<boolean> {
  const found = await trx.selectFrom('totp_factors').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst();
  if (!found?.pending_secret) return false;
  const step = totpStepOf(await decryptText(trx, found.pending_secret), code, now);
  if (step === null) return false;
  await trx
    .updateTable('totp_factors')
    .set({ sealed_secret: found.pending_secret, pending_secret: null, last_step: step, confirmed_at: now })
    .where('person_id', '=', personId)
    .execute();
  return true;
}

/** Accepts a code once: neither it nor an earlier one is accepted afterwards. */
export async function useTotp(trx: Trx, personId: string, { code, now }: { code: string; now: Date }): Promise<boolean> {
  const found = await trx.selectFrom('totp_factors').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst();
  if (!found?.sealed_secret) return false;
  const step = totpStepOf(await decryptText(trx, found.sealed_secret), code, now);
  if (step === null || step <= (found.last_step ?? 0)) return false;
  await trx.updateTable('totp_factors').set({ last_step: step }).where('person_id', '=', personId).execute();
  return true;
}
