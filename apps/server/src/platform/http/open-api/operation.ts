import type { Endpoint } from '../endpoint.ts';
import type { JsonSchema } from './json-schemas.ts';

/** Headers that calls accept besides their input. */
export const headerParameters = {
  Locale: {
    name: 'X-Locale',
    in: 'header',
    description: 'The language of texts in the response; `Accept-Language` by default.',
    schema: { type: 'string', enum: ['zh', 'en'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'A UUID generated once for each intended action. A repeated key returns the first response, for seven days.',
    schema: { type: 'string', format: 'uuid' },
  },
  ReplayToken: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A UUID generated once for each intended action, if it is not in the query as `replayToken`.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const;

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token returned by signing in.' },
} as const;

const permissionTexts: Readonly<Record<Endpoint['permission'], string>> = {
  public: 'No sign-in is required.',
  'signed-in': 'Requires a signed-in person.',
  administrator: 'Requires an administrator.',
  participant: 'Requires a signed-in person with rights on the record or the instance.',
};

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** Returns one operation without its refusals. `input` and `output` are the schemas of the contract. */
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
    description: [permissionTexts[permission], ...(call.requestType === 'multipart' ? ['Fields come before the file.'] : [])].join(' '),
    security: permission === 'public' ? [] : [{ bearer: [] }, ...(acceptsTicket(endpoint) ? [{}] : [])],
    parameters: [...(inBody ? [] : fieldsOf(input, call.path)), { $ref: '#/components/parameters/Locale' }, ...keyParameters(call)],
    ...(inBody && { requestBody: { required: true, content: { [mediaTypes[call.requestType]]: { schema: bodyOf(endpoint, input) } } } }),
    responses: {
      200: call.responseType === 'file' ? { description: 'The bytes.', content: bytes } : answer(output),
      ...(supportsRanges(endpoint) && rangeResponses),
    },
  };
}

function keyParameters({ command, method, repeatable }: Endpoint['call']): unknown[] {
  if (!command || repeatable) return [];
  return [{ $ref: `#/components/parameters/${method === 'GET' ? 'ReplayToken' : 'IdempotencyKey'}` }];
}

const acceptsTicket = (endpoint: Endpoint): boolean => endpoint.kind === 'download' && endpoint.ticket !== null;

/** Range requests are supported for GET only. */
const supportsRanges = ({ call }: Endpoint): boolean => call.responseType === 'file' && call.method === 'GET';
const rangeResponses = {
  206: { description: 'The range requested by `Range`.', content: bytes },
  304: { description: 'Not modified.' },
};

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
} as const satisfies Record<Endpoint['call']['requestType'], string>;

function fieldsOf({ properties = {}, required = [] }: JsonSchema, path: string): unknown[] {
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = path.split('/').includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', ...((inPath || required.includes(name)) && { required: true }), schema };
  });
}

function bodyOf({ call }: Endpoint, input: JsonSchema): JsonSchema {
  if (call.requestType !== 'multipart') return input;
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
