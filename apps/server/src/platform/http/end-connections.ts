import type { ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** So long requests have from when the server is to stop. */
const longestRequestMilliseconds = 7_500;
/** A connection on which nothing comes for so long is not used now. */
const quietMilliseconds = 500;
const lookMilliseconds = 50;
/** Nobody comes again to be let in when nobody was answered or let in for so long. */
const calmMilliseconds = 50;
/** Of that those who are connected already may be let in, should there be ever more of them. */
const lettingInMilliseconds = 3_000;

/** What is known of an open connection. */
interface Use {
  /** To requests that arrived; not yet sent. */
  readonly answers: Set<ServerResponse>;
  bytesRead: number;
  quietSince: number;
}

/** How a web server comes to its end. */
export interface ConnectionsEnd {
  /**
   * Takes those who are connected and wait to be let in, and nobody after them. Nothing is read meanwhile: who is answered would come again,
   * and what the answers take would keep the others waiting. To be awaited before the web server is closed.
   */
  takeNoMore(): Promise<void>;
}

/**
 * Makes closing come to an end without cutting off anybody who asks. Connections that are open are answered what they ask, with
 * `connection: close`, and end when nothing comes on them. Browsers open some ahead and never use them, and what was sent may wait unread
 * while the process is busy: the web server would wait for the first, or cut the second.
 */
export function endConnectionsOnClose(app: FastifyInstance): ConnectionsEnd {
  const uses = new Map<Socket, Use>();
  let movedAt = 0;
  let stopsAt = 0;
  let isLettingIn = false;
  app.server.on('connection', (socket: Socket) => {
    movedAt = Date.now();
    uses.set(socket, { answers: new Set(), bytesRead: 0, quietSince: 0 });
    socket.once('close', () => uses.delete(socket));
    // Reading begins in the next tick.
    if (isLettingIn) process.nextTick(() => socket.pause());
  });
  app.server.on('request', ({ socket }, answer) => {
    const use = uses.get(socket);
    if (!use) return;
    use.answers.add(answer);
    answer.once('close', () => {
      use.answers.delete(answer);
      movedAt = Date.now();
    });
    if (stopsAt > 0) answer.shouldKeepAlive = false;
  });
  const endUsed = () => {
    for (const { answers } of uses.values()) for (const answer of answers) answer.shouldKeepAlive = false;
  };
  app.addHook('preClose', async () => {
    endUsed();
    const until = (stopsAt || Date.now()) + longestRequestMilliseconds;
    while (uses.size > 0 && Date.now() < until) {
      await endQuiet(uses);
      if (uses.size > 0) await pause(lookMilliseconds);
    }
    app.server.closeAllConnections();
  });
  return {
    async takeNoMore() {
      if (!app.server.listening) return;
      stopsAt = Date.now();
      endUsed();
      const until = stopsAt + lettingInMilliseconds;
      isLettingIn = true;
      // A body that is being sent is asked for by who reads it.
      for (const [socket, { answers }] of uses) if (answers.size === 0) socket.pause();
      movedAt = stopsAt;
      // One is let in each turn.
      while (Date.now() - movedAt < calmMilliseconds && Date.now() < until) await allRead();
      await allRead();
      // Only this: closing the web server as a whole ends what it takes for idle.
      NetServer.prototype.close.call(app.server);
      isLettingIn = false;
      for (const socket of uses.keys()) if (socket.isPaused()) socket.resume();
    },
  };
}

async function endQuiet(uses: ReadonlyMap<Socket, Use>): Promise<void> {
  const quiet = quietOf(uses, Date.now());
  if (quiet.length === 0) return;
  await allRead();
  const still = new Set(quietOf(uses, Date.now()));
  for (const socket of quiet) if (still.has(socket)) socket.destroySoon();
}

function quietOf(uses: ReadonlyMap<Socket, Use>, now: number): Socket[] {
  return [...uses].flatMap(([socket, use]) => {
    if (use.answers.size > 0 || use.bytesRead !== socket.bytesRead || use.quietSince === 0) {
      use.bytesRead = socket.bytesRead;
      use.quietSince = now;
      return [];
    }
    return now - use.quietSince >= quietMilliseconds ? [socket] : [];
  });
}

/** What arrived while the process was busy is read before timers that are due by then are believed. */
async function allRead(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
