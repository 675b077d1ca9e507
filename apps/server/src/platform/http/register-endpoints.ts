import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { refusalDataSchema, type Envelope } from '@inkstone/api';
import type { AccessTokens } from '../auth/access-token.ts';
import type { Authenticated, Authentication } from '../auth/authenticate.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import type { Db } from '../db/database.ts';
import type { Relay } from '../outbox/relay.ts';
import { clientOf } from './client-of.ts';
import { permissions, type Endpoint } from './endpoint.ts';
import { localeOf } from './locale-of.ts';
import type { Module } from './module.ts';
import { parseInput } from './parse-input.ts';
import { refuse } from './refusal.ts';
import type { RefusalCatalogue } from './refusal-catalogue.ts';
import type { RequestContext } from './request-context.ts';
import { parseIdempotencyKey, runCommand } from './run-command.ts';

export interface EndpointServices {
  readonly db: Db;
  /** Where `mayLag` queries read. */
  readonly replica: Db | null;
  readonly authentication: Authentication;
  readonly tokens: AccessTokens;
  readonly keys: SigningKeys;
  readonly relay: Pick<Relay, 'wake'>;
  readonly catalogue: RefusalCatalogue;
  readonly timeZone: string;
  readonly signInsPerMinute: number;
  readonly now: () => Date;
}

/** Serves every endpoint of the modules. A declaration that contradicts its contract does not start. */
export function registerEndpoints(app: FastifyInstance, modules: readonly Module[], services: EndpointServices): void {
  const served = new Set<string>();
  for (const module of modules) {
    for (const endpoint of module.endpoints) {
      const route = `${endpoint.call.method} ${endpoint.call.path}`;
      checkEndpoint(endpoint, route, services.catalogue);
      if (served.has(route)) throw new Error(`Two endpoints serve ${route}.`);
      served.add(route);
      registerEndpoint(app, module, endpoint, services);
    }
  }
}

function checkEndpoint(endpoint: Endpoint, route: string, catalogue: RefusalCatalogue): void {
  if (!permissions.includes(endpoint.permission)) throw new Error(`${route} does not declare who may call it.`);
  if (endpoint.call.command !== (endpoint.kind === 'command')) {
    throw new Error(`${route} is ${endpoint.call.command ? '' : 'not '}a command in its contract; declare it so.`);
  }
  const unknown = endpoint.call.refusals.filter((code) => !catalogue.find(code));
  if (unknown.length > 0) throw new Error(`${route} names refusals that do not exist: ${unknown.join(', ')}.`);
}

const callers = new WeakMap<FastifyRequest, Authenticated>();

function registerEndpoint(app: FastifyInstance, module: Module, endpoint: Endpoint, services: EndpointServices): void {
  const { call } = endpoint;
  const limited = endpoint.kind === 'session' && endpoint.permission === 'public';
  const options: RouteShorthandOptions = {
    schema: documentation(module, endpoint),
    // Before the body is read: a stranger does not get that far.
    onRequest: (request) => admit(request, endpoint, services),
    config: limited ? { rateLimit: { max: services.signInsPerMinute, timeWindow: '1 minute' } } : {},
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<Envelope<unknown>> => {
    reply.header('cache-control', 'no-store');
    const data = await handle(request, endpoint, services);
    return { errcode: 0, errmsg: '', data };
  };
  if (call.method === 'GET') app.get(call.path, { ...options, exposeHeadRoute: false }, handler);
  else app.post(call.path, options, handler);
}

async function admit(request: FastifyRequest, endpoint: Endpoint, services: EndpointServices): Promise<void> {
  if (endpoint.permission === 'public') return;
  const caller = await services.authentication.authenticate(request.headers.authorization, services.now());
  if (!caller) return refuse('not-signed-in');
  if (endpoint.permission === 'administrator' && !caller.actor.isAdmin) refuse('not-allowed');
  callers.set(request, caller);
}

async function handle(request: FastifyRequest, endpoint: Endpoint, services: EndpointServices): Promise<unknown> {
  const { call } = endpoint;
  const caller = callers.get(request);
  const locale = localeOf(request.headers);
  const base: Omit<RequestContext, 'actor'> = {
    locale,
    client: clientOf(request.headers),
    requestId: request.id,
    log: request.log,
    now: services.now,
    timeZone: services.timeZone,
  };
  if (endpoint.kind === 'command') {
    const key = parseIdempotencyKey(request.headers['idempotency-key']);
    const input = parseInput(call, request.body, locale);
    const answer = await runCommand(services.db, endpoint, { ...base, actor: caller!.actor }, key, input);
    services.relay.wake();
    return answer;
  }
  const input = parseInput(call, call.method === 'GET' ? request.query : request.body, locale);
  const { db } = services;
  if (endpoint.kind === 'query') {
    const source = endpoint.mayLag ? await chooseSource(services, caller!.actor.id) : db;
    return call.output.encode(await endpoint.handle({ ...base, db: source, actor: caller!.actor }, input));
  }
  if (endpoint.kind === 'public') return call.output.encode(await endpoint.handle({ ...base, db, actor: null }, input));
  const { tokens, keys, authentication } = services;
  const session = {
    ...base,
    db,
    actor: caller?.actor ?? null,
    signInId: caller?.signInId ?? null,
    address: request.ip,
    tokens,
    keys,
    signInsChanged: () => authentication.forget(),
  };
  return call.output.encode(await endpoint.handle(session, input));
}

/** Whoever wrote a moment ago wants to see it: they read the primary, whichever process they come to. */
async function chooseSource({ db, replica }: EndpointServices, personId: string): Promise<Db> {
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

function documentation(module: Module, endpoint: Endpoint): Record<string, unknown> {
  const { call } = endpoint;
  const refused = z.object({ errcode: z.number().int(), errmsg: z.string(), data: refusalDataSchema });
  return {
    tags: [module.name],
    summary: call.summary,
    description: [
      `Who may call: ${endpoint.permission}.`,
      ...(call.refusals.length > 0 ? [`Refusals: ${call.refusals.join(', ')}.`] : []),
    ].join(' '),
    operationId: call.path.slice(1).replaceAll('/', '_'),
    security: endpoint.permission === 'public' ? [] : [{ bearer: [] }],
    ...(call.method === 'GET' ? { querystring: call.input } : { body: call.input }),
    ...(call.command && { headers: z.object({ 'idempotency-key': z.uuid() }) }),
    response: {
      200: z.object({ errcode: z.literal(0), errmsg: z.string(), data: call.output }),
      default: refused,
    },
  };
}
