/** What the identity provider put into the address of this page. */
export interface ProviderReturn {
  readonly state: string;
  /** Null: the person or the provider gave up. */
  readonly code: string | null;
}

const entries = ['code', 'auth_code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss', 'scope'] as const;

/** Null where nobody comes back from a provider. Chat clients call the code `auth_code`. */
export function readProviderReturn(search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? query.get('auth_code');
  const state = query.get('state');
  return state !== null && (code !== null || query.has('error')) ? { state, code: query.has('error') ? null : code } : null;
}

/** The address without what the provider put there: a code in it must not be kept, shared or sent again. */
export function withoutProviderReturn(address: string): string {
  const url = new URL(address);
  for (const name of entries) url.searchParams.delete(name);
  return url.href;
}
