import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { noTrustedProxies } from '../config/trusted-proxies.ts';
import { createApp } from './create-app.ts';
import { endConnectionsOnClose, type ConnectionsEnd } from './end-connections.ts';
import { createRefusalCatalogue } from './refusal-catalogue.ts';

const sockets: Socket[] = [];
let app: FastifyInstance;
let connections: ConnectionsEnd;
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await app.close();
});

/** A server whose `/slow` answers when it is let. */
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
  connections = endConnectionsOnClose(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: (app.server.address() as AddressInfo).port, arrived: () => arrived, answer: gate.resolve };
}

/** A connection; `said` resolves with all that came on it once it ended. */
async function open(port: number): Promise<{ socket: Socket; said: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const said = new Promise<string>((resolve) => socket.on('error', () => undefined).once('close', () => resolve(text)));
  await once(socket, 'connect');
  return { socket, said };
}

/** As the server does. */
const close = () => connections.takeNoMore().then(() => app.close());
const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: inkstone\r\n\r\n`);
const many = (port: number) => Promise.all(Array.from({ length: 40 }, () => open(port)));

test('requests under way are answered, and their connections end with that', async () => {
  const { port, arrived, answer } = await listen();
  const callers = await many(port);
  callers.forEach(({ socket }) => ask(socket, '/slow'));
  await expect.poll(arrived).toBe(40);

  const closed = close();
  await expect.poll(() => app.server.listening).toBe(false);
  answer();

  const said = await Promise.all(callers.map((caller) => caller.said));
  expect(said.filter((text) => /^HTTP\/1.1 200 /.test(text) && /connection: close/i.test(text))).toHaveLength(40);
  await closed;
});

test('what arrives unread while the server begins to stop is answered, on connections that were used before and on new ones', async () => {
  const { port } = await listen();
  const fresh = await many(port);
  const used = await many(port);
  for (const { socket } of used) {
    ask(socket, '/fast');
    await once(socket, 'data');
  }

  // In one turn of this thread: the requests are on their way, and nothing of them was read.
  [...fresh, ...used].forEach(({ socket }) => ask(socket, '/fast'));
  const closed = close();

  const answers = await Promise.all([...fresh, ...used].map(async ({ said }) => ((await said).match(/HTTP\/1.1 200 /g) ?? []).length));
  expect(answers).toEqual([...fresh.map(() => 1), ...used.map(() => 2)]);
  await closed;
});

test('those who wait to be let in are answered', async () => {
  const { port } = await listen();
  const callers = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  sockets.push(...callers);
  const said = callers.map((socket) => {
    ask(socket, '/fast');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return new Promise<string>((resolve) => socket.on('error', () => undefined).once('close', () => resolve(text)));
  });
  // The first is let in; the system has connected the others.
  await once(callers[0]!, 'connect');

  const closed = close();

  expect((await Promise.all(said)).filter((text) => text.startsWith('HTTP/1.1 200 '))).toHaveLength(40);
  await closed;
});

test('whoever comes again with each answer is answered until nobody is let in', async () => {
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
  await expect.poll(() => answered).toBeGreaterThan(100);

  isStopping = true;
  const closed = close();
  await Promise.all(clients);

  expect(answered).toBe(asked);
  // Nobody was answered before the last one was let in: each of them once.
  expect(answeredSince).toBeLessThanOrEqual(80);
  await closed;
});

test('connections that nobody uses do not hold it up, and no new one is taken', async () => {
  const { port } = await listen();
  const idle = await many(port);

  const closed = close();

  await expect.poll(() => app.server.listening).toBe(false);
  const late = connect(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  await closed;
  await Promise.all(idle.map(({ said }) => said));
});
