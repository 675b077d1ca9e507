import { createHash, randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { sql } from 'kysely';
import type { Call, Envelope, TokenScope } from '@inkstone/api';
import type { AccessTokens } from '../auth/access-token.ts';
import type { Authenticated, Authentication } from '../auth/authenticate.ts';
import type { DemoAccess } from '../auth/demo-accounts.ts';
import type { DeviceTokens } from '../auth/device-tokens.ts';
import type { LegacyCodecs } from '../auth/legacy-codec.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import type { OpenedDb } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JsonClient } from '../outbound/json-client.ts';
import type { Relay } from '../outbox/relay.ts';
import type { WebhookSender } from '../webhook/send-webhook.ts';
import { clientOf } from './client-of.ts';
import { readDeviceCookie, writeDeviceCookie } from './device-cookie.ts';
import { permissions, type Endpoint } from './endpoint.ts';
import { readIncomingFile } from './file-exchange.ts';
import { JsonText } from './json-text.ts';
import { localeOf } from './locale-of.ts';
import type { Module } from './module.ts';
import { parseInput } from './parse-input.ts';
import { refuse } from './refusal.ts';
import type { RefusalCatalogue } from './refusal-catalogue.ts';
import type { CommandContext, RequestContext } from './request-context.ts';
import { parseIdempotencyKey, runCommand } from './run-command.ts';

export interface EndpointServices {
  readonly db: OpenedDb;
  /** Read by queries with `mayLag`. */
  readonly replica: OpenedDb | null;
  readonly authentication: Authentication;
  readonly tokens: AccessTokens;
  readonly devices: DeviceTokens;
  readonly keys: SigningKeys;
  readonly files: FileStore;
  readonly webhooks: WebhookSender;
  readonly legacy: LegacyCodecs;
  readonly outbound: JsonClient;
  readonly relay: Pick<Relay, 'wake'>;
  readonly catalogue: RefusalCatalogue;
  /** Codes that service activities may run in addition to business rules. */
  readonly serviceRules: readonly string[];
  /** Returns the time zone of the organisation, which may change. */
  readonly timeZone: () => Promise<string>;
  readonly signInsPerMinute: number;
  readonly now: () => Date;
  /** The use of demo accounts that is allowed for the request. */
  demoAccess(request: FastifyRequest): DemoAccess;
}

/** Registers all endpoints of the modules. Throws if a declaration contradicts its contract. */
export function registerEndpoints(app: FastifyInstance, modules: readonly Module[], services: EndpointServices): void {
  const served = new Set<string>();
  for (const module of modules) {
    for (const endpoint of module.endpoints) {
      const route = `${endpoint.call.method} ${endpoint.call.path}`;
      checkEndpoint(endpoint, route, services.catalogue);
      if (served.has(route)) throw new Error(`Two endpoints serve ${route}.`);
      served.add(route);
      registerEndpoint(app, endpoint, services);
    }
  }
}

function checkEndpoint(endpoint: Endpoint, route: string, catalogue: RefusalCatalogue): void {
  if (!permissions.includes(endpoint.permission)) throw new Error(`${route} does not declare who may call it.`);
  if (endpoint.call.command !== (endpoint.kind === 'command' || endpoint.kind === 'upload')) {
    throw new Error(`${route} is ${endpoint.call.command ? '' : 'not '}a command in its contract; declare it so.`);
  }
  if (
    (endpoint.call.requestType === 'multipart') !== (endpoint.kind === 'upload') ||
    (endpoint.call.responseType === 'file') !== (endpoint.kind === 'download')
  ) {
    throw new Error(`${route} does not take or give files as its contract says.`);
  }
  const unknown = endpoint.call.refusals.filter((code) => !catalogue.find(code));
  if (unknown.length > 0) throw new Error(`${route} names refusals that do not exist: ${unknown.join(', ')}.`);
}

const maxFormBytes = 64 * 1024;

const callers = new WeakMap<FastifyRequest, Authenticated>();

function registerEndpoint(app: FastifyInstance, endpoint: Endpoint, services: EndpointServices): void {
  const { call } = endpoint;
  const options: RouteShorthandOptions = {
    // Checked before the body is read.
    onRequest: (request) => admit(request, endpoint, services),
    // Files are not compressed: a compressed response has no length and no ranges.
    ...(endpoint.kind === 'download' && { compress: false }),
    config: limitOf(endpoint, services),
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (endpoint.kind === 'download') return sendFile(request, reply, endpoint, services);
    reply.header('cache-control', 'no-store');
    const data = await handle(request, reply, endpoint, services);
    if (data instanceof JsonText) return reply.type('application/json; charset=utf-8').send(data.response());
    const answer: Envelope<unknown> = { errcode: 0, errmsg: '', data };
    return answer;
  };
  if (call.requestType !== 'json') {
    // In its own scope, so that no other call accepts bodies of this type.
    void app.register(async (scope) => {
      await (call.requestType === 'form' ? scope.register(formbody, { bodyLimit: maxFormBytes }) : scope.register(multipart));
      scope.post(call.path, options, handler);
    });
    return;
  }
  if (call.method === 'GET') app.get(call.path, { ...options, exposeHeadRoute: false }, handler);
  else app.post(call.path, options, handler);
}

/** A known device has its own rate limit, so that other clients at its address cannot exhaust it. */
function limitOf(endpoint: Endpoint, { signInsPerMinute, devices, now }: EndpointServices): FastifyContextConfig {
  if (endpoint.kind !== 'session' || endpoint.permission !== 'public') return {};
  const { limitBy } = endpoint;
  const byDevice = (request: FastifyRequest) => devices.anyDeviceOf(readDeviceCookie(request), now()) ?? request.ip;
  const byInput = (request: FastifyRequest) => {
    const sent = (request.body as Readonly<Record<string, unknown>> | null | undefined)?.[limitBy!];
    return typeof sent === 'string' ? createHash('sha256').update(sent).digest('base64url') : request.ip;
  };
  return {
    rateLimit: {
      max: signInsPerMinute,
      timeWindow: '1 minute',
      ...(limitBy === null ? { keyGenerator: byDevice } : { hook: 'preHandler', keyGenerator: byInput }),
    },
  };
}

/** The scope that an API token needs. Calls about sign-ins and accounts are not for tokens. */
function scopeOf(endpoint: Endpoint): TokenScope | null {
  if (endpoint.kind === 'session' || (endpoint.kind === 'command' && endpoint.peopleOnly)) return null;
  return endpoint.kind === 'command' || endpoint.kind === 'upload' ? 'write' : 'read';
}

async function admit(request: FastifyRequest, endpoint: Endpoint, services: EndpointServices): Promise<void> {
  if (endpoint.permission === 'public') return;
  const caller = await services.authentication.authenticate(
    request.headers.authorization,
    services.now(),
    () => services.demoAccess(request),
    { restrictions: endpoint.kind === 'session' ? endpoint.allowedDuring : [], scope: scopeOf(endpoint) },
  );
  // A ticket may be in a posted form, which is read later.
  if (!caller && endpoint.kind === 'download' && endpoint.ticket !== null) return;
  if (!caller) return refuse('not-signed-in');
  if (endpoint.permission === 'administrator' && !caller.actor.isAdmin) refuse('not-allowed');
  callers.set(request, caller);
}

async function contextOf(
  request: FastifyRequest,
  { now, timeZone, serviceRules }: EndpointServices,
): Promise<Omit<RequestContext, 'actor'>> {
  const { headers, id, log } = request;
  return { locale: localeOf(headers), client: clientOf(headers), requestId: id, log, now, timeZone: await timeZone(), serviceRules };
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Extract<Endpoint, { kind: 'download' }>,
  services: EndpointServices,
): Promise<unknown> {
  const { db, files, keys, webhooks } = services;
  const base = await contextOf(request, services);
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const sent = endpoint.call.method === 'GET' ? { ...(request.query as object), ...(request.params as object) } : request.body;
  if (!callers.has(request) && !(endpoint.ticket! in ((sent ?? {}) as object))) refuse('not-signed-in');
  const wanted = { range, ifRange: ifRange as string | undefined, ifNoneMatch };
  const context = { ...base, db, files, keys, webhooks, wanted, actor: callers.get(request)?.actor ?? null };
  const { status, headers, body } = await endpoint.handle(context, parseInput(endpoint.call, sent, base.locale));
  return reply.code(status).headers(headers).send(body);
}

async function receiveFile(
  request: FastifyRequest,
  endpoint: Extract<Endpoint, { kind: 'upload' }>,
  services: EndpointServices,
): Promise<unknown> {
  const { db, files, keys, webhooks, relay } = services;
  const { actor } = callers.get(request)!;
  const base = { ...(await contextOf(request, services)), actor };
  const key = parseIdempotencyKey(request.headers['idempotency-key']);
  return readIncomingFile(request, async (fields, file) => {
    const input = parseInput(endpoint.call, { ...(request.query as object), ...fields }, base.locale);
    const command = async <T>(what: unknown, work: (context: CommandContext) => Promise<T>): Promise<T> => {
      const answer = await runCommand(
        db,
        { ...endpoint, kind: 'command', peopleOnly: false, prepare: null, handle: work },
        base,
        key,
        what,
      );
      relay.wake();
      return answer as T;
    };
    return endpoint.handle({ ...base, db, files, keys, webhooks, command }, input, file);
  });
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Exclude<Endpoint, { kind: 'download' }>,
  services: EndpointServices,
): Promise<unknown> {
  if (endpoint.kind === 'upload') return receiveFile(request, endpoint, services);
  const { call } = endpoint;
  const caller = callers.get(request);
  const base = await contextOf(request, services);
  const { locale } = base;
  if (endpoint.kind === 'command') {
    const key = keyOf(request, call);
    const input = parseInput(call, inputOf(request, call), locale);
    const answer = await runCommand(services.db, endpoint, { ...base, actor: caller!.actor }, key, input);
    services.relay.wake();
    return answer;
  }
  const input = parseInput(call, inputOf(request, call), locale);
  const { db, keys, files, webhooks } = services;
  if (endpoint.kind === 'query') {
    const source = endpoint.mayLag ? await chooseSource(services, caller!.actor.id) : db;
    const answer = await endpoint.handle({ ...base, db: source, keys, files, webhooks, actor: caller!.actor }, input);
    return answer instanceof JsonText ? answer : call.output.encode(answer);
  }
  if (endpoint.kind === 'public') {
    const { catalogue } = services;
    return call.output.encode(await endpoint.handle({ ...base, db, keys, files, webhooks, catalogue, actor: null }, input));
  }
  const { tokens, authentication, devices } = services;
  let cookie = readDeviceCookie(request);
  const session = {
    ...base,
    db,
    actor: caller?.actor ?? null,
    signInId: caller?.signInId ?? null,
    address: request.ip,
    origin: `${request.protocol}://${request.host}`,
    agent: (request.headers['user-agent'] ?? '').slice(0, 400),
    demoAccess: () => services.demoAccess(request),
    deviceOf: (personId: string) => devices.deviceOf(cookie, personId, services.now()),
    keepDevice(personId: string) {
      cookie = devices.remember(cookie, personId, services.now());
      writeDeviceCookie(request, reply, cookie);
    },
    tokens,
    keys,
    files,
    webhooks,
    legacy: services.legacy,
    outbound: services.outbound,
    signInsChanged: () => authentication.forget(),
  };
  const answer = call.output.encode(await endpoint.handle(session, input));
  services.relay.wake();
  return answer;
}

function inputOf({ query, body }: FastifyRequest, { method, acceptsQuery }: Call): unknown {
  if (method === 'GET') return query;
  return acceptsQuery ? { ...(query as object), ...(body as object | undefined) } : body;
}

/** The key of a command. No page, link or image can send it: every call needs the bearer header of a signed-in person. */
function keyOf({ headers, query }: FastifyRequest, { method, repeatable }: Call): string {
  const header = headers['idempotency-key'];
  if (method === 'POST' || (header !== undefined && header !== '')) return parseIdempotencyKey(header);
  const { replayToken } = query as { readonly replayToken?: string | string[] };
  return repeatable && replayToken === undefined ? randomUUID() : parseIdempotencyKey(replayToken);
}

/**
 * Returns the primary for a person who wrote within the last ten seconds, so that they see their changes in every process; otherwise the
 * replica.
 */
async function chooseSource({ db, replica }: EndpointServices, personId: string): Promise<OpenedDb> {
  if (!replica) return db;
  const wrote = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('person_id', '=', personId)
    .where('created_at', '>', sql<Date>`now() - interval '10 seconds'`)
    .limit(1)
    .executeTakeFirst();
  return wrote ? db : replica;
}
