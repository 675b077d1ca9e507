import type { Restriction, SignInMethod } from '@inkstone/api';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { administratorsView } from '../../organization/index.ts';
import { readSetting } from '../../system/index.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** The second factors of a person. Recovery codes replace one, but are none. */
export interface PersonFactors {
  readonly totpConfirmedAt: Date | null;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly rpId: string;
    readonly transports: string[];
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
  readonly recoveryCodesLeft: number;
}

export async function readFactors(executor: Executor, personId: string): Promise<PersonFactors> {
  const totp = await executor.selectFrom('totp_factors').select('confirmed_at').where('person_id', '=', personId).executeTakeFirst();
  const passkeys = await executor
    .selectFrom('passkeys')
    .select(['id', 'name', 'rp_id as rpId', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { totpConfirmedAt: totp?.confirmed_at ?? null, passkeys, recoveryCodesLeft: await countRecoveryCodes(executor, personId) };
}

export const hasFactor = ({ totpConfirmedAt, passkeys }: PersonFactors): boolean => totpConfirmedAt !== null || passkeys.length > 0;

/** Whether an administrator requires a second factor of this person. */
export async function isFactorRequired(executor: Executor, personId: string): Promise<boolean> {
  const required = (await readSetting(executor, 'second-factor'))?.required ?? 'nobody';
  if (required !== 'administrators') return required === 'everybody';
  const found = await executor.selectFrom(administratorsView.as('a')).select('a.id').where('a.id', '=', personId).executeTakeFirst();
  return found !== undefined;
}

/** Refuses to leave a person without the second factor that is required of them; removes recovery codes that stand for nothing. */
export async function settleRemoval(trx: Trx, personId: string): Promise<void> {
  if (hasFactor(await readFactors(trx, personId))) return;
  if (await isFactorRequired(trx, personId)) refuse('second-factor-needed');
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
}

/** Removes all second factors of a person. */
export async function removeFactors(trx: Trx, personId: string): Promise<void> {
  for (const table of ['totp_factors', 'recovery_codes', 'passkeys', 'pending_sign_ins'] as const) {
    await trx.deleteFrom(table).where('person_id', '=', personId).execute();
  }
}

/** Sign-ins with passkeys prove two factors; those at an identity provider follow its rules. */
export async function factorRestriction(executor: Executor, personId: string, method: SignInMethod): Promise<Restriction | null> {
  if (method !== 'password' || !(await isFactorRequired(executor, personId))) return null;
  return hasFactor(await readFactors(executor, personId)) ? null : 'second-factor';
}
