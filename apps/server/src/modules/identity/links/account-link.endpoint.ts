import { accountState, readAccountLink, requestPasswordReset, setPasswordByLink } from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineQuery, defineSessionCall } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { peopleView } from '../../organization/index.ts';
import { beginAttempt } from '../attempt-limit.ts';
import { readFactors } from '../factors/person-factors.ts';
import { checkNewPassword } from '../password-rule.ts';
import { storePassword } from '../passwords/store-password.ts';
import { endSignIns } from '../sign-in.ts';
import { findLink, revokeLinks, useLink, type OpenLink } from './account-link.ts';
import type { AccountMailJob } from './account-mail.ts';

/** Whether there is such a person is determined by the queue only, so neither the answer nor its duration reveals it. */
export const requestPasswordResetEndpoint = defineSessionCall(requestPasswordReset, {
  permission: 'public',
  async handle({ db, now, address }, { account }) {
    await beginAttempt(db, { purpose: 'reset', account, address }, now());
    const job: AccountMailJob = { kind: 'reset', account, requestedAt: now().toISOString() };
    await transact(db, (trx) => enqueue(trx, 'account-mail', job, { dueAt: new Date() }));
    return true;
  },
});

export const readAccountLinkEndpoint = defineSessionCall(readAccountLink, {
  permission: 'public',
  async handle(context, { token }) {
    const { kind, name, account, expiresAt } = await openLink(context, token);
    return { kind, name, account, expiresAt: expiresAt.toISOString() };
  },
});

export const setPasswordByLinkEndpoint = defineSessionCall(setPasswordByLink, {
  permission: 'public',
  async handle(context, { token, password }) {
    const { personId, account, name } = await openLink(context, token);
    await checkNewPassword(password, { account, name });
    const now = context.now();
    await transact(context.db, async (trx) => {
      if (!(await useLink(trx, token))) refuse('account-link-invalid');
      await revokeLinks(trx, personId);
      await storePassword(trx, personId, { password, mustChange: false, now });
      await endSignIns(trx, { personId, except: null }, 'password-reset', now);
    });
    context.signInsChanged();
    return { account };
  },
});

async function openLink({ db, now, address }: SessionContext, token: string): Promise<OpenLink> {
  const attempt = await beginAttempt(db, { purpose: 'link', address }, now());
  const link = (await findLink(db, token, now())) ?? refuse('account-link-invalid');
  await attempt.succeeded();
  return link;
}

export const accountStateEndpoint = defineQuery(accountState, {
  permission: 'administrator',
  async handle({ db, now }, { personId }) {
    const found = await db
      .selectFrom(peopleView.as('p'))
      .leftJoin('credentials as c', 'c.person_id', 'p.id')
      .leftJoin('account_links as l', (join) => join.onRef('l.person_id', '=', 'p.id').on('l.kind', '=', 'invitation'))
      .select(['c.must_change as mustChange', 'l.created_at as invitedAt', 'l.expires_at as expiresAt'])
      .select((eb) =>
        eb
          .selectFrom('sign_in_log as s')
          .select((each) => each.fn.max('s.at').as('at'))
          .whereRef('s.person_id', '=', 'p.id')
          .where('s.failure', 'is', null)
          .as('lastSignInAt'),
      )
      .where('p.id', '=', personId)
      .executeTakeFirst();
    if (!found) return refuse('not-found');
    const { totpConfirmedAt, passkeys, recoveryCodesLeft } = await readFactors(db, personId);
    const { mustChange, invitedAt, expiresAt, lastSignInAt } = found;
    return {
      hasPassword: mustChange !== null,
      mustChangePassword: mustChange ?? false,
      invitation:
        invitedAt && expiresAt
          ? { createdAt: invitedAt.toISOString(), expiresAt: expiresAt.toISOString(), expired: expiresAt <= now() }
          : null,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      factors: { totp: totpConfirmedAt !== null, passkeys: passkeys.length, recoveryCodesLeft },
    };
  },
});
