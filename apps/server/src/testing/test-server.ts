import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Call, CallInput, CallOutput, Envelope, RefusalData } from '@inkstone/api';
import { login } from '@inkstone/api';
import { organization as demoOrganization } from '@inkstone/demo';
import type { Locale } from '@inkstone/schema';
import type { OrganizationData } from '../modules/organization/index.ts';
import { importOrganization } from '../modules/identity/index.ts';
import type { Db } from '../platform/db/database.ts';
import { openDiskStore } from '../platform/files/disk-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { modules } from '../modules.ts';
import { connectModules, type Module } from '../platform/http/module.ts';
import { createServer, type Server, type ServerOptions } from '../server.ts';
import { organized } from './organized-database.ts';
import { createTestDatabase, type Content, type TestDatabase } from './test-database.ts';

export interface TestServerOptions {
  /** What the database begins with, the organisation included. */
  readonly content?: Content;
  readonly organization?: OrganizationData | null;
  readonly modules?: readonly Module[];
  readonly now?: () => Date;
  readonly signInsPerMinute?: number;
  /** Whether the demo is on, so that accounts with the demo password are open; true by default. */
  readonly demo?: boolean;
  readonly trustedProxies?: ServerOptions['trustedProxies'];
  readonly rules?: ServerOptions['rules'];
  readonly readConnection?: ServerOptions['readConnection'];
  readonly privateHosts?: readonly string[];
  readonly legacy?: ServerOptions['legacy'];
  /** Unset: a temporary folder that is deleted with the server. */
  readonly files?: FileStore;
}

export interface CallOptions {
  /** The idempotency key of a command; a new one by default. */
  readonly key?: string;
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response with its status. */
export interface TestResponse<T> {
  readonly status: number;
  readonly body: Envelope<T>;
}

/** Makes calls by their contracts. */
export interface TestCaller {
  /** Returns the data of the response. Fails the test if the call is refused. */
  call<C extends Call>(contract: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
  /** Returns the refusal. Fails the test if the call is not refused. */
  refused<C extends Call>(
    contract: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<RefusalData & { status: number; errmsg: string }>;
  /** Returns any response; `input` may be invalid. */
  send(contract: Call, input: unknown, options?: CallOptions): Promise<TestResponse<unknown>>;
}

export interface TestPerson extends TestCaller {
  readonly id: string;
  readonly account: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A server over its own test database. */
export interface TestServer {
  readonly db: Db;
  readonly database: TestDatabase;
  readonly server: Server;
  readonly files: FileStore;
  readonly inject: Server['inject'];
  /** A caller who is not signed in. */
  readonly stranger: TestCaller;
  /** Signs in; with the common password of the organisation by default. */
  signIn(account: string, password?: string): Promise<TestPerson>;
  close(): Promise<void>;
}

/** Creates a server with the organisation of the demo, another one, or none. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  // A server with a subset of the modules still needs the services of the others.
  connectModules(modules);
  const organization = options.organization === undefined ? demoOrganization : options.organization;
  const content = options.content ?? (organization === demoOrganization ? organized : null);
  const database = await createTestDatabase(content);
  if (organization && !content) await database.db.transaction().execute((trx) => importOrganization(trx, organization));
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-test-files-'));
  const files = options.files ?? (await openDiskStore(folder));
  const server = await createServer({
    files,
    connection: database.connection,
    timeZone: 'Asia/Taipei',
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    jobs: false,
    demo: options.demo ?? true,
    signInsPerMinute: options.signInsPerMinute ?? 100_000,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    ...(options.modules && { modules: options.modules }),
    ...(options.readConnection && { readConnection: options.readConnection }),
    ...(options.privateHosts && { privateHosts: options.privateHosts }),
    ...(options.legacy && { legacy: options.legacy }),
    ...(options.now && { now: options.now }),
    ...(options.rules && { rules: options.rules }),
  });
  const stranger = createCaller(server, {});
  return {
    db: database.db,
    database,
    server,
    files,
    inject: server.inject,
    stranger,
    async signIn(account, password = organization?.password ?? '') {
      const answer = await stranger.call(login, { account, password });
      return {
        ...createCaller(server, { authorization: `Bearer ${answer.access_token}` }),
        id: answer.userinfo.id,
        account,
        accessToken: answer.access_token,
        refreshToken: answer.refresh_token,
      };
    },
    async close() {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a caller that sends the given headers. */
export function createCaller(server: Pick<Server, 'inject'>, identity: Readonly<Record<string, string>>): TestCaller {
  const send = async (contract: Call, input: unknown, options: CallOptions = {}): Promise<TestResponse<unknown>> => {
    const headers = {
      'x-locale': options.locale ?? 'en',
      ...identity,
      ...(contract.command && { 'idempotency-key': options.key ?? randomUUID() }),
      ...options.headers,
    };
    const answer = await (contract.method === 'GET'
      ? server.inject({ method: 'GET', url: contract.path, query: queryOf(input), headers })
      : server.inject({ method: 'POST', url: contract.path, payload: input as object, headers }));
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    send,
    async call(contract, input, options) {
      const { status, body } = await send(contract, input, options);
      if (status !== 200) throw new Error(`${contract.path} was refused with ${status}: ${JSON.stringify(body)}`);
      return body.data as CallOutput<typeof contract>;
    },
    async refused(contract, input, options) {
      const { status, body } = await send(contract, input, options);
      if (status === 200) throw new Error(`${contract.path} was not refused: ${JSON.stringify(body)}`);
      return { ...(body.data as RefusalData), status, errmsg: body.errmsg };
    },
  };
}

function queryOf(input: unknown): Record<string, string> {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
