/** Parameters that the identity provider added to the address of this page. */
export interface ProviderReturn {
  readonly state: string;
  /** Null: the user or the provider cancelled. */
  readonly code: string | null;
}

const entries = ['code', 'auth_code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss', 'scope'] as const;

/** Null where the address is not a return from a provider. Chat clients name the code `auth_code`. */
export function readProviderReturn(search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? query.get('auth_code');
  const state = query.get('state');
  return state !== null && (code !== null || query.has('error')) ? { state, code: query.has('error') ? null : code } : null;
}

/** Returns the address without the provider's parameters: a code in it must not be stored, shared or sent again. */
export function withoutProviderReturn(address: string): string {
  const url = new URL(address);
  for (const name of entries) url.searchParams.delete(name);
  return url.href;
}
