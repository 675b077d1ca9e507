import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { noTrustedProxies } from '../config/trusted-proxies.ts';
import { createApp } from './create-app.ts';
import { drainConnectionsOnClose, type ConnectionDrain } from './drain-connections.ts';
import { createRefusalCatalogue } from './refusal-catalogue.ts';

const sockets: Socket[] = [];
let app: FastifyInstance;
let connections: ConnectionDrain;
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await app.close();
});

/** A server whose `/slow` responds when the test allows it. */
async function listen(): Promise<{ port: number; arrived: () => number; answer: () => void }> {
  const gate = Promise.withResolvers<void>();
  let arrived = 0;
  app = await createApp({ log: pino({ level: 'silent' }), catalogue: createRefusalCatalogue([]), trustedProxies: noTrustedProxies });
  app.get('/fast', () => ({ ok: true }));
  app.get('/slow', async () => {
    arrived += 1;
    await gate.promise;
    return { ok: true };
  });
  connections = drainConnectionsOnClose(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: (app.server.address() as AddressInfo).port, arrived: () => arrived, answer: gate.resolve };
}

/** A connection; `received` resolves with everything received once it has ended. */
async function open(port: number): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const received = new Promise<string>((resolve) => socket.on('error', () => undefined).once('close', () => resolve(text)));
  await once(socket, 'connect');
  return { socket, received };
}

/** Stops as the server does. */
const close = () => connections.stopAccepting().then(() => app.close());
const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: inkstone\r\n\r\n`);
const many = (port: number) => Promise.all(Array.from({ length: 40 }, () => open(port)));

test('running requests are answered, and their connections end afterwards', async () => {
  const { port, arrived, answer } = await listen();
  const callers = await many(port);
  callers.forEach(({ socket }) => ask(socket, '/slow'));
  await expect.poll(arrived).toBe(40);

  const closed = close();
  await expect.poll(() => app.server.listening).toBe(false);
  answer();

  const received = await Promise.all(callers.map((caller) => caller.received));
  expect(received.filter((text) => /^HTTP\/1.1 200 /.test(text) && /connection: close/i.test(text))).toHaveLength(40);
  await closed;
});

test('requests that are unread when the server begins to stop are answered, on used and on new connections', async () => {
  const { port } = await listen();
  const fresh = await many(port);
  const used = await many(port);
  for (const { socket } of used) {
    ask(socket, '/fast');
    await once(socket, 'data');
  }

  // Within one turn of the event loop: the requests are sent, and none of them has been read.
  [...fresh, ...used].forEach(({ socket }) => ask(socket, '/fast'));
  const closed = close();

  const answers = await Promise.all(
    [...fresh, ...used].map(async ({ received }) => ((await received).match(/HTTP\/1.1 200 /g) ?? []).length),
  );
  expect(answers).toEqual([...fresh.map(() => 1), ...used.map(() => 2)]);
  await closed;
});

test('pending connections are answered', async () => {
  const { port } = await listen();
  const callers = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  sockets.push(...callers);
  const received = callers.map((socket) => {
    ask(socket, '/fast');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return new Promise<string>((resolve) => socket.on('error', () => undefined).once('close', () => resolve(text)));
  });
  // The first connection is accepted; the others wait in the backlog of the system.
  await once(callers[0]!, 'connect');

  const closed = close();

  expect((await Promise.all(received)).filter((text) => text.startsWith('HTTP/1.1 200 '))).toHaveLength(40);
  await closed;
});

test('a client that reconnects after each response is answered until the server stops accepting', async () => {
  const { port } = await listen();
  let [asked, answered, answeredSince] = [0, 0, 0];
  let isStopping = false;
  const isLetIn = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      let text = '';
      socket.once('connect', () => {
        asked += 1;
        socket.write('GET /fast HTTP/1.1\r\nhost: inkstone\r\nconnection: close\r\n\r\n');
      });
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('error', (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED' && resolve(false));
      socket.once('close', () => {
        if (!text.startsWith('HTTP/1.1 200 ')) return resolve(false);
        answered += 1;
        if (isStopping) answeredSince += 1;
        resolve(true);
      });
    });
  const clients = Array.from({ length: 40 }, async () => {
    while (await isLetIn());
  });
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(100);

  isStopping = true;
  const closed = close();
  await Promise.all(clients);

  expect(answered).toBe(asked);
  // No response was sent before the last connection was accepted: one for each.
  expect(answeredSince).toBeLessThanOrEqual(80);
  await closed;
});

test('unused connections do not delay the stop, and no new one is accepted', async () => {
  const { port } = await listen();
  const idle = await many(port);

  const closed = close();

  await expect.poll(() => app.server.listening).toBe(false);
  const late = connect(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  await closed;
  await Promise.all(idle.map(({ received }) => received));
});
