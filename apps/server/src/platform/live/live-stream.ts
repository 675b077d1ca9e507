import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { livePath, type LiveEvent } from '@inkstone/api';
import type { Authentication } from '../auth/authenticate.ts';
import type { DemoAccess } from '../auth/demo-accounts.ts';
import { refuse } from '../http/refusal.ts';
import type { LiveHub } from './live-hub.ts';

const heartbeatMilliseconds = 15_000;
/** A client that does not read is disconnected beyond this; it reconnects and reloads. */
const maxBufferedBytes = 256 * 1024;

/** Serves the live events of the caller as a stream. The stream ends when its access token expires. */
export function registerLiveStream(
  app: FastifyInstance,
  options: { hub: LiveHub; authentication: Authentication; demoAccess(request: FastifyRequest): DemoAccess; now(): Date },
): void {
  app.get(livePath, { schema: { hide: true } }, async (request, reply) => {
    const { authorization } = request.headers;
    const authenticate = () => options.authentication.authenticate(authorization, options.now(), () => options.demoAccess(request));
    const caller = await authenticate();
    if (!caller) return refuse('not-signed-in');
    openStream(request, reply, {
      ...options,
      age: ageOf(request),
      personId: caller.actor.id,
      lastsMilliseconds: caller.expiresAt.getTime() - options.now().getTime(),
      mayListen: async () => (await authenticate()) !== null,
    });
    return reply;
  });
}

/** How many milliseconds ago the client loaded the oldest of what it shows; a client that does not say so is not told of missed events. */
function ageOf({ query }: FastifyRequest): number {
  const age = Number((query as Readonly<Record<string, unknown>>)['age'] ?? Number.NaN);
  return age >= 0 ? age : -Infinity;
}

interface StreamOptions {
  readonly hub: LiveHub;
  readonly personId: string;
  readonly age: number;
  readonly lastsMilliseconds: number;
  mayListen(): Promise<boolean>;
}

function openStream(request: FastifyRequest, reply: FastifyReply, options: StreamOptions): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A kept-alive connection would delay the stop of the server.
    connection: 'close',
  });
  const end = () => raw.end();
  const write = (text: string) => {
    if (raw.writableLength > maxBufferedBytes) raw.destroy();
    else raw.write(text);
  };
  write(': open\n\n');

  const subscriber = {
    personId: options.personId,
    send: (event: LiveEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
    end,
    recheck: () => void options.mayListen().then((may) => may || end(), end),
  };
  const leave = options.hub.join(subscriber, options.age);
  const beat = setInterval(() => write(': beat\n\n'), heartbeatMilliseconds);
  const expiry = setTimeout(end, Math.max(0, options.lastsMilliseconds));
  raw.once('close', () => {
    leave();
    clearInterval(beat);
    clearTimeout(expiry);
  });
  request.log.debug('a live stream was opened');
}
