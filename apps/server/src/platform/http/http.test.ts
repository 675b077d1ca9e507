import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls, defineCall, login, roleGet, userSearch } from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { modules as allModules } from '../../modules.ts';
import { createServer } from '../../server.ts';
import pino from 'pino';
import { defineCommand, defineQuery } from './endpoint.ts';
import { defineModule } from './module.ts';
import { refuse } from './refusal.ts';

/** A command that writes a row each time it takes effect. */
const note = defineCall({
  method: 'POST',
  path: '/api/test/note',
  summary: 'Writes a note',
  command: true,
  input: z.object({
    text: z.string().max(10),
    outcome: z.enum(['done', 'refused', 'broken', 'deadlock', 'early', 'late', 'hidden']).default('done'),
  }),
  output: z.object({ id: z.string(), text: z.string() }),
  refusals: ['not-allowed'],
});
const silent = pino({ level: 'silent' });
let deadlocks = 0;
/** Whether `early` and `late` are accepted. */
let accepts = true;
const notes = defineModule({
  name: 'notes',
  description: 'Writing notes.',
  endpoints: [
    defineCommand(note, {
      permission: 'signed-in',
      async handle({ trx }, { text, outcome }) {
        const id = randomUUID();
        if (outcome === 'early' && !accepts) refuse('not-allowed');
        const written = trx
          .insertInto('settings')
          .values({ key: `note-${id}`, value: JSON.stringify(text) })
          .execute();
        await (outcome === 'hidden' ? written.catch(() => undefined) : written);
        if (outcome === 'late' && !accepts) refuse('not-allowed');
        if (outcome === 'refused') refuse('not-allowed');
        if (outcome === 'broken') throw new Error('secret detail');
        if (outcome === 'deadlock' && (deadlocks += 1) < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return { id, text, hidden: 'left out by the contract' };
      },
    }),
  ],
});

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ modules: [...allModules, notes] });
  person = await server.signIn('employee');
});
afterAll(() => server.close());

async function notesWritten(): Promise<number> {
  const rows = await server.db.selectFrom('settings').select('key').where('key', 'like', 'note-%').execute();
  return rows.length;
}

describe('a command', () => {
  test('needs a key, which is a UUID', async () => {
    const without = await person.refused(note, { text: 'a' }, { headers: { 'idempotency-key': '' } });
    const odd = await person.refused(note, { text: 'a' }, { key: 'again' });

    expect(without).toMatchObject({ status: 400, code: 'idempotency-key-missing' });
    expect(odd).toMatchObject({ status: 400, code: 'malformed', issues: [{ path: 'Idempotency-Key' }] });
  });

  test('with the same key returns the same answer and takes effect once', async () => {
    const before = await notesWritten();
    const key = randomUUID();

    const first = await person.call(note, { text: 'once' }, { key });
    const second = await person.call(note, { text: 'once' }, { key });

    expect(second).toEqual(first);
    expect(await notesWritten()).toBe(before + 1);
  });

  test('with the same key sixteen times concurrently takes effect once', async () => {
    const before = await notesWritten();
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 16 }, () => person.call(note, { text: 'race' }, { key })));

    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await notesWritten()).toBe(before + 1);
  });

  test('with the same key and another body is refused', async () => {
    const key = randomUUID();
    await person.call(note, { text: 'one' }, { key });

    expect(await person.refused(note, { text: 'two' }, { key })).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
  });

  test('with the same key gets its answer also where it would be refused by now, before and after it asks the database', async () => {
    for (const outcome of ['early', 'late'] as const) {
      const key = randomUUID();
      accepts = true;
      const first = await person.call(note, { text: 'x', outcome }, { key });
      accepts = false;

      expect(await person.call(note, { text: 'x', outcome }, { key })).toEqual(first);
      expect(await person.refused(note, { text: 'y', outcome }, { key })).toMatchObject({ code: 'idempotency-key-reused' });
      expect(await person.refused(note, { text: 'x', outcome })).toMatchObject({ code: 'not-allowed' });
    }
  });

  test('with the same key gets its answer also where it hides that nothing was run', async () => {
    const before = await notesWritten();
    const key = randomUUID();
    const first = await person.call(note, { text: 'x', outcome: 'hidden' }, { key });

    expect(await person.call(note, { text: 'x', outcome: 'hidden' }, { key })).toEqual(first);
    expect(await notesWritten()).toBe(before + 1);
  });

  test('of another person may have the same key', async () => {
    const key = randomUUID();
    const other = await server.signIn('manager');

    const [mine, theirs] = [await person.call(note, { text: 'mine' }, { key }), await other.call(note, { text: 'theirs' }, { key })];

    expect([mine.text, theirs.text]).toEqual(['mine', 'theirs']);
  });

  test('that is refused or fails leaves no trace, and its key may be used again', async () => {
    const before = await notesWritten();
    const key = randomUUID();

    expect(await person.refused(note, { text: 'no', outcome: 'refused' }, { key })).toMatchObject({ status: 403, code: 'not-allowed' });
    expect(await person.refused(note, { text: 'no', outcome: 'broken' }, { key })).toMatchObject({ status: 500, code: 'internal' });
    expect(await notesWritten()).toBe(before);
    expect(await person.call(note, { text: 'yes' }, { key })).toMatchObject({ text: 'yes' });
  });

  test('is repeated after a deadlock', async () => {
    expect(await person.call(note, { text: 'third', outcome: 'deadlock' })).toMatchObject({ text: 'third' });
    expect(deadlocks).toBe(3);
  });

  test('returns nothing that its contract does not name', async () => {
    expect(Object.keys(await person.call(note, { text: 'bare' }))).toEqual(['id', 'text']);
  });
});

describe('bad input', () => {
  test('is refused with all issues, in the language of the caller', async () => {
    const zh = await server.stranger.send(login, { account: '', password: 7 }, { locale: 'zh' });
    const en = await server.stranger.send(login, { account: '', password: 7 }, { locale: 'en' });

    expect(zh.body).toMatchObject({ errcode: 40000, errmsg: '請求格式不正確' });
    expect(en.body).toMatchObject({ errcode: 40000, errmsg: 'The request is malformed' });
    for (const { status, body } of [zh, en]) {
      expect(status).toBe(400);
      expect((body.data as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual(['account', 'password']);
    }
    const messages = [zh, en].map(({ body }) => (body.data as { issues: { message: string }[] }).issues.map((issue) => issue.message));
    expect(messages[0]!.every((message) => /\p{Script=Han}/u.test(message))).toBe(true);
    expect(messages[1]!.every((message) => /^[A-Z]/.test(message))).toBe(true);
  });

  test.each([
    ['no JSON at all', '{"account": ', 'application/json', 400, 'malformed'],
    ['nothing', '', 'application/json', 400, 'malformed'],
    ['a list', '[]', 'application/json', 400, 'malformed'],
    ['another content type', 'a=1', 'application/x-www-form-urlencoded', 415, 'media-type-unsupported'],
    ['far too much', JSON.stringify({ account: 'a'.repeat(5_000_000) }), 'application/json', 413, 'too-large'],
    ['100,000 lists inside one another', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json', 400, 'nested-too-deep'],
    ['1.9 million levels, never closed', '{"a":'.repeat(380_000), 'application/json', 400, 'nested-too-deep'],
    ['levels hidden behind a string', `["\\"",${'['.repeat(100)}`, 'application/json', 400, 'nested-too-deep'],
    ['a million values', `[${'0,'.repeat(1_000_000)}0]`, 'application/json', 400, 'too-many-values'],
    ['brackets in a text', JSON.stringify({ account: '[{'.repeat(1_000) }), 'application/json', 400, 'malformed'],
    ['a prototype', '{"__proto__": {"isAdmin": true}, "account": "a", "password": "b"}', 'application/json', 400, 'malformed'],
  ])('%s has its own answer', async (_name, payload, type, status, code) => {
    const answer = await server.inject({ method: 'POST', url: login.path, payload, headers: { 'content-type': type } });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ data: { code } });
  });

  test('beyond bounds is refused with the bounds, in both languages', async () => {
    const ask = async (locale: string) =>
      (
        await server.inject({
          method: 'POST',
          url: login.path,
          payload: '['.repeat(101),
          headers: { 'content-type': 'application/json', 'x-locale': locale },
        })
      ).json();

    expect(await ask('zh')).toMatchObject({ errcode: 40011, errmsg: '請求內容的層次過深，最多 100 層' });
    expect(await ask('en')).toMatchObject({ errcode: 40011, errmsg: 'The request is nested too deeply; at most 100 levels are allowed' });
  });

  test('an unknown or invalid id is not found', async () => {
    for (const roleId of [randomUUID(), 'abc', '']) {
      expect(await person.refused(roleGet, { roleId })).toMatchObject({ status: 404, code: 'not-found' });
    }
  });

  test('an invalid cursor is malformed', async () => {
    const made = Buffer.from(JSON.stringify(['a\0', randomUUID()])).toString('base64url');

    for (const cursor of ['x', made])
      expect(await person.refused(userSearch, { keyword: '', cursor })).toMatchObject({ status: 400, issues: [{ path: 'cursor' }] });
  });

  test('an unknown path is not found', async () => {
    const answer = await server.inject({ url: '/api/no/such/call', headers: { 'x-locale': 'en' } });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errcode: 40400, data: { code: 'not-found' } });
  });

  test('an unexpected error reveals nothing but the id of the request', async () => {
    const { status, body } = await person.send(note, { text: 'x', outcome: 'broken' }, { locale: 'en' });

    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.errmsg).toMatch(/^Something went wrong\. Contact the system administrator \([0-9a-f-]{36}\)\.$/);
  });
});

describe('every endpoint', () => {
  const endpoints = allModules.flatMap((module) => module.endpoints);

  test.each(endpoints.filter((endpoint) => endpoint.permission !== 'public').map((endpoint) => [endpoint.call.path, endpoint] as const))(
    '%s refuses a stranger before anything else',
    async (_path, endpoint) => {
      const answer = await server.stranger.send(endpoint.call, { anything: true }, { key: 'no key' });

      expect(answer).toMatchObject({ status: 401, body: { errcode: 40100 } });
    },
  );

  test('neither accepts nor sets a cookie for signing in, so that other sites cannot act in the name of a person', async () => {
    const token = person.accessToken;
    const endpoint = endpoints.find(({ kind }) => kind === 'command')!;

    const answer = await server.inject({
      method: 'POST',
      url: endpoint.call.path,
      payload: {},
      headers: { cookie: `token=${token}; access_token=${token}`, 'idempotency-key': crypto.randomUUID() },
    });

    expect(answer.statusCode).toBe(401);
    expect((await server.inject('/api/system/public_config')).headers['set-cookie']).toBeUndefined();
  });

  test('that is public is one of these', () => {
    const open = endpoints.filter((endpoint) => endpoint.permission === 'public').map((endpoint) => endpoint.call.path);

    expect(open.sort()).toEqual([
      '/api/auth/complete_passkey_sign_in',
      '/api/auth/complete_sign_in',
      '/api/auth/get_code',
      '/api/auth/get_token',
      '/api/auth/login',
      '/api/auth/mobile_login',
      '/api/auth/oauth_token',
      '/api/auth/public_key',
      // A person who follows a link has only the token of the link.
      '/api/auth/read_account_link',
      // Until there is an administrator, the set-up has only the token of its link.
      '/api/auth/read_setup',
      '/api/auth/refresh',
      '/api/auth/request_password_reset',
      '/api/auth/save_setup_organization',
      '/api/auth/set_password_by_link',
      '/api/auth/setup',
      '/api/auth/start_passkey_sign_in',
      // A phone that scanned a code has only the token of the code.
      '/api/runtime/signing/look',
      '/api/runtime/signing/write',
      '/api/system/error_codes',
      '/api/system/public_config',
      '/api/system/theme',
    ]);
  });

  test('serves a contract of the product', () => {
    expect(endpoints.filter((endpoint) => !calls.includes(endpoint.call))).toEqual([]);
  });

  test.each([
    [
      'without a permission',
      defineQuery(roleGet, { permission: undefined as never, handle: () => Promise.reject(new Error()) }),
      /who may call/,
    ],
    [
      'declared as a query for a command',
      defineQuery(note, { permission: 'signed-in', handle: () => Promise.reject(new Error()) }),
      /a command/,
    ],
    [
      'with a refusal that does not exist',
      defineQuery({ ...roleGet, refusals: ['no-such-code'] }, { permission: 'signed-in', handle: () => Promise.reject(new Error()) }),
      /no-such-code/,
    ],
  ])('%s does not start', async (_name, endpoint, reason) => {
    const wrong = defineModule({ name: 'wrong', description: 'A contradiction.', endpoints: [endpoint] });

    const start = createServer({
      connection: server.database.connection,
      timeZone: 'UTC',
      log: silent,
      jobs: false,
      files: server.files,
      modules: [wrong],
    });

    await expect(start).rejects.toThrow(reason);
  });
});

test('too many sign-ins from one address in a minute are refused', async () => {
  const narrow = await createTestServer({ signInsPerMinute: 2 });

  const answers = [];
  for (let index = 0; index < 3; index += 1) answers.push(await narrow.stranger.send(login, { account: 'gm', password: 'inkstone' }));

  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429]);
  expect(answers[2]!.body).toMatchObject({ errcode: 42900, errmsg: 'Too many attempts, please try again later' });
  await narrow.close();
});

describe('other paths', () => {
  test('the OpenAPI document names every call with its answer and its refusals', async () => {
    const document = (await server.inject('/openapi.json')).json() as { openapi: string; paths: Record<string, Record<string, unknown>> };

    expect(document.openapi).toBe('3.1.0');
    for (const { call } of allModules.flatMap((module) => module.endpoints)) {
      expect(document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]).toMatchObject({
        summary: call.summary,
        responses: { 200: {}, default: {} },
      });
    }
  });

  test('the reference at /docs loads nothing from elsewhere', async () => {
    const page = await server.inject('/docs/');

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui');
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('responses have the security headers', async () => {
    const { headers } = await server.inject('/health/live');

    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('http');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('responses of calls are not cached', async () => {
    const answer = await server.inject('/api/system/public_config');

    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the server is live and ready', async () => {
    expect((await server.inject('/health/live')).statusCode).toBe(200);
    expect((await server.inject('/health/ready')).json()).toEqual({
      status: 'ready',
      checks: { database: true, migrations: true, running: true },
    });
  });
});
