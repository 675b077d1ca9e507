import type { IncomingHttpHeaders } from 'node:http';
import { clientTypes, environmentOf, type ClientType } from '@inkstone/schema';

/** What the call was made from: `X-Client`, else by the browser's name. */
export function clientOf(headers: IncomingHttpHeaders): ClientType {
  const told = clientTypes.find((type) => type === headers['x-client']);
  if (told) return told;
  const { name, isMobile } = environmentOf(headers['user-agent'] ?? '');
  if (isMobile) return 'APP';
  return name === 'other' ? 'OTHER' : 'PC';
}
