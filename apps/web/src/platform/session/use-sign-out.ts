import { logout } from '@inkstone/api';
import { usePlatform } from '../platform.ts';

/** Signs out here at once, and on the server when it can be reached. */
export function useSignOut(): () => Promise<void> {
  const { client, session } = usePlatform();
  return async () => {
    const refreshToken = session.refreshToken();
    try {
      await client.call(logout, refreshToken ? { refresh_token: refreshToken } : {});
    } catch {
      // Signing out must always succeed; the tokens expire anyway.
    } finally {
      session.end();
    }
  };
}
