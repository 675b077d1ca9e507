import { z } from 'zod';
import { callNames, refusalSchema } from '@inkstone/api';
import type { Endpoint } from '../endpoint.ts';
import type { Module } from '../module.ts';
import type { RefusalCatalogue } from '../refusal-catalogue.ts';
import { headerParameters, operation, securitySchemes } from './operation.ts';
import { createRefusalResponses } from './refusal-responses.ts';
import { buildJsonSchemas } from './json-schemas.ts';

export interface ServedApi {
  readonly version: string;
  readonly modules: readonly Module[];
  readonly catalogue: RefusalCatalogue;
}

/** Returns all calls of the modules as one OpenAPI 3.1 document; the operation id is the name of the contract. */
export function openApiDocument({ version, modules, catalogue }: ServedApi): Record<string, unknown> {
  const served = modules.flatMap(({ name, endpoints }) => endpoints.map((endpoint) => ({ tag: name, endpoint })));
  const schemas = buildJsonSchemas({
    input: served.map(({ endpoint }) => endpoint.call.input),
    output: [...served.map(({ endpoint: { call } }) => (call.responseType === 'file' ? z.null() : call.output)), refusalSchema],
  });
  const refusals = createRefusalResponses(catalogue);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [index, { tag, endpoint }] of served.entries()) {
    const path = endpoint.call.path.replaceAll(/:(\w+)/g, '{$1}');
    const described = operation(operationIdOf(endpoint), tag, endpoint, { input: schemas.input[index]!, output: schemas.output[index]! });
    const responses = { ...(described['responses'] as object), ...refusals.of(endpoint) };
    paths[path] = { ...paths[path], [endpoint.call.method.toLowerCase()]: { ...described, responses } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkstone',
      version,
      description:
        'Every response is `{errcode, errmsg, data}`; errcode 0 is success, any other a refusal with its code and details in `data`. ' +
        'Commands require an `Idempotency-Key` header, a UUID that is stored for seven days. ' +
        'Texts are in the language of `X-Locale` or `Accept-Language`: zh or en.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: modules.filter(({ endpoints }) => endpoints.length > 0).map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: schemas.components, parameters: headerParameters, responses: refusals.components, securitySchemes },
  };
}

/** A call that is not among the contracts of the product is named by its path. */
const operationIdOf = ({ call }: Endpoint): string => callNames.get(call) ?? call.path.replaceAll(/\W+/g, '_').replace(/^_/, '');
