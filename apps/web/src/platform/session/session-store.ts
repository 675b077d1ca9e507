import type { CallOutput, login, Restriction, UserInfo } from '@inkstone/api';

export type SignIn = CallOutput<typeof login>;

export interface SessionState {
  readonly token: string | null;
  readonly user: UserInfo | null;
  /** What the user must do before anything else. */
  readonly restriction: Restriction | null;
}

/**
 * Tokens in local storage, shared by all tabs; the user in session storage (runtime specification, section 3, current user). A sign-in or
 * sign-out in one tab takes effect in the others.
 */
export interface SessionStore {
  readonly state: () => SessionState;
  /** Reads the storage, which another tab may have changed. */
  storedToken(): string | null;
  refreshToken(): string | null;
  /** When the access token expires, in milliseconds since 1970. */
  expiresAt(): number;
  begin(answer: SignIn): void;
  keepUser(user: UserInfo): void;
  /** Keeps a restriction that the server reported. */
  restrict(restriction: Restriction): void;
  end(): void;
  readonly subscribe: (listener: () => void) => () => void;
}

const keys = {
  token: 'token',
  refresh: 'refresh_token',
  expires: 'expireTime',
  jump: 'login_jump',
  user: 'user',
  restriction: 'restriction',
} as const;

export function createSessionStore(shared: Storage = localStorage, own: Storage = sessionStorage): SessionStore {
  const listeners = new Set<() => void>();
  let state = read(shared, own);
  const changed = () => {
    state = read(shared, own);
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => {
    if (event.storageArea === shared && (event.key === keys.token || event.key === keys.restriction || event.key === null)) {
      if (!shared.getItem(keys.token)) own.removeItem(keys.user);
      changed();
    }
  });
  return {
    state: () => state,
    storedToken: () => shared.getItem(keys.token),
    refreshToken: () => shared.getItem(keys.refresh),
    expiresAt: () => Number(shared.getItem(keys.expires) ?? 0),
    begin(answer) {
      shared.setItem(keys.refresh, answer.refresh_token);
      shared.setItem(keys.expires, String(answer.expiration));
      shared.setItem(keys.jump, 'false');
      own.setItem(keys.user, JSON.stringify(answer.userinfo));
      if (answer.restriction) shared.setItem(keys.restriction, answer.restriction);
      else shared.removeItem(keys.restriction);
      shared.setItem(keys.token, answer.access_token);
      changed();
    },
    keepUser(user) {
      own.setItem(keys.user, JSON.stringify(user));
      changed();
    },
    restrict(restriction) {
      shared.setItem(keys.restriction, restriction);
      changed();
    },
    end() {
      for (const key of [keys.token, keys.refresh, keys.expires, keys.jump, keys.restriction]) shared.removeItem(key);
      own.removeItem(keys.user);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(shared: Storage, own: Storage): SessionState {
  return {
    token: shared.getItem(keys.token),
    user: readUser(own.getItem(keys.user)),
    restriction: readRestriction(shared.getItem(keys.restriction)),
  };
}

const readRestriction = (text: string | null): Restriction | null => (text === 'password-change' || text === 'second-factor' ? text : null);

function readUser(text: string | null): UserInfo | null {
  if (!text) return null;
  try {
    return JSON.parse(text) as UserInfo;
  } catch {
    return null;
  }
}
