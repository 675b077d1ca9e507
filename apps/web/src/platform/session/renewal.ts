import { RequestFailure } from '../api/request-failure.ts';
import type { SessionStore, SignIn } from './session-store.ts';

interface RenewalParts {
  readonly store: SessionStore;
  /** Exchanges a refresh token for new tokens. */
  readonly exchange: (refreshToken: string) => Promise<SignIn>;
  /** Runs work while no other tab does the same. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Renews the access token with one exchange at a time across all tabs; the others use its result. Returns null when the session has ended,
 * and removes the stored tokens. Throws when the server does not respond; that ends no session.
 */
export function createRenewal({ store, exchange, exclusively }: RenewalParts): (refused: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null;

  async function renewNow(refused: string): Promise<string | null> {
    const stored = store.storedToken();
    if (stored && stored !== refused) return stored;
    const refreshToken = store.refreshToken();
    if (!stored || !refreshToken) {
      store.end();
      return null;
    }
    try {
      const answer = await exchange(refreshToken);
      store.begin(answer);
      return answer.access_token;
    } catch (failure) {
      if (!(failure instanceof RequestFailure) || failure.status !== 401) throw failure;
      store.end();
      return null;
    }
  }

  return (refused) => {
    running ??= exclusively(() => renewNow(refused)).finally(() => {
      running = null;
    });
    return running;
  };
}

/** One tab at a time. Without Web Locks (in an insecure context) the server's grace period for a token that was just used must suffice. */
export function exclusivelyInBrowser<T>(work: () => Promise<T>): Promise<T> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? (locks.request('inkstone.refresh', work) as Promise<T>) : work();
}
