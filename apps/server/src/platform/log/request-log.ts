import type { FastifyRequest } from 'fastify';

/** What is logged of a request: never what its address asks for, which may be a ticket, a search word or a person. */
export function loggedRequest({ method, url, host, ip, socket }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip' | 'socket'>) {
  return { method, url: withoutQuery(url), host, remoteAddress: ip, remotePort: socket.remotePort };
}

/** The path, with the names of what it asks for and none of the values. */
function withoutQuery(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const names = new Set(new URLSearchParams(query).keys().filter((name) => /^[A-Za-z_]{1,40}$/.test(name)));
  return names.size === 0 ? path : `${path}?${[...names].join('&')}`;
}
