import type { ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The time that requests have to finish after the server begins to stop. */
const maxRequestMilliseconds = 7_500;
/** A connection without incoming data for so long counts as idle. */
const idleMilliseconds = 500;
const pollMilliseconds = 50;
/** Accepting ends when no connection was opened and no response was sent for so long. */
const settleMilliseconds = 50;
/** Upper limit of the time for accepting pending connections. */
const maxAcceptMilliseconds = 3_000;

/** The state of an open connection. */
interface ConnectionState {
  /** Responses that are not sent yet. */
  readonly responses: Set<ServerResponse>;
  bytesRead: number;
  idleSince: number;
}

/** Controls how a web server stops accepting connections. */
export interface ConnectionDrain {
  /**
   * Accepts the connections that wait in the backlog of the system, then closes the listening socket. Nothing is read in the meantime:
   * clients that are answered might reconnect, and the work for them would delay the others. Await it before closing the web server.
   */
  stopAccepting(): Promise<void>;
}

/**
 * Lets the web server close without dropping requests. Requests on open connections are answered with `connection: close`, and connections
 * end when they become idle. Node alone would wait for connections that browsers open in advance and never connection, or cut those whose
 * data waits unread while the process is busy.
 */
export function drainConnectionsOnClose(app: FastifyInstance): ConnectionDrain {
  const connections = new Map<Socket, ConnectionState>();
  let lastActivityAt = 0;
  let stoppingAt = 0;
  let isAccepting = false;
  app.server.on('connection', (socket: Socket) => {
    lastActivityAt = Date.now();
    connections.set(socket, { responses: new Set(), bytesRead: 0, idleSince: 0 });
    socket.once('close', () => connections.delete(socket));
    // Node starts reading in the next tick.
    if (isAccepting) process.nextTick(() => socket.pause());
  });
  app.server.on('request', ({ socket }, answer) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.responses.add(answer);
    answer.once('close', () => {
      connection.responses.delete(answer);
      lastActivityAt = Date.now();
    });
    if (stoppingAt > 0) answer.shouldKeepAlive = false;
  });
  const endKeepAlive = () => {
    for (const { responses } of connections.values()) for (const answer of responses) answer.shouldKeepAlive = false;
  };
  app.addHook('preClose', async () => {
    endKeepAlive();
    const until = (stoppingAt || Date.now()) + maxRequestMilliseconds;
    while (connections.size > 0 && Date.now() < until) {
      await endIdle(connections);
      if (connections.size > 0) await pause(pollMilliseconds);
    }
    app.server.closeAllConnections();
  });
  return {
    async stopAccepting() {
      if (!app.server.listening) return;
      stoppingAt = Date.now();
      endKeepAlive();
      const until = stoppingAt + maxAcceptMilliseconds;
      isAccepting = true;
      // A connection with an open request is not paused: its handler may be reading the body.
      for (const [socket, { responses }] of connections) if (responses.size === 0) socket.pause();
      lastActivityAt = stoppingAt;
      // One connection is accepted per turn of the event loop.
      while (Date.now() - lastActivityAt < settleMilliseconds && Date.now() < until) await allRead();
      await allRead();
      // Closes the listening socket only: `close` of the HTTP server would also end connections that it considers idle.
      NetServer.prototype.close.call(app.server);
      isAccepting = false;
      for (const socket of connections.keys()) if (socket.isPaused()) socket.resume();
    },
  };
}

async function endIdle(connections: ReadonlyMap<Socket, ConnectionState>): Promise<void> {
  const idle = idleOf(connections, Date.now());
  if (idle.length === 0) return;
  await allRead();
  const still = new Set(idleOf(connections, Date.now()));
  for (const socket of idle) if (still.has(socket)) socket.destroySoon();
}

function idleOf(connections: ReadonlyMap<Socket, ConnectionState>, now: number): Socket[] {
  return [...connections].flatMap(([socket, connection]) => {
    if (connection.responses.size > 0 || connection.bytesRead !== socket.bytesRead || connection.idleSince === 0) {
      connection.bytesRead = socket.bytesRead;
      connection.idleSince = now;
      return [];
    }
    return now - connection.idleSince >= idleMilliseconds ? [socket] : [];
  });
}

/** Waits until data that arrived while the process was busy has been read, before a due timer is trusted. */
async function allRead(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
