import type { FastifyBaseLogger } from 'fastify';

/** What platform and modules log through: structured, with the request's id where there is a request. */
export type Log = FastifyBaseLogger;
