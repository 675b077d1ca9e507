import type { CallArguments, getToken } from '@inkstone/api';
import { transact } from '../../../platform/db/transact.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { readIdentityProvider, type IdentityProvider } from '../../system/index.ts';
import { hashToken } from '../refresh-token.ts';
import { openSignIn, type SignInAnswer } from '../sign-in.ts';
import { depart, ProviderFailure, redeem } from './open-id.ts';
import { findProviderPerson } from './provider-account.ts';

const minutesAway = 10;

/** Sends somebody to the identity provider. */
export async function beginSignIn(context: SessionContext): Promise<{ address: string; state: string }> {
  const { db } = context;
  const provider = (await readIdentityProvider(db)) ?? refuse('provider-missing');
  const { address, state, verifier, nonce } = await tellingFailures(context, depart(context.outbound, provider));
  const now = context.now();
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<', now).execute();
  await db
    .insertInto('provider_sign_ins')
    .values({ state_hash: begunAt(provider, state), verifier, nonce, expires_at: new Date(now.getTime() + minutesAway * 60_000) })
    .execute();
  return { address, state };
}

/** Signs in whoever comes back with a code; a sign-in that began is used up whatever becomes of it. */
export async function completeSignIn(context: SessionContext, given: CallArguments<typeof getToken>): Promise<SignInAnswer> {
  const provider = (await readIdentityProvider(context.db)) ?? refuse('provider-missing');
  if (given.client_id !== undefined && given.client_id !== provider.clientId) refuse('provider-refused');
  const begun = await context.db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', begunAt(provider, given.state))
    .returning(['verifier', 'nonce', 'expires_at'])
    .executeTakeFirst();
  const now = context.now();
  if (!begun || begun.expires_at < now) return refuse('sign-in-expired');
  const { verifier, nonce } = begun;
  const claims = await tellingFailures(context, redeem(context.outbound, provider, { code: given.code, verifier, nonce, now }));
  return transact(context.db, async (trx) =>
    openSignIn(trx, context, await findProviderPerson(trx, provider, claims, now, context.demoAccess)),
  );
}

/** A code is told to no other provider than the one that gave it, even if administrators change it meanwhile. */
const begunAt = ({ issuer, clientId }: IdentityProvider, state: string): Buffer => hashToken(JSON.stringify([state, issuer, clientId]));

/** Why it failed is for the log: it may name hosts. */
async function tellingFailures<T>({ log }: SessionContext, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error }, 'the identity provider did not sign anybody in');
    return refuse(error.kind === 'unreachable' ? 'provider-unreachable' : 'provider-refused');
  }
}
