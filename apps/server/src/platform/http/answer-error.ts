import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusals, type Envelope, type RefusalData } from '@inkstone/api';
import { fillText, localizedParams } from '@inkstone/schema';
import { isDatabaseLost, isTransient } from '../db/database-error.ts';
import { isStorageFull } from '../files/storage-full.ts';
import { localeOf } from './locale-of.ts';
import { Refusal } from './refusal.ts';
import type { RefusalCatalogue } from './refusal-catalogue.ts';

/** Errors of Fastify that have their own refusal. */
const serverErrors: Readonly<Record<string, keyof typeof refusals>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unsupported',
};

/** Turns every thrown error into a response. An unexpected error reveals nothing but the id of the request. */
export function answerError(catalogue: RefusalCatalogue) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = toRefusal(error, request);
    const entry = catalogue.find(refusal.code) ?? refusals.internal;
    if (entry.status === 500) request.log.error({ err: error }, 'a call failed');
    else if (entry.status === 507) request.log.error({ err: error }, 'there is no space left for files or in the database');
    else if (entry.status === 503) request.log.warn({ err: error }, 'the database is not available');
    else request.log.debug({ refusal: refusal.code, params: refusal.params }, 'a call was refused');

    const { issues, conflicts } = refusal.extra;
    const data: RefusalData = {
      code: catalogue.find(refusal.code) ? refusal.code : 'internal',
      ...(Object.keys(refusal.params).length > 0 && { params: { ...refusal.params } }),
      ...(issues && { issues }),
      ...(conflicts && { conflicts }),
    };
    const locale = localeOf(request.headers);
    const params = localizedParams({ requestId: request.id, ...refusal.params }, locale);
    const text = fillText((refusal.extra.text ?? entry)[locale], params);
    const body: Envelope<RefusalData> = { errcode: entry.errcode, errmsg: text, data };
    if (entry.status === 503) reply.header('retry-after', '1');
    if (entry.status === 429 && 'seconds' in refusal.params) reply.header('retry-after', String(refusal.params['seconds']));
    return reply.code(entry.status).header('cache-control', 'no-store').send(body);
  };
}

function toRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isStorageFull(error)) return new Refusal('storage-full');
  if (isDatabaseLost(error)) return new Refusal('database-unavailable');
  if (isTransient(error)) return new Refusal('database-busy');
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(serverErrors[error.code] ?? 'malformed');
  }
  return new Refusal('internal', { requestId: request.id });
}
