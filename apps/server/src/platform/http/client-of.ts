import type { IncomingHttpHeaders } from 'node:http';
import { clientTypes, type ClientType } from '@inkstone/schema';

/** What the call was made from: `X-Client`, else by the browser's name. */
export function clientOf(headers: IncomingHttpHeaders): ClientType {
  const told = clientTypes.find((type) => type === headers['x-client']);
  if (told) return told;
  const agent = headers['user-agent'] ?? '';
  if (/Mobile|Android|iPhone|iPad/.test(agent)) return 'APP';
  return agent.startsWith('Mozilla/') ? 'PC' : 'OTHER';
}
