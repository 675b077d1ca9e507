import { logout } from '@inkstone/api';
import { usePlatform } from '../platform.ts';

/** Ends the sign-in here at once, and on the server when it can be reached. */
export function useSignOut(): () => Promise<void> {
  const { client, session } = usePlatform();
  return async () => {
    const refreshToken = session.refreshToken();
    try {
      await client.call(logout, refreshToken ? { refresh_token: refreshToken } : {});
    } catch {
      // Whoever leaves must be able to leave; the tokens end by themselves.
    } finally {
      session.end();
    }
  };
}
