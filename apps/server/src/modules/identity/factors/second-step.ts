import { completeSignIn, type CallArguments } from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { defineSessionCall } from '../../../platform/http/endpoint.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { beginAttempt } from '../attempt-limit.ts';
import { logFailures, type TriedSignIn } from '../sessions/sign-in-log.ts';
import { openSignIn, type SignInAnswer } from '../sign-in.ts';
import { checkSignInPerson } from '../sign-in-person.ts';
import { assertionOptions, useAssertion } from './passkey.ts';
import { failPending, findPending, startPending, usePending, type PendingSignIn } from './pending-sign-in.ts';
import { hasFactor, readFactors, type PersonFactors } from './person-factors.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { useTotp } from './totp-factor.ts';
import { webOrigin } from './web-origin.ts';

/** Refuses with `second-factor-required` and the token of the next step if the person has a second factor. */
export async function askSecondFactor(context: SessionContext, personId: string): Promise<void> {
  const factors = await readFactors(context.db, personId);
  if (!hasFactor(factors)) return;
  const passkey = await passkeyOptions(context, factors);
  const methods = [
    ...(factors.totpConfirmedAt ? (['totp'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
    ...(factors.recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
  ];
  const pending = { kind: 'second-factor', personId, challenge: passkey?.challenge ?? null } as const;
  const { token, expiresAt } = await startPending(context.db, pending, context.now());
  refuse('second-factor-required', {
    token,
    methods,
    expiresAt: expiresAt.toISOString(),
    ...(passkey && { passkey: passkey.options }),
  });
}

/** Null if no passkey of the person can be used under the present address. */
async function passkeyOptions(context: SessionContext, { passkeys }: PersonFactors) {
  if (passkeys.length === 0) return null;
  try {
    const site = await webOrigin(context);
    const usable = passkeys.filter(({ rpId }) => rpId === site.rpId);
    return usable.length === 0 ? null : await assertionOptions(site, usable);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'passkey-address') return null;
    throw error;
  }
}

type Answer = CallArguments<typeof completeSignIn>;

export const completeSignInEndpoint = defineSessionCall(completeSignIn, {
  permission: 'public',
  async handle(context, answer) {
    const pending = await findPending(context.db, 'second-factor', answer.token, context.now());
    if (!pending?.personId) return refuse('sign-in-expired');
    const tried: TriedSignIn = { method: 'password', personId: pending.personId, secondFactor: methodOf(answer) };
    return logFailures(context, tried, () => complete(context, { pending, answer, personId: pending.personId! }));
  },
});

function methodOf({ totp, recoveryCode }: Answer) {
  return totp !== undefined ? 'totp' : recoveryCode !== undefined ? 'recovery-code' : 'passkey';
}

async function complete(
  context: SessionContext,
  { pending, answer, personId }: { pending: PendingSignIn; answer: Answer; personId: string },
): Promise<SignInAnswer> {
  const known = context.deviceOf(personId);
  const source = known === null ? { account: personId, address: context.address } : { known };
  const attempt = await beginAttempt(context.db, { purpose: 'second-factor', ...source }, context.now());
  const site = answer.passkey && (await webOrigin(context));
  const signedIn = await transact(context.db, async (trx) => {
    const right = await isRight(trx, personId, { answer, challenge: pending.challenge, site, now: context.now() });
    if (!right) return null;
    if (!(await usePending(trx, answer.token))) return refuse('sign-in-expired');
    await checkSignInPerson(trx, context, personId);
    return openSignIn(trx, context, { personId, method: 'password', secondFactor: methodOf(answer) });
  });
  if (signedIn === null) {
    await failPending(context.db, answer.token);
    return refuse('wrong-second-factor');
  }
  await attempt.succeeded();
  return signedIn;
}

async function isRight(
  trx: Trx,
  personId: string,
  {
    answer,
    challenge,
    site,
    now,
  }: { answer: Answer; challenge: string | null; site: Awaited<ReturnType<typeof webOrigin>> | undefined; now: Date },
): Promise<boolean> {
  const { totp, recoveryCode, passkey } = answer;
  if (totp !== undefined) return useTotp(trx, personId, { code: totp.replaceAll(/\s/g, ''), now });
  if (recoveryCode !== undefined) return useRecoveryCode(trx, personId, recoveryCode);
  if (!passkey || !site || challenge === null) return false;
  return useAssertion(trx, personId, { response: passkey, challenge, site, now });
}
