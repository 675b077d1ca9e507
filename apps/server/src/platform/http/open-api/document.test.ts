import { beforeAll, describe, expect, test } from 'vitest';
import { callNames } from '@inkstone/api';
import { modules } from '../../../modules.ts';
import { createRefusalCatalogue } from '../refusal-catalogue.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, unknown>[];
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { properties?: object; required?: readonly string[] } }>> };
  readonly responses: Readonly<Record<string, { $ref?: string; content?: Readonly<Record<string, unknown>> }>>;
}
interface Document {
  readonly tags: readonly { name: string; description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const catalogue = createRefusalCatalogue(modules);
const endpoints = modules.flatMap((module) => module.endpoints);
let document: Document;
let operations: readonly Operation[];
beforeAll(() => {
  document = openApiDocument({ version: '0.1.0', modules, catalogue }) as unknown as Document;
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
});

const refsIn = (part: unknown): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsIn(value)));

function at(ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name)!;

describe('the OpenAPI document', () => {
  test('resolves every reference', () => {
    const refs = refsIn(document);

    expect(refs.length).toBeGreaterThan(1000);
    expect(refs.filter((ref) => at(ref) === undefined)).toEqual([]);
  });

  test('defines shared schemas once: it is less than half as long as with all schemas inlined', () => {
    const [once, writtenOut] = [JSON.stringify(document).length, writtenOutLength(document)];

    expect(once).toBeLessThan(800_000);
    expect(once * 2).toBeLessThan(writtenOut);
  });

  test('gives each operation the unique name of its contract', () => {
    const names = operations.map(({ operationId }) => operationId);

    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names)).toEqual(new Set(endpoints.map(({ call }) => callNames.get(call))));
  });

  test('gives each operation a tag with a description', () => {
    const stated = new Map(document.tags.map(({ name, description }) => [name, description]));

    expect(operations.filter(({ tags }) => tags.length !== 1 || !stated.get(tags[0]!))).toEqual([]);
  });

  test('states permission and refusals of each call', () => {
    const incomplete = endpoints.filter(({ call, permission }) => {
      const { responses, security, parameters } = operationOf(callNames.get(call)!);
      const stated = Object.entries(responses).flatMap(([status, { $ref }]) => codesOf($ref).map((code) => `${status} ${code}`));
      const ofCommands = call.command && !call.repeatable ? ['idempotency-key-missing', 'idempotency-key-reused'] : [];
      const expected = ['malformed', ...call.refusals, ...ofCommands].map((code) => `${catalogue.find(code)!.status} ${code}`);
      const needsSignIn = [stated.includes('401 not-signed-in'), security.some((scheme) => 'bearer' in scheme)];
      const keys = ['IdempotencyKey', 'ReplayToken'].filter((name) =>
        parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`),
      );
      const byGet = call.repeatable ? [] : ['ReplayToken'];
      const neededKeys = !call.command ? [] : call.method === 'GET' ? byGet : ['IdempotencyKey'];
      return (
        ![...expected, 'default internal', 'default too-large'].every((each) => stated.includes(each)) ||
        needsSignIn.includes(permission === 'public') ||
        String(keys) !== String(neededKeys)
      );
    });

    expect(incomplete.map(({ call }) => call.path)).toEqual([]);
  });

  test('describes files as bytes', () => {
    const { requestBody } = operationOf('fileUpload');
    const upload = requestBody!.content['multipart/form-data']!.schema;

    expect(upload.properties).toMatchObject({ file: { type: 'string', format: 'binary' }, isTemporary: { type: 'boolean' } });
    expect(upload.required).toEqual(['schemaCode', 'control', 'file']);
    for (const { call } of endpoints.filter((endpoint) => endpoint.call.responseType === 'file')) {
      const { content } = operationOf(callNames.get(call)!).responses['200']!;
      expect(content).toEqual({ 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } });
    }
  });

  test('makes properties with a default optional in input and required in output', () => {
    expect(at('#/components/schemas/PaperInput')).not.toHaveProperty('required');
    expect(at('#/components/schemas/Paper')).toMatchObject({ required: ['size', 'orientation'] });
  });
});

function codesOf(ref: string | undefined): readonly string[] {
  if (ref === undefined) return [];
  const { content } = at(ref) as { content: { 'application/json': { schema: { allOf: [unknown, { properties: Refused }] } } } };
  return content['application/json'].schema.allOf[1].properties.data.properties.code.enum;
}
interface Refused {
  readonly data: { readonly properties: { readonly code: { readonly enum: readonly string[] } } };
}

/** The length of the paths with all schemas inlined; a recursive one is expanded once. */
function writtenOutLength({ paths }: Document): number {
  const length = (part: unknown, within: readonly string[]): number => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part ?? null).length;
    return Object.entries(part).reduce((sum, [key, value]) => {
      if (key !== '$ref') return sum + key.length + length(value, within);
      return within.includes(value as string) ? sum : sum + length(at(value as string), [...within, value as string]);
    }, 0);
  };
  return length(paths, []);
}
