import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { createId } from '@inkstone/schema';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import type { Log } from '../log/log.ts';
import { loggedRequest } from '../log/request-log.ts';
import { answerError } from './answer-error.ts';
import type { RefusalCatalogue } from './refusal-catalogue.ts';
import { readJsonBodies } from './json-body.ts';
import { Refusal, refuse } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseUnstorableText } from './storable-text.ts';

const maxBodyBytes = 4 * 1024 * 1024;

/** Creates the web server with everything that applies to all paths: request ids, headers, limits, compression and error responses. */
export async function createApp(options: {
  log: Log;
  catalogue: RefusalCatalogue;
  trustedProxies: TrustedProxies;
}): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    genReqId: (request) => knownRequestId(request.headers['x-request-id']) ?? createId(),
    bodyLimit: maxBodyBytes,
    trustProxy: (address) => options.trustedProxies.has(address),
    childLoggerFactory: (logger, bindings, opts) =>
      logger.child(bindings, { ...opts, serializers: { ...opts.serializers, req: loggedRequest } }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.setErrorHandler(answerError(options.catalogue));
  app.setNotFoundHandler(() => refuse('not-found'));
  // Input is parsed by the contract, in the language of the caller; the schemas of Fastify only document.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).headers(securityHeaders);
  });
  // JSON bodies are checked while they are read, fields of uploads when they arrive.
  app.addHook('preValidation', async ({ query, params, body, headers }) => {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    refuseUnstorableText({ ...(query as object), ...(params as object), ...(isForm && (body as object)) });
  });
  readJsonBodies(app);

  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
  return app;
}

function knownRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null;
}
