import {
  completePasskeySignIn,
  finishPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
  type CallArguments,
} from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineSessionCall } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { lockPeople } from '../../organization/index.ts';
import { readSetting } from '../../system/index.ts';
import { beginAttempt } from '../attempt-limit.ts';
import { checkOwnPassword } from '../own-password.ts';
import { liftRestriction } from '../restriction.ts';
import { logFailures, type TriedSignIn } from '../sessions/sign-in-log.ts';
import { openSignIn, type SignInAnswer } from '../sign-in.ts';
import { checkSignInPerson } from '../sign-in-person.ts';
import { assertionOptions, findPasskeyPerson, maxPasskeys, registrationOptions, useAssertion, verifyRegistration } from './passkey.ts';
import { findPending, startPending, usePending } from './pending-sign-in.ts';
import { readFactors, settleRemoval } from './person-factors.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { webOrigin } from './web-origin.ts';

const enrolling = { permission: 'signed-in', allowedDuring: ['second-factor'] } as const;

export const startPasskeyEndpoint = defineSessionCall(startPasskey, {
  ...enrolling,
  async handle(context, { password }) {
    await checkOwnPassword(context, password);
    const { id, account, name } = context.actor!;
    const { passkeys } = await readFactors(context.db, id);
    if (passkeys.length >= maxPasskeys) refuse('passkeys-too-many', { max: maxPasskeys });
    const organization = (await readSetting(context.db, 'organization-name'))?.[context.locale] ?? 'Inkstone';
    const { challenge, options } = await registrationOptions(
      await webOrigin(context),
      { id, account, name, organization },
      passkeys.map((passkey) => passkey.id),
    );
    const { token, expiresAt } = await startPending(context.db, { kind: 'registration', personId: id, challenge }, context.now());
    return { token, expiresAt: expiresAt.toISOString(), options };
  },
});

export const finishPasskeyEndpoint = defineSessionCall(finishPasskey, {
  ...enrolling,
  async handle(context, { token, name, response }) {
    const { id: personId } = context.actor!;
    const now = context.now();
    const pending = await findPending(context.db, 'registration', token, now);
    if (pending?.personId !== personId || pending.challenge === null) return refuse('sign-in-expired');
    const made = (await verifyRegistration(response, pending.challenge, await webOrigin(context))) ?? refuse('passkey-refused');
    const recoveryCodes = await transact(context.db, async (trx) => {
      await lockPeople(trx, [personId]);
      if (!(await usePending(trx, token))) refuse('sign-in-expired');
      if ((await readFactors(trx, personId)).passkeys.length >= maxPasskeys) refuse('passkeys-too-many', { max: maxPasskeys });
      const { id, rpId, publicKey, counter, transports } = made;
      const { numInsertedOrUpdatedRows: added } = await trx
        .insertInto('passkeys')
        .values({
          id,
          person_id: personId,
          name,
          rp_id: rpId,
          public_key: publicKey,
          counter: String(counter),
          transports,
          created_at: now,
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (added !== 1n) refuse('passkey-refused');
      await liftRestriction(trx, context.signInId!);
      return firstRecoveryCodes(trx, personId);
    });
    context.signInsChanged();
    return { id: made.id, recoveryCodes };
  },
});

export const renamePasskeyEndpoint = defineSessionCall(renamePasskey, {
  permission: 'signed-in',
  async handle({ db, actor }, { id, name }) {
    const renamed = await db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('person_id', '=', actor!.id)
      .executeTakeFirst();
    return renamed.numUpdatedRows === 1n || refuse('not-found');
  },
});

export const removePasskeyEndpoint = defineSessionCall(removePasskey, {
  permission: 'signed-in',
  async handle(context, { id, password }) {
    await checkOwnPassword(context, password);
    const { id: personId } = context.actor!;
    await transact(context.db, async (trx) => {
      await lockPeople(trx, [personId]);
      const removed = await trx.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId).executeTakeFirst();
      if (removed.numDeletedRows === 0n) refuse('not-found');
      await settleRemoval(trx, personId);
    });
    return true;
  },
});

export const startPasskeySignInEndpoint = defineSessionCall(startPasskeySignIn, {
  permission: 'public',
  async handle(context) {
    const { challenge, options } = await assertionOptions(await webOrigin(context), []);
    const { token, expiresAt } = await startPending(context.db, { kind: 'passkey', personId: null, challenge }, context.now());
    return { token, expiresAt: expiresAt.toISOString(), options };
  },
});

export const completePasskeySignInEndpoint = defineSessionCall(completePasskeySignIn, {
  permission: 'public',
  handle(context, given) {
    const tried: TriedSignIn = { method: 'passkey', personId: null, secondFactor: null };
    return logFailures(context, tried, () => signInWithPasskey(context, given, tried));
  },
});

/** The challenge is used up by the first assertion, whatever the outcome. */
async function signInWithPasskey(
  context: SessionContext,
  { token, response }: CallArguments<typeof completePasskeySignIn>,
  tried: TriedSignIn,
): Promise<SignInAnswer> {
  const now = context.now();
  const attempt = await beginAttempt(context.db, { purpose: 'passkey', address: context.address }, now);
  const site = await webOrigin(context);
  const pending = await findPending(context.db, 'passkey', token, now);
  if (!pending?.challenge || !(await transact(context.db, (trx) => usePending(trx, token)))) return refuse('sign-in-expired');
  const { challenge } = pending;
  const personId = (tried.personId = await findPasskeyPerson(context.db, response, site));
  const answer = await transact(context.db, async (trx) => {
    if (personId === null || !(await useAssertion(trx, personId, { response, challenge, site, now }))) return refuse('passkey-refused');
    await checkSignInPerson(trx, context, personId);
    return openSignIn(trx, context, { personId, method: 'passkey' });
  });
  await attempt.succeeded();
  return answer;
}
