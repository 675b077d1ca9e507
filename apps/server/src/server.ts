import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Installation } from './modules/publishing/index.ts';
import { batchWorkers } from './modules/queries/index.ts';
import { listIndexWorker, publishedChannel, publishedMemory } from './modules/apps/index.ts';
import { exportWorkers, tendExports } from './modules/exports/index.ts';
import { clearImports, importWorkers } from './modules/imports/index.ts';
import { mailWorker, postWorker } from './modules/messages/index.ts';
import { makeNameKeys } from './modules/organization/index.ts';
import { cleanUpFiles } from './modules/stored-files/index.ts';
import { mapOrigins, registerHealth } from './modules/system/index.ts';
import {
  childWorkers,
  handOverWorker,
  migrationWorker,
  purgeRecycleBin,
  serviceWorkers,
  timerWorker,
  trustWorker,
  type BusinessRule,
} from './modules/workflow/index.ts';
import { modules as allModules } from './modules.ts';
import { createAccessTokens } from './platform/auth/access-token.ts';
import { createAuthentication } from './platform/auth/authenticate.ts';
import type { DemoAccess } from './platform/auth/demo-accounts.ts';
import { createDeviceTokens } from './platform/auth/device-tokens.ts';
import { noLegacyCodecs, type LegacyCodecs } from './platform/auth/legacy-codec.ts';
import { loadSigningKeys } from './platform/auth/signing-keys.ts';
import { noTrustedProxies, type TrustedProxies } from './platform/config/trusted-proxies.ts';
import type { Db } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { migrate } from './platform/db/migrate.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { createApp } from './platform/http/create-app.ts';
import { endConnectionsOnClose } from './platform/http/end-connections.ts';
import { registerExtensionFiles } from './platform/http/extension-files.ts';
import { connectModules, type Module } from './platform/http/module.ts';
import { isFromOwnMachine } from './platform/http/own-machine.ts';
import { registerOpenApi } from './platform/http/open-api.ts';
import { createRefusalCatalogue } from './platform/http/refusal-catalogue.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { registerStaticFiles } from './platform/http/static-files.ts';
import { cleanUp } from './platform/jobs/cleanup.ts';
import { startJobs, type Jobs, type Worker } from './platform/jobs/jobs.ts';
import { registerLiveStream } from './platform/live/live-stream.ts';
import { startLive } from './platform/live/live.ts';
import type { Log } from './platform/log/log.ts';
import { createRelay, type Relay } from './platform/outbox/relay.ts';
import { createJsonClient } from './platform/outbound/json-client.ts';
import { createWebhookSender } from './platform/webhook/send-webhook.ts';

export interface ServerOptions {
  /** A PostgreSQL the server may use as its own: `postgres://…`, or the settings of a connection. */
  readonly connection: string | pg.ClientConfig;
  /** A replica of it, for lists and reports. */
  readonly readConnection?: string | pg.ClientConfig;
  readonly timeZone: string;
  readonly log: Log;
  /** Where the bytes of files are kept. */
  readonly files: FileStore;
  /** The built web client; unset: the one of this project. */
  readonly webRoot?: string;
  /** The folder of extension controls; unset: there are none. It may not exist yet. */
  readonly extensions?: string;
  readonly modules?: readonly Module[];
  /** The clock. */
  readonly now?: () => Date;
  /** Timed jobs; on unless told otherwise. */
  readonly jobs?: boolean;
  /** Sign-ins and refreshes from one address in a minute. */
  readonly signInsPerMinute?: number;
  readonly connections?: number;
  /** Hosts of services that may have a private address; none unless the operator names them. */
  readonly privateHosts?: readonly string[];
  /** How older clients encrypt passwords; unset: they do not. */
  readonly legacy?: LegacyCodecs;
  /** Accounts that have the demo's password may be used, from this machine; else they are closed. */
  readonly demo?: boolean;
  /** Whether the calls are described at `/docs` and `/openapi.json`; on unless told otherwise. */
  readonly apiDocs?: boolean;
  /** Proxies whose word is taken about whom they speak for; unset: nobody's. */
  readonly trustedProxies?: TrustedProxies;
  /** What service activities may run besides calling an address. */
  readonly rules?: readonly BusinessRule[];
}

export interface Server {
  readonly db: Db;
  /** What publishing an application here needs to know. */
  readonly installation: Installation;
  /** Answers a request without a network. */
  readonly inject: FastifyInstance['inject'];
  /** Serves; answers the address. */
  listen(place: { host: string; port: number }): Promise<string>;
  /** Whether there is a built web client to serve, or only the calls are. */
  readonly hasPages: boolean;
  /** Takes no more requests, finishes those that run, ends live streams, stops jobs at their next row, closes the database: within nine seconds. */
  close(): Promise<void>;
}

const ownWebRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const version = '0.1.0';

/** Puts the server together over a database, which it migrates first. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { connection, log, timeZone, files } = options;
  const now = options.now ?? (() => new Date());
  const modules = options.modules ?? allModules;
  const rules = options.rules ?? [];
  const trustedProxies = options.trustedProxies ?? noTrustedProxies;
  const demoAccess = (request: FastifyRequest): DemoAccess => {
    if (!options.demo) return 'closed';
    return isFromOwnMachine(request, trustedProxies) ? 'open' : 'elsewhere';
  };
  const database = openDatabase(connection, log, options.connections);
  const { db } = database;
  const stops: (() => Promise<void>)[] = [() => withinMilliseconds(1_000, database.close())];
  const replica = options.readConnection === undefined ? null : openDatabase(options.readConnection, log, options.connections);
  if (replica) stops.unshift(() => withinMilliseconds(1_000, replica.close()));
  let stopping = false;
  try {
    await migrate(db);
    await makeNameKeys(db);
    const keys = await loadSigningKeys(db);
    const tokens = createAccessTokens(keys.accessToken);
    const devices = createDeviceTokens(keys.refreshToken);
    const authentication = createAuthentication(db, tokens);
    connectModules(modules);
    const catalogue = createRefusalCatalogue(modules);

    const relay = createRelay(db, log);
    stops.unshift(relay.stop);
    const live = startLive({ connection, db, authentication, memories: { [publishedChannel]: publishedMemory(db) }, log });
    stops.unshift(live.stop);
    const surroundings = { timeZone, log, now };
    const webhooks = createWebhookSender({ secret: keys.webhook.secret, now, privateHosts: options.privateHosts ?? [] });
    const outbound = createJsonClient({ privateHosts: options.privateHosts ?? [] });
    let jobs: Jobs | null = null;
    if (options.jobs ?? true) {
      jobs = await startJobs({
        pool: database.pool,
        connection,
        timeZone,
        log,
        jobs: [
          { name: 'cleanup', cron: '30 3 * * *', run: () => cleanUp(db, now()) },
          { name: 'recycle-bin', cron: '45 3 * * *', run: (signal) => purgeRecycleBin(db, now(), log, signal) },
          { name: 'exports', cron: '* * * * *', run: () => tendExports({ db, now }) },
          { name: 'imports', cron: '5 4 * * *', run: () => clearImports(db, now()) },
          { name: 'files-cleanup', cron: '15 * * * *', run: (signal) => cleanUpFiles({ db, files, log }, now(), signal) },
        ],
        workers: [
          listIndexWorker(db),
          ...exportWorkers({ ...surroundings, db, files }),
          ...importWorkers({ ...surroundings, db, files }),
          timerWorker(db, surroundings),
          mailWorker(db, now),
          postWorker(db, webhooks, now),
          handOverWorker(db, surroundings),
          migrationWorker(db, surroundings),
          trustWorker(db, surroundings),
          ...batchWorkers(db, surroundings),
          ...childWorkers(db, surroundings),
          ...serviceWorkers(db, surroundings, { webhooks, rules }),
        ].map(waking(relay)),
      });
      stops.unshift(jobs.stop);
    }

    const app = await createApp({ log, catalogue, trustedProxies });
    if (options.apiDocs ?? true) await registerOpenApi(app, { version, modules, catalogue });
    registerEndpoints(app, modules, {
      db,
      replica: replica?.db ?? null,
      authentication,
      tokens,
      devices,
      keys,
      files,
      webhooks,
      legacy: options.legacy ?? noLegacyCodecs,
      outbound,
      relay,
      catalogue,
      serviceRules: rules.map(({ code }) => code),
      timeZone,
      now,
      demoAccess,
      signInsPerMinute: options.signInsPerMinute ?? 300,
    });
    registerLiveStream(app, { hub: live.hub, authentication, demoAccess, now });
    registerHealth(app, { db, isStopping: () => stopping });
    await registerExtensionFiles(app, options.extensions ?? null);
    const hasPages = await registerStaticFiles(app, options.webRoot ?? ownWebRoot, () => mapOrigins(db));
    // Streams never end by themselves: the web server would wait for them.
    app.addHook('preClose', async () => live.hub.close());
    const connections = endConnectionsOnClose(app);
    // Jobs do not wait for requests, nor requests for jobs.
    stops.unshift(() => allDone([connections.takeNoMore().then(() => app.close()), jobs ? jobs.stop() : Promise.resolve()]));
    await app.ready();

    return {
      db,
      installation: { log, now, timeZone, rules: rules.map(({ code }) => code) },
      inject: app.inject.bind(app) as FastifyInstance['inject'],
      hasPages,
      listen: (place) => app.listen(place),
      async close() {
        stopping = true;
        for (const stop of stops.splice(0)) await stop();
      },
    };
  } catch (error) {
    for (const stop of stops) await stop();
    throw error;
  }
}

/** Waits for all, also when one fails, which then fails the whole. */
async function allDone(promises: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}

/** What holds a connection is not waited for: the database ends it. */
function withinMilliseconds(most: number, promise: Promise<void>): Promise<void> {
  return Promise.race([promise, pause(most, undefined, { ref: false })]);
}

/** What a worker changed is told as soon as what a request changed. */
const waking =
  (relay: Pick<Relay, 'wake'>) =>
  (worker: Worker): Worker => ({
    queue: worker.queue,
    async run(data, turn) {
      await worker.run(data, turn);
      relay.wake();
    },
  });
