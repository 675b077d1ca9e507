import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type Server } from '../../server.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Log } from '../log/log.ts';

let server: TestServer;
let lines: string[];
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A server over the same database whose log is captured. */
async function logging(level: string, options: { apiDocs?: boolean } = {}): Promise<Server> {
  lines = [];
  const kept = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return createServer({
    connection: server.database.connection,
    files: server.files,
    timeZone: 'UTC',
    log: pino({ level }, kept) as Log,
    jobs: false,
    ...options,
  });
}

test.each(['info', 'debug', 'trace'])('the log at %s holds no value of an address: no ticket, no search word', async (level) => {
  const own = await logging(level);

  await own.inject('/api/runtime/files/download?refId=01a2&T=eyJhbGciOiJIUzI1NiJ9.ticket');
  await own.inject('/api/runtime/search/records?keyword=%E8%96%AA%E8%B3%87&cursor=abc');
  await own.inject('/api/nowhere?secret-in-a-name%3D1=2&T=ticket');
  await own.inject('/%zz?T=ticket');

  const text = lines.join('');
  expect(text).toContain('/api/runtime/files/download?refId&T"');
  expect(text).not.toMatch(/ticket|eyJ|%E8|薪資|secret-in/);
  await own.close();
});

test('pages may use camera, microphone, location and passkeys, and no feature that they do not need', async () => {
  for (const url of ['/api/system/public_config', '/health/live', '/api/nowhere']) {
    const policy = String((await server.inject(url)).headers['permissions-policy']);

    expect(policy.split(', ')).toEqual(
      expect.arrayContaining([
        'camera=(self)',
        'microphone=(self)',
        'geolocation=(self)',
        'usb=()',
        'payment=()',
        'publickey-credentials-get=(self)',
      ]),
    );
  }
});

test('the API description is served unless it is switched off', async () => {
  const silent = await logging('silent', { apiDocs: false });

  expect((await server.inject('/openapi.json')).statusCode).toBe(200);
  for (const url of ['/openapi.json', '/docs', '/docs/', '/docs/json', '/docs/static/index.html']) {
    expect((await silent.inject(url)).statusCode).toBe(404);
  }
  await silent.close();
});
