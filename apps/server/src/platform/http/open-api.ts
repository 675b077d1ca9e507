import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The calls as an OpenAPI 3.1 document at `/openapi.json` and as pages at `/docs`; everything those pages load comes from here. */
export async function registerOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Inkstone',
        version,
        description:
          'Every answer is `{errcode, errmsg, data}`; errcode 0 is success. Commands carry an `Idempotency-Key` header, a UUID kept for seven days. ' +
          'Texts come in the language of `X-Locale` or `Accept-Language`: zh or en.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { deepLinking: true, persistAuthorization: false } });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
