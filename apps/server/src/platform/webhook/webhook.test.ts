import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPrivateAddress } from './private-address.ts';
import { createWebhookSender } from './send-webhook.ts';

const secret = Buffer.from('a secret of the installation');
const received: { headers: IncomingMessage['headers']; body: string }[] = [];
let status = 200;
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (status !== 0) answer.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const now = () => new Date('2026-03-02T01:00:00.000Z');
const open = createWebhookSender({ secret, now, privateHosts: ['127.0.0.1', 'localhost'], timeoutMilliseconds: 300 });
const guarded = createWebhookSender({ secret, now, privateHosts: [], timeoutMilliseconds: 300 });
const delivery = (host = '127.0.0.1', content: unknown = { text: '報銷' }) => ({
  id: 'visit-1',
  url: `http://${host}:${port}/hook`,
  content,
});

describe('a request', () => {
  test('carries the content, signed so that the receiver can verify it', async () => {
    expect(await open.send(delivery())).toEqual({ kind: 'delivered' });

    const [{ headers, body }] = received as [(typeof received)[0]];
    expect(JSON.parse(body)).toEqual({ text: '報銷' });
    expect(headers['webhook-timestamp']).toBe('1772413200');
    const signature = createHmac('sha256', secret).update(`visit-1.1772413200.${body}`).digest('base64');
    expect(headers).toMatchObject({ 'webhook-id': 'visit-1', 'webhook-signature': `v1,${signature}` });
  });

  test.each([
    [204, 'delivered'],
    [301, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [408, 'failed'],
    [429, 'failed'],
    [503, 'failed'],
  ])('answered with %s is %s', async (answered, kind) => {
    status = answered;

    expect(await open.send(delivery())).toMatchObject({ kind });
    expect(received).toHaveLength(1);
  });

  test('without an answer or a connection has failed and may be retried', async () => {
    status = 0;
    expect(await open.send(delivery())).toEqual({ kind: 'failed', reason: 'no answer in time' });
    expect(await open.send({ ...delivery(), url: 'http://127.0.0.1:1/' })).toMatchObject({ kind: 'failed' });
  });
});

describe('an address', () => {
  test.each(['127.0.0.1', '[::1]', '10.1.2.3', '[::ffff:10.0.0.1]', '169.254.169.254', '2130706433', '0x7f.1'])(
    '%s is private and not connected to',
    async (host) => {
      expect(await guarded.send(delivery(host))).toMatchObject({ kind: 'refused', reason: expect.stringContaining('private') });
      expect(received).toEqual([]);
    },
  );

  test('of a name that resolves to a private one is not connected to either', async () => {
    expect(await guarded.send(delivery('localhost'))).toMatchObject({ kind: 'refused', reason: 'localhost has a private address' });
    expect(received).toEqual([]);
  });

  test.each(['file:///etc/passwd', 'ftp://example.com/', 'nothing'])('%s is not an http address', async (url) => {
    expect(await open.send({ ...delivery(), url })).toMatchObject({ kind: 'refused' });
  });

  test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
