import type { CallArguments, completePasskeySignIn, finishPasskey } from '@inkstone/api';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import type { WebOrigin } from './web-origin.ts';

/** The library is needed only by people with passkeys: it is loaded with the first of them. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which all authenticators between them support. */
const algorithms = [-8, -7, -257];

export const maxPasskeys = 10;

type Options = Record<string, unknown>;
type Assertion = CallArguments<typeof completePasskeySignIn>['response'];
type Attestation = CallArguments<typeof finishPasskey>['response'];

/** Options for a passkey that its authenticator can find without an account, and that verifies its owner. */
export async function registrationOptions(
  { rpId }: WebOrigin,
  person: { id: string; account: string; name: string; organization: string },
  present: readonly string[],
): Promise<{ challenge: string; options: Options }> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: person.organization,
    rpID: rpId,
    userName: person.account,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: present.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** Options for the passkeys of a person, or for any passkey of this installation. */
export async function assertionOptions(
  { rpId }: WebOrigin,
  allowed: readonly { id: string; transports: string[] }[],
): Promise<{ challenge: string; options: Options }> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: 'required',
    allowCredentials: allowed.map(({ id, transports }) => ({ id, transports: transports as never })),
  });
  return { challenge: options.challenge, options: { ...options } };
}

export interface NewPasskey {
  readonly id: string;
  readonly rpId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/** Returns null unless the response was made for this challenge, on this site, by an authenticator that verified its owner. */
export async function verifyRegistration(
  response: Attestation,
  challenge: string,
  { origin, rpId }: WebOrigin,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, rpId, publicKey: Buffer.from(publicKey), counter, transports: response.response.transports };
  } catch {
    // The library throws for each kind of invalid response; none of them is an error of the server.
    return null;
  }
}

/** Returns the person of an assertion, whose passkey is known under this name; null if it is not valid. */
export async function findPasskeyPerson(executor: Executor, { id }: Assertion, { rpId }: WebOrigin): Promise<string | null> {
  const found = await executor
    .selectFrom('passkeys')
    .select('person_id as personId')
    .where('id', '=', id)
    .where('rp_id', '=', rpId)
    .executeTakeFirst();
  return found?.personId ?? null;
}

/**
 * Accepts an assertion of a passkey of the person: for this challenge and site, with verification of its owner, and with a counter beyond
 * the stored one, where the authenticator counts; otherwise a copy of the passkey exists.
 */
export async function useAssertion(
  trx: Trx,
  personId: string,
  { response, challenge, site, now }: { response: Assertion; challenge: string; site: WebOrigin; now: Date },
): Promise<boolean> {
  const stored = await trx
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', response.id)
    .where('person_id', '=', personId)
    .where('rp_id', '=', site.rpId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return false;
  const handle = response.response.userHandle;
  if (handle !== undefined && Buffer.from(handle, 'base64url').toString() !== personId) return false;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as never,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: stored.rp_id,
      credential: { id: stored.id, publicKey: new Uint8Array(stored.public_key), counter: Number(stored.counter) },
      requireUserVerification: true,
    });
    if (!verified) return false;
    await trx
      .updateTable('passkeys')
      .set({ counter: String(authenticationInfo.newCounter), last_used_at: now })
      .where('id', '=', stored.id)
      .execute();
    return true;
  } catch {
    return false;
  }
}
