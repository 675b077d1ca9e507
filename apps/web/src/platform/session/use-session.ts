import { useSyncExternalStore } from 'react';
import type { UserInfo } from '@inkstone/api';
import { usePlatform } from '../platform.ts';
import type { SessionState } from './session-store.ts';

export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The signed-in person; only drawn inside the gate that makes sure of one. */
export function useUser(): UserInfo {
  const { user } = useSession();
  if (!user) throw new Error('nobody is signed in here');
  return user;
}
