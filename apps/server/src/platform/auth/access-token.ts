import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { SigningKey } from './signing-keys.ts';

const accessTokenMinutes = 15;
const issuer = 'inkstone';

export interface AccessClaims {
  readonly personId: string;
  /** The sign-in of the token: the token is invalid once the sign-in has ended. */
  readonly signInId: string;
  readonly expiresAt: Date;
}

/** Issues and verifies access tokens. A token only identifies the person; rights are never taken from it. */
export interface AccessTokens {
  issue(
    person: { id: string; isAdmin: boolean; isAppAdmin: boolean },
    signInId: string,
    now: Date,
  ): Promise<{ token: string; expiresAt: Date }>;
  verify(token: string, now: Date): Promise<AccessClaims | 'expired' | 'invalid'>;
}

export function createAccessTokens(key: SigningKey): AccessTokens {
  // Caches only verified signatures, which stay valid; the state of the sign-in is checked elsewhere at every request.
  const verified = new LRUCache<string, AccessClaims>({ max: 5_000, ttl: 60_000 });
  return {
    async issue(person, signInId, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + accessTokenMinutes * 60;
      const token = await new SignJWT({ sid: signInId, isAdmin: person.isAdmin, isAppAdmin: person.isAppAdmin })
        .setProtectedHeader({ alg: 'HS256', kid: key.id })
        .setIssuer(issuer)
        .setSubject(person.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.secret);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },
    async verify(token, now) {
      const known = verified.get(token);
      if (known) return known.expiresAt <= now ? 'expired' : known;
      try {
        const { payload } = await jwtVerify(token, key.secret, { issuer, algorithms: ['HS256'], currentDate: now });
        const { sub, sid, exp } = payload;
        if (!sub || typeof sid !== 'string' || !exp) return 'invalid';
        const claims = { personId: sub, signInId: sid, expiresAt: new Date(exp * 1000) };
        verified.set(token, claims);
        return claims;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}
