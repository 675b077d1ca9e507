import { sql } from 'kysely';
import { checkDemoAccount, type DemoAccess } from '../../../platform/auth/demo-accounts.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityProvider } from '../../system/index.ts';
import { peopleView } from '../../organization/index.ts';

export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/**
 * Returns the person of these claims. At the first sign-in they are found by account and linked; from then on the provider's own id counts,
 * so that an account that is reassigned there does not open the old one here. No person is created.
 */
export async function findProviderPerson(
  trx: Trx,
  provider: IdentityProvider,
  claims: Claims,
  now: Date,
  demo: () => DemoAccess,
): Promise<string> {
  const linked = await trx
    .selectFrom('provider_accounts')
    .innerJoin(peopleView.as('people'), 'people.id', 'provider_accounts.person_id')
    .leftJoin('credentials', 'credentials.person_id', 'people.id')
    .select(['people.id', 'people.active', 'credentials.from_demo as isFromDemo'])
    .where('issuer', '=', provider.issuer)
    .where('subject', '=', claims.sub)
    .executeTakeFirst();
  const person = linked ?? (await link(trx, provider, claims, now));
  if (!person.active) return refuse('account-disabled');
  checkDemoAccount(person.isFromDemo ?? false, demo);
  return person.id;
}

async function link(trx: Trx, { issuer, accountClaim }: IdentityProvider, claims: Claims, now: Date) {
  const account = accountOf(claims, accountClaim);
  const person = await trx
    .selectFrom(peopleView.as('people'))
    .leftJoin('credentials', 'person_id', 'id')
    .select(['id', 'active', 'from_demo as isFromDemo'])
    .where(sql<string>`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
  if (!person) return refuse('account-unknown', { account });
  const { numInsertedOrUpdatedRows: links } = await trx
    .insertInto('provider_accounts')
    .values({ issuer, subject: claims.sub, person_id: person.id, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // The person is already linked to another id at the provider.
  return links === 1n ? person : refuse('account-unknown', { account });
}

/** An unverified e-mail address proves nothing. */
function accountOf(claims: Claims, name: IdentityProvider['accountClaim']): string {
  const value = claims[name];
  const isVerified = name !== 'email' || claims['email_verified'] === true;
  return typeof value === 'string' && value !== '' && isVerified ? value : refuse('account-unknown', { account: '' });
}
