import { RequestFailure } from '../api/request-failure.ts';
import type { SessionStore, SignIn } from './session-store.ts';

interface RenewalParts {
  readonly store: SessionStore;
  /** Changes a refresh token for new tokens. */
  readonly exchange: (refreshToken: string) => Promise<SignIn>;
  /** Runs work while no other tab does the same. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Renews the access token: one exchange at a time, in this tab and over all tabs; who waited takes what the other got.
 * Answers null when the sign-in has ended; then the stored tokens are gone. No answer from the server ends nothing and is thrown.
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

/** One tab at a time. Without Web Locks (a page not served securely) the server's own grace for a token just used has to do. */
export function exclusivelyInBrowser<T>(work: () => Promise<T>): Promise<T> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? (locks.request('inkstone.refresh', work) as Promise<T>) : work();
}
