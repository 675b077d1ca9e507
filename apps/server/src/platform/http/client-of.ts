import type { IncomingHttpHeaders } from 'node:http';
import { clientTypes, environmentOf, type ClientType } from '@inkstone/schema';

/** Returns the type of the client: the header `X-Client`, otherwise derived from the user agent. */
export function clientOf(headers: IncomingHttpHeaders): ClientType {
  const declared = clientTypes.find((type) => type === headers['x-client']);
  if (declared) return declared;
  const { name, isMobile } = environmentOf(headers['user-agent'] ?? '');
  if (isMobile) return 'APP';
  return name === 'other' ? 'OTHER' : 'PC';
}
