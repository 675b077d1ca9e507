import { z } from 'zod';
import { callNames, refusalSchema } from '@inkstone/api';
import type { Endpoint } from '../endpoint.ts';
import type { Module } from '../module.ts';
import type { RefusalCatalogue } from '../refusal-catalogue.ts';
import { headerParameters, operation, securitySchemes } from './operation.ts';
import { createRefusalResponses } from './refusal-responses.ts';
import { drawShapes } from './shapes.ts';

export interface Served {
  readonly version: string;
  readonly modules: readonly Module[];
  readonly catalogue: RefusalCatalogue;
}

/** Every call of the modules as one OpenAPI 3.1 document; the name of a contract is the id of its operation. */
export function openApiDocument({ version, modules, catalogue }: Served): Record<string, unknown> {
  const served = modules.flatMap(({ name, endpoints }) => endpoints.map((endpoint) => ({ tag: name, endpoint })));
  const shapes = drawShapes({
    input: served.map(({ endpoint }) => endpoint.call.input),
    output: [...served.map(({ endpoint: { call } }) => (call.gives === 'file' ? z.null() : call.output)), refusalSchema],
  });
  const refusals = createRefusalResponses(catalogue);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [index, { tag, endpoint }] of served.entries()) {
    const path = endpoint.call.path.replaceAll(/:(\w+)/g, '{$1}');
    const drawn = operation(nameOf(endpoint), tag, endpoint, { input: shapes.input[index]!, output: shapes.output[index]! });
    const responses = { ...(drawn['responses'] as object), ...refusals.of(endpoint) };
    paths[path] = { ...paths[path], [endpoint.call.method.toLowerCase()]: { ...drawn, responses } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkstone',
      version,
      description:
        'Every answer is `{errcode, errmsg, data}`; errcode 0 is success, any other a refusal with its code and what is wrong in `data`. ' +
        'Commands carry an `Idempotency-Key` header, a UUID kept for seven days. ' +
        'Texts come in the language of `X-Locale` or `Accept-Language`: zh or en.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: modules.filter(({ endpoints }) => endpoints.length > 0).map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: shapes.components, parameters: headerParameters, responses: refusals.components, securitySchemes },
  };
}

/** A call outside of the product's contracts is named by its path. */
const nameOf = ({ call }: Endpoint): string => callNames.get(call) ?? call.path.replaceAll(/\W+/g, '_').replace(/^_/, '');
