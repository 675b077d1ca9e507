import { LRUCache } from 'lru-cache';
import type { Restriction } from '@inkstone/api';
import type { Db } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';
import { refuse } from '../http/refusal.ts';
import type { AccessTokens } from './access-token.ts';
import { checkDemoAccount, type DemoAccess } from './demo-accounts.ts';
import { loadSignedInActor, type SignedInActor } from './load-actor.ts';

const restrictionRefusals = {
  'password-change': 'password-change-required',
  'second-factor': 'second-factor-missing',
} as const satisfies Record<Restriction, string>;

export interface Authenticated {
  readonly actor: Actor;
  readonly signInId: string;
  readonly expiresAt: Date;
}

/** Identifies callers. Its cache is cleared whenever people, departments or sign-ins change, in any process. */
export interface Authentication {
  /**
   * Returns null without a token. Refuses with `not-signed-in` an invalid token, with `token-expired` an expired or signed-out one, with
   * `account-disabled` that of a disabled person, and with `demo-account-…` that of a demo account that may not be used from there. A
   * restricted sign-in is refused with `password-change-required` or `second-factor-missing` unless `allowed` names its restriction.
   */
  authenticate(
    authorization: string | undefined,
    now: Date,
    demo: () => DemoAccess,
    allowed?: readonly Restriction[],
  ): Promise<Authenticated | null>;
  /** Clears the cache. */
  forget(): void;
  /** Turns the cache on or off: without notices of changes nothing may be cached. */
  remember(on: boolean): void;
}

export function createAuthentication(db: Db, tokens: AccessTokens): Authentication {
  const known = new LRUCache<string, SignedInActor>({ max: 5_000, ttl: 60_000 });
  let remembering = false;
  let generation = 0;

  async function signedIn(personId: string, signInId: string): Promise<SignedInActor | null> {
    const found = known.get(signInId);
    if (found) return found;
    const before = generation;
    const loaded = await loadSignedInActor(db, personId, signInId);
    // Not cached if something changed while it was being read.
    if (loaded && remembering && before === generation) known.set(signInId, loaded);
    return loaded;
  }

  const forget = () => {
    generation += 1;
    known.clear();
  };

  return {
    async authenticate(authorization, now, demo, allowed = []) {
      if (!authorization) return null;
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return refuse('not-signed-in');
      const claims = await tokens.verify(token, now);
      if (claims === 'expired') return refuse('token-expired');
      if (claims === 'invalid') return refuse('not-signed-in');
      const found = await signedIn(claims.personId, claims.signInId);
      if (!found || !found.signInOpen) return refuse('token-expired');
      if (!found.active) return refuse('account-disabled');
      checkDemoAccount(found.isFromDemo, demo);
      if (found.restriction !== null && !allowed.includes(found.restriction)) refuse(restrictionRefusals[found.restriction]);
      return { actor: found.actor, signInId: claims.signInId, expiresAt: claims.expiresAt };
    },
    forget,
    remember(on) {
      remembering = on;
      forget();
    },
  };
}
