import type { Endpoint } from '../endpoint.ts';
import type { JsonSchema } from './shapes.ts';

/** What every call may carry besides its input. */
export const headerParameters = {
  Locale: {
    name: 'X-Locale',
    in: 'header',
    description: 'The language of texts in the answer; without it `Accept-Language` decides.',
    schema: { type: 'string', enum: ['zh', 'en'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'A UUID made once for each intended action. The same key again, within seven days, answers what was answered the first time.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const;

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token that signing in answers.' },
} as const;

const whoMayCall: Readonly<Record<Endpoint['permission'], string>> = {
  public: 'Anybody may call it.',
  'signed-in': 'Whoever is signed in may call it.',
  administrator: 'Administrators may call it.',
  participant: 'Whoever is signed in may call it; the record or the instance decides what they may.',
};

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** One operation without its refusals. `input` and `output` are drawn from the contract. */
export function operation(
  name: string,
  tag: string,
  endpoint: Endpoint,
  { input, output }: { input: JsonSchema; output: JsonSchema },
): Record<string, unknown> {
  const { call, permission } = endpoint;
  const inBody = call.method === 'POST';
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: [whoMayCall[permission], ...(call.takes === 'multipart' ? ['Fields come before the file.'] : [])].join(' '),
    security: permission === 'public' ? [] : [{ bearer: [] }, ...(mayComeWithTicket(endpoint) ? [{}] : [])],
    parameters: [
      ...(inBody ? [] : fieldsOf(input, call.path)),
      { $ref: '#/components/parameters/Locale' },
      ...(call.command ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(inBody && { requestBody: { required: true, content: { [mediaTypes[call.takes]]: { schema: bodyOf(endpoint, input) } } } }),
    responses: {
      200: call.gives === 'file' ? { description: 'The bytes.', content: bytes } : answer(output),
      ...(partly(endpoint) && part),
    },
  };
}

const mayComeWithTicket = (endpoint: Endpoint): boolean => endpoint.kind === 'download' && endpoint.ticket !== null;

/** Only files that are asked by address are given in parts. */
const partly = ({ call }: Endpoint): boolean => call.gives === 'file' && call.method === 'GET';
const part = {
  206: { description: 'The part that `Range` asked for.', content: bytes },
  304: { description: 'The caller has it already.' },
};

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
} as const satisfies Record<Endpoint['call']['takes'], string>;

function fieldsOf({ properties = {}, required = [] }: JsonSchema, path: string): unknown[] {
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = path.split('/').includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', ...((inPath || required.includes(name)) && { required: true }), schema };
  });
}

function bodyOf({ call }: Endpoint, input: JsonSchema): JsonSchema {
  if (call.takes !== 'multipart') return input;
  const { properties, required = [] } = input;
  return {
    ...input,
    properties: { ...properties, file: { type: 'string', format: 'binary' } },
    required: [...required, 'file'],
  } as JsonSchema;
}

function answer(data: JsonSchema): Record<string, unknown> {
  const schema = {
    type: 'object',
    properties: { errcode: { const: 0 }, errmsg: { type: 'string' }, data },
    required: ['errcode', 'errmsg', 'data'],
  };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}
