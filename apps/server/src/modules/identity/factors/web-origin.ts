import { isIP } from 'node:net';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { readSetting } from '../../system/index.ts';

export interface WebOrigin {
  readonly origin: string;
  /** The name to which browsers bind passkeys: the host without port. */
  readonly rpId: string;
}

/**
 * Returns where passkeys are used: the public address of the installation, otherwise the address of the request. A forged one gains
 * nothing: a passkey is stored with its name, and browsers use it for that name only. Refuses with `passkey-address` IP addresses, for
 * which browsers offer no passkeys.
 */
export async function webOrigin({ db, origin }: Pick<SessionContext, 'db' | 'origin'>): Promise<WebOrigin> {
  const fixed = (await readSetting(db, 'messages-environment'))?.publicUrl ?? (await readSetting(db, 'messages'))?.publicUrl;
  const url = new URL(fixed ?? origin);
  if (isIP(url.hostname) !== 0 || url.hostname.startsWith('[')) refuse('passkey-address');
  return { origin: url.origin, rpId: url.hostname };
}
