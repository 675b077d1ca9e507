import type { CallArguments, getToken } from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { readIdentityProvider, type IdentityProvider } from '../../system/index.ts';
import { hashToken } from '../refresh-token.ts';
import { logFailures } from '../sessions/sign-in-log.ts';
import { openSignIn, type SignInAnswer } from '../sign-in.ts';
import { startAuthorization, ProviderFailure, redeemCode } from './open-id.ts';
import { findProviderPerson } from './provider-account.ts';

const pendingMinutes = 10;

/** Starts a sign-in at the identity provider. */
export async function beginSignIn(context: SessionContext): Promise<{ address: string; state: string }> {
  const { db } = context;
  const provider = (await readIdentityProvider(db)) ?? refuse('provider-missing');
  const { address, state, verifier, nonce } = await refusingFailures(context, startAuthorization(context.outbound, provider));
  const now = context.now();
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<', now).execute();
  await db
    .insertInto('provider_sign_ins')
    .values({ state_hash: stateHashOf(provider, state), verifier, nonce, expires_at: new Date(now.getTime() + pendingMinutes * 60_000) })
    .execute();
  return { address, state };
}

/** Completes a sign-in with the code of the provider. The pending sign-in is used up, whatever the outcome. */
export function completeSignIn(context: SessionContext, given: CallArguments<typeof getToken>): Promise<SignInAnswer> {
  return logFailures(context, { method: 'provider', personId: null, secondFactor: null }, () => redeemSignIn(context, given));
}

async function redeemSignIn(context: SessionContext, given: CallArguments<typeof getToken>): Promise<SignInAnswer> {
  const provider = (await readIdentityProvider(context.db)) ?? refuse('provider-missing');
  if (given.client_id !== undefined && given.client_id !== provider.clientId) refuse('provider-refused');
  const pending = await context.db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', stateHashOf(provider, given.state))
    .returning(['verifier', 'nonce', 'expires_at'])
    .executeTakeFirst();
  const now = context.now();
  if (!pending || pending.expires_at < now) return refuse('sign-in-expired');
  const { verifier, nonce } = pending;
  const claims = await refusingFailures(context, redeemCode(context.outbound, provider, { code: given.code, verifier, nonce, now }));
  return transact(context.db, async (trx) =>
    openSignIn(trx, context, {
      personId: await findProviderPerson(trx, provider, claims, now, context.demoAccess),
      method: 'provider',
    }),
  );
}

/** The hash includes the provider, so that a code is never sent to another one, even if administrators change it meanwhile. */
const stateHashOf = ({ issuer, clientId }: IdentityProvider, state: string): Buffer => hashToken(JSON.stringify([state, issuer, clientId]));

/** Logs the reason instead of returning it: it may contain host names. */
async function refusingFailures<T>({ log }: SessionContext, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error }, 'a sign-in at the identity provider failed');
    return refuse(error.kind === 'unreachable' ? 'provider-unreachable' : 'provider-refused');
  }
}
