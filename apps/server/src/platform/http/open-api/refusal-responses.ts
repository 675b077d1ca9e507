import type { RefusalEntry } from '@inkstone/api';
import type { Endpoint } from '../endpoint.ts';
import type { RefusalCatalogue } from '../refusal-catalogue.ts';

/** Refusals that every call may have; operations do not list them. */
const commonCodes = ['too-large', 'media-type-unsupported', 'internal', 'database-unavailable', 'database-busy'];

/** Returns the codes of an endpoint: those of its contract, and those of its kind of call. */
function refusalCodes(endpoint: Endpoint): readonly string[] {
  const { call, kind, permission } = endpoint;
  return [
    'malformed',
    ...(call.command && !call.repeatable ? ['idempotency-key-missing', 'idempotency-key-reused'] : []),
    ...(permission === 'public' ? [] : ['not-signed-in', 'token-expired']),
    ...(permission === 'administrator' ? ['not-allowed'] : []),
    ...(kind === 'session' && permission === 'public' ? ['too-many-requests'] : []),
    ...call.refusals,
  ].filter((code, index, all) => all.indexOf(code) === index);
}

interface Response {
  readonly description: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Refusal responses, each defined once as a component. */
export interface RefusalResponses {
  /** By status. */
  of(endpoint: Endpoint): Readonly<Record<string, { readonly $ref: string }>>;
  readonly components: Readonly<Record<string, Response>>;
}

export function createRefusalResponses(catalogue: RefusalCatalogue): RefusalResponses {
  const components: Record<string, Response> = {};
  const refer = (name: string, codes: readonly string[]) => {
    components[name] ??= response(codes.map((code) => [code, catalogue.find(code)!] as const));
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    components,
    of(endpoint) {
      const byStatus = Map.groupBy(refusalCodes(endpoint), (code) => catalogue.find(code)!.status);
      return {
        ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, refer(nameOf(codes), codes)])),
        default: refer('any', commonCodes),
      };
    },
  };
}

const nameOf = (codes: readonly string[]): string => codes.join('.');

function response(entries: readonly (readonly [string, RefusalEntry])[]): Response {
  const refused = {
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      {
        type: 'object',
        properties: {
          errcode: { enum: entries.map(([, { errcode }]) => errcode) },
          data: { type: 'object', properties: { code: { enum: entries.map(([code]) => code) } } },
        },
      },
    ],
  };
  return {
    description: entries.map(([code, { errcode, en }]) => `- ${errcode} \`${code}\`: ${en}`).join('\n'),
    content: { 'application/json': { schema: refused } },
  };
}
