import type { FastifyBaseLogger } from 'fastify';

/** The structured logger of platform and modules; within a request it adds the id of the request. */
export type Log = FastifyBaseLogger;
