import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument, type ServedApi } from './open-api/document.ts';

/** Serves the calls as an OpenAPI 3.1 document at `/openapi.json` and as pages at `/docs`, which load nothing from other servers. */
export async function registerOpenApi(app: FastifyInstance, served: ServedApi): Promise<void> {
  // Generated at the first request: it takes about 0.1 s, which should not delay the start.
  let document: Record<string, unknown> | undefined;
  const generated = () => (document ??= openApiDocument(served));
  await app.register(swagger, { openapi: {}, transformObject: generated });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { deepLinking: true, persistAuthorization: false } });
  // Serialised once: it is larger than 1 MB.
  let text: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    text ??= JSON.stringify(generated());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
