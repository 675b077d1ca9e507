import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';
import { refuse } from '../http/refusal.ts';
import type { AccessTokens } from './access-token.ts';
import { checkDemoAccount, type DemoAccess } from './demo-accounts.ts';
import { loadSignedIn, type SignedInActor } from './load-actor.ts';

export interface Authenticated {
  readonly actor: Actor;
  readonly signInId: string;
  readonly expiresAt: Date;
}

/** Knows who calls. What it remembers is forgotten whenever people, departments or sign-ins change, in this process or another. */
export interface Authentication {
  /** Null without a token. Refuses one that is wrong, has expired, was signed out, or whose person is disabled or may not be used from there. */
  authenticate(authorization: string | undefined, now: Date, demo: () => DemoAccess): Promise<Authenticated | null>;
  /** Forgets what was read. */
  forget(): void;
  /** Without the notices of change nothing may be remembered. */
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
    const loaded = await loadSignedIn(db, personId, signInId);
    // What changed while it was being read may not be in it.
    if (loaded && remembering && before === generation) known.set(signInId, loaded);
    return loaded;
  }

  const forget = () => {
    generation += 1;
    known.clear();
  };

  return {
    async authenticate(authorization, now, demo) {
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
      return { actor: found.actor, signInId: claims.signInId, expiresAt: claims.expiresAt };
    },
    forget,
    remember(on) {
      remembering = on;
      forget();
    },
  };
}
