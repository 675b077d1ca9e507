import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const longestRequestMilliseconds = 20_000;

/**
 * Makes closing come to an end: connections that browsers open ahead and never used are cut at once (the web server does not
 * take them for idle), and requests that are still running get 20 seconds.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request) => unused.delete(request.socket));
  app.addHook('preClose', async () => {
    unused.forEach((socket) => socket.destroy());
    setTimeout(() => app.server.closeAllConnections(), longestRequestMilliseconds).unref();
  });
}
