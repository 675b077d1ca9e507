import { useSyncExternalStore } from 'react';
import type { UserInfo } from '@inkstone/api';
import { usePlatform } from '../platform.ts';
import type { SessionState } from './session-store.ts';

export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Returns the signed-in user; only for components inside `SignedIn`. */
export function useUser(): UserInfo {
  const { user } = useSession();
  if (!user) throw new Error('the component needs a signed-in user');
  return user;
}
