import { randomBytes } from 'node:crypto';
import type { AccountLinkKind } from '@inkstone/api';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { peopleView } from '../../organization/index.ts';
import { hashToken } from '../refresh-token.ts';

const lifetimeMinutes: Readonly<Record<AccountLinkKind, number>> = { invitation: 7 * 24 * 60, reset: 30 };

export interface OpenLink {
  readonly personId: string;
  readonly kind: AccountLinkKind;
  readonly account: string;
  readonly name: string;
  readonly expiresAt: Date;
}

/** Creates a link and revokes an earlier one of the same kind. Only its hash is stored. */
export async function createLink(
  trx: Trx,
  personId: string,
  { kind, now }: { kind: AccountLinkKind; now: Date },
): Promise<{ path: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = linkExpiry(kind, now);
  const values = { token_hash: hashToken(token), created_at: now, expires_at: expiresAt };
  await trx
    .insertInto('account_links')
    .values({ person_id: personId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(values))
    .execute();
  // The token is in the fragment, which browsers send to no server.
  return { path: `/#/account-link/${token}`, expiresAt };
}

export function linkExpiry(kind: AccountLinkKind, now: Date): Date {
  return new Date(now.getTime() + lifetimeMinutes[kind] * 60_000);
}

/** Returns null for an unknown, used, revoked or expired link, and for one of a disabled person. */
export async function findLink(executor: Executor, token: string, now: Date): Promise<OpenLink | null> {
  const found = await executor
    .selectFrom('account_links as l')
    .innerJoin(peopleView.as('p'), 'p.id', 'l.person_id')
    .select(['l.person_id as personId', 'l.kind', 'l.expires_at as expiresAt', 'p.account', 'p.name'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', now)
    .where('p.active', '=', true)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses up a link; false if another request was faster. */
export async function useLink(trx: Trx, token: string): Promise<boolean> {
  const used = await trx.deleteFrom('account_links').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/** Revokes all links of a person, whose password has been set otherwise. */
export async function revokeLinks(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom('account_links').where('person_id', '=', personId).execute();
}
