import { LRUCache } from 'lru-cache';
import type { Restriction, TokenScope } from '@inkstone/api';
import type { Db } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';
import { refuse } from '../http/refusal.ts';
import { apiTokenPrefix, hashApiToken } from './api-token.ts';
import type { AccessTokens } from './access-token.ts';
import { checkDemoAccount, type DemoAccess } from './demo-accounts.ts';
import { loadSignedInActor, loadTokenActor, type SignedInActor, type TokenActor } from './load-actor.ts';

const restrictionRefusals = {
  'password-change': 'password-change-required',
  'second-factor': 'second-factor-missing',
} as const satisfies Record<Restriction, string>;

export interface Authenticated {
  readonly actor: Actor;
  /** Null for an API token. */
  readonly signInId: string | null;
  readonly expiresAt: Date;
}

/** Which callers a call admits besides unrestricted sign-ins. */
export interface Admitted {
  readonly restrictions?: readonly Restriction[];
  /** The scope that an API token needs; null: the call is not for tokens. */
  readonly scope?: TokenScope | null;
}

/** Identifies callers. Its cache is cleared whenever people, departments or sign-ins change, in any process. */
export interface Authentication {
  /**
   * Returns null without a token. Refuses with `not-signed-in` an invalid token, with `token-expired` an expired or signed-out one, with
   * `account-disabled` that of a disabled person, and with `demo-account-…` that of a demo account that may not be used from there. A
   * restricted sign-in is refused with `password-change-required` or `second-factor-missing` unless `admitted` names its restriction,
   * an API token with `token-not-allowed` or `token-scope` unless `admitted` names a scope that it has.
   */
  authenticate(authorization: string | undefined, now: Date, demo: () => DemoAccess, admitted?: Admitted): Promise<Authenticated | null>;
  /** Clears the cache. */
  forget(): void;
  /** Turns the cache on or off: without notices of changes nothing may be cached. */
  remember(on: boolean): void;
}

export function createAuthentication(db: Db, tokens: AccessTokens): Authentication {
  const known = new LRUCache<string, SignedInActor>({ max: 5_000, ttl: 60_000 });
  const knownTokens = new LRUCache<string, TokenActor>({ max: 1_000, ttl: 60_000 });
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

  async function ofToken(token: string, now: Date): Promise<TokenActor | null> {
    const hash = hashApiToken(token);
    const key = hash.toString('base64');
    const found = knownTokens.get(key);
    if (found) return found.expiresAt > now ? found : null;
    const before = generation;
    const loaded = await loadTokenActor(db, hash, now);
    if (loaded && remembering && before === generation) knownTokens.set(key, loaded);
    return loaded;
  }

  async function authenticateToken(token: string, now: Date, demo: () => DemoAccess, scope: TokenScope | null): Promise<Authenticated> {
    const found = (await ofToken(token, now)) ?? refuse('not-signed-in');
    if (!found.active) return refuse('account-disabled');
    checkDemoAccount(found.isFromDemo, demo);
    if (scope === null) return refuse('token-not-allowed');
    if (scope === 'write' && found.scope === 'read') refuse('token-scope');
    return { actor: found.actor, signInId: null, expiresAt: found.expiresAt };
  }

  const forget = () => {
    generation += 1;
    known.clear();
    knownTokens.clear();
  };

  return {
    async authenticate(authorization, now, demo, { restrictions = [], scope = null } = {}) {
      if (!authorization) return null;
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return refuse('not-signed-in');
      if (token.startsWith(apiTokenPrefix)) return authenticateToken(token, now, demo, scope);
      const claims = await tokens.verify(token, now);
      if (claims === 'expired') return refuse('token-expired');
      if (claims === 'invalid') return refuse('not-signed-in');
      const found = await signedIn(claims.personId, claims.signInId);
      if (!found || !found.signInOpen) return refuse('token-expired');
      if (!found.active) return refuse('account-disabled');
      checkDemoAccount(found.isFromDemo, demo);
      if (found.restriction !== null && !restrictions.includes(found.restriction)) refuse(restrictionRefusals[found.restriction]);
      return { actor: found.actor, signInId: claims.signInId, expiresAt: claims.expiresAt };
    },
    forget,
    remember(on) {
      remembering = on;
      forget();
    },
  };
}
