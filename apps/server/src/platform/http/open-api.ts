import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument, type Served } from './open-api/document.ts';

/** The calls as an OpenAPI 3.1 document at `/openapi.json` and as pages at `/docs`; everything those pages load comes from here. */
export async function registerOpenApi(app: FastifyInstance, served: Served): Promise<void> {
  // Drawn when it is asked for the first time: it costs a tenth of a second, which no start should wait for.
  let document: Record<string, unknown> | undefined;
  const drawn = () => (document ??= openApiDocument(served));
  await app.register(swagger, { openapi: {}, transformObject: drawn });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { deepLinking: true, persistAuthorization: false } });
  // Written once: it is over a megabyte.
  let text: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    text ??= JSON.stringify(drawn());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
