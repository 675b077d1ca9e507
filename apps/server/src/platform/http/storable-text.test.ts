import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { modules } from '../../modules.ts';
import type { Endpoint } from './endpoint.ts';

type Schema = {
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

/** An input with a single text, and the path of that text. */
interface TextInput {
  readonly path: string;
  readonly input: unknown;
}

const deepest = 6;

/** Returns all paths of a contract's input that may hold a text, including names of free properties. */
function textInputs(schema: Schema, text: string, depth = 0): readonly TextInput[] {
  if (depth > deepest) return [];
  const inner = (each: Schema): readonly TextInput[] => textInputs(each, text, depth + 1);
  const below = (key: string, { path, input }: TextInput): TextInput => ({
    path: path === '' ? key : `${key}.${path}`,
    input: { [key]: input },
  });
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const free = additionalProperties === undefined || additionalProperties === true ? {} : additionalProperties;
  return [
    ...(schema.type === 'string' || Object.keys(schema).length === 0 ? [{ path: '', input: text }] : []),
    ...Object.entries(properties).flatMap(([key, each]) => inner(each).map((nested) => below(key, nested))),
    ...(items ? inner(items).map(({ path, input }) => ({ path: path === '' ? '0' : `0.${path}`, input: [input] })) : []),
    ...(schema.type === 'object' && free !== false && Object.keys(properties).length === 0
      ? [...inner(free).map((nested) => below('key', nested)), { path: shown(text), input: { [text]: 1 } }]
      : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(inner),
  ];
}

const shown = (text: string): string => text.replaceAll('\0', '\u{fffd}').toWellFormed();

const endpoints: readonly Endpoint[] = modules.flatMap((module) => module.endpoints);
const bad = [
  ['a NUL', 'a\0b'],
  ['half of an emoji', 'a\ud83d'],
] as const;

/** Calls whose input has no texts; for all others each path of a text is tried. */
const withoutTexts: ReadonlySet<string> = new Set([
  '/api/places/address_of',
  '/api/runtime/app/list_recent_bizModel',
  '/api/runtime/favorites/list_recently_used_app',
]);

const schemaOf = ({ call }: Endpoint): Schema =>
  z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Schema;

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

function send({ call }: Endpoint, input: unknown) {
  const headers = { authorization: `Bearer ${admin.accessToken}`, 'x-locale': 'en', 'idempotency-key': randomUUID() };
  if (call.method === 'GET') {
    const fields = asQuery(input);
    const inPath = new Set(Array.from(call.path.matchAll(/:(\w+)/g), ([, name]) => name!));
    const url = call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(fields[name] ?? 'x'));
    // A path parameter is sent in the path only, so that the path is checked.
    const query = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)));
    return server.inject({ method: 'GET', url, query, headers });
  }
  if (call.requestType === 'json') return server.inject({ method: 'POST', url: call.path, payload: input as object, headers });
  const fields = Object.entries(asQuery(input));
  if (call.requestType === 'form') {
    const payload = fields.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
    return server.inject({
      method: 'POST',
      url: call.path,
      payload,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
  const parts = fields.map(([key, value]) => `--cut\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`);
  const file = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx\r\n--cut--\r\n';
  return server.inject({
    method: 'POST',
    url: call.path,
    payload: Buffer.from(`${parts.join('')}${file}`),
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=cut' },
  });
}

function asQuery(input: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(input as object).map(([key, value]) => [key, String(value)]));
}

describe('a text that cannot be stored is refused with its path, in every part of a request', () => {
  const calls = endpoints.map((endpoint) => [endpoint.call.path, endpoint] as const);

  test.each(calls)('%s', async (callPath, endpoint) => {
    const inputsWith = (text: string) => textInputs(schemaOf(endpoint), text).filter(({ path }) => path !== '');
    // UTF-8 cannot encode a lone surrogate; only JSON escapes can.
    const texts = endpoint.call.method === 'POST' && endpoint.call.requestType === 'json' ? bad : bad.slice(0, 1);

    expect(inputsWith('x').length === 0).toBe(withoutTexts.has(callPath));
    for (const [what, text] of texts) {
      for (const { path, input } of inputsWith(text)) {
        if (endpoint.call.requestType !== 'json' && path.includes(shown(text))) continue;
        const top = endpoint.call.requestType === 'json' && endpoint.call.method === 'POST' ? path : path.split('.')[0]!;
        const answer = await send(endpoint, input);

        expect({ what, path, status: answer.statusCode, data: answer.json().data }).toMatchObject({
          status: 400,
          data: { code: 'text-unusable', issues: [{ path: top }] },
        });
      }
    }
  });

  test('all texts of a contract are found', () => {
    const save = endpoints.find(({ call }) => call.path === '/api/runtime/form/save')!;

    const paths = textInputs(schemaOf(save), 'x').map(({ path }) => path);

    expect(paths).toEqual(expect.arrayContaining(['schemaCode', 'opinion', 'patch.values.key', 'patch.rows.key.order.0']));
  });

  test.each(['%00', 'a%00', '%ED%A0%80', '%', '%C0%80'])('a path that ends in %s never causes a server error', async (end) => {
    for (const start of ['/', '/assets/', '/extensions/', '/api/runtime/files/image/', '/api/']) {
      const answer = await server.inject({
        method: 'GET',
        url: `${start}${end}?x=${end}`,
        headers: { authorization: `Bearer ${admin.accessToken}` },
      });

      expect(answer.statusCode, start).toBeLessThan(500);
    }
  });

  test('the refusal has texts in both languages', async () => {
    const login = endpoints.find(({ call }) => call.path.endsWith('login') && call.requestType === 'json')!.call.path;
    const texts = await Promise.all(
      (['zh', 'en'] as const).map(async (locale) => {
        const answer = await server.inject({ method: 'POST', url: login, payload: { account: 'a\0' }, headers: { 'x-locale': locale } });
        return answer.json().errmsg as string;
      }),
    );

    expect(texts).toEqual([
      'account 含有無法儲存的字元（NUL 字元或不完整的表情符號）',
      'account contains a character that cannot be stored (NUL or an incomplete emoji)',
    ]);
  });
});
