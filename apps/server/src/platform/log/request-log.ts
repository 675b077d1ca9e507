import type { FastifyRequest } from 'fastify';

/** The logged properties of a request, without the values of its query, which may be a ticket, a search text or a person. */
export function loggedRequest({ method, url, host, ip, socket }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip' | 'socket'>) {
  return { method, url: withoutQuery(url), host, remoteAddress: ip, remotePort: socket.remotePort };
}

/** Returns the path and the names of the query parameters, without their values. */
function withoutQuery(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const names = new Set(new URLSearchParams(query).keys().filter((name) => /^[A-Za-z_]{1,40}$/.test(name)));
  return names.size === 0 ? path : `${path}?${[...names].join('&')}`;
}
