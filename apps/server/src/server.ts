import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { valueCopyWorkers, type Installation } from './modules/publishing/index.ts';
import { batchWorkers } from './modules/queries/index.ts';
import { indexWorker, publishedChannel, publishedCache } from './modules/apps/index.ts';
import { exportWorkers, maintainExports } from './modules/exports/index.ts';
import { clearImports, importWorkers } from './modules/imports/index.ts';
import { peopleImportWorkers } from './modules/people-imports/index.ts';
import { accountMailWorker } from './modules/identity/index.ts';
import { mailWorker, postWorker } from './modules/messages/index.ts';
import { carryOutLeaves, makeNameKeys } from './modules/organization/index.ts';
import { cleanUpFiles } from './modules/stored-files/index.ts';
import {
  mapOrigins,
  openTimeZone,
  registerHealth,
  remembered,
  rememberedChannel,
  settingsChannel,
  type OrganizationTimeZone,
} from './modules/system/index.ts';
import {
  childWorkers,
  handOverWorker,
  migrationWorker,
  purgeRecycleBin,
  serviceWorkers,
  timerWorker,
  delegationWorker,
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
import { drainConnectionsOnClose } from './platform/http/drain-connections.ts';
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
  /** The PostgreSQL database of the server: `postgres://…`, or connection settings. */
  readonly connection: string | pg.ClientConfig;
  /** A replica of it, for lists and reports. */
  readonly readConnection?: string | pg.ClientConfig;
  /** The time zone until administrators set the organisation's. */
  readonly timeZone: string;
  readonly log: Log;
  /** The store for the contents of files. */
  readonly files: FileStore;
  /** The folder of the built web client; that of this project by default. */
  readonly webRoot?: string;
  /** Whether the web client is built before the server listens, so that its folder may still be missing. */
  readonly awaitPages?: boolean;
  /** The folder of extension controls, which need not exist; unset: no extensions. */
  readonly extensions?: string;
  readonly modules?: readonly Module[];
  /** The clock; the system time by default. */
  readonly now?: () => Date;
  /** Whether jobs run in this process; true by default. */
  readonly jobs?: boolean;
  /** Rate limit of sign-ins and token refreshes per address and minute. */
  readonly signInsPerMinute?: number;
  readonly connections?: number;
  /** Hosts with a private address to which requests may be sent; none by default. */
  readonly privateHosts?: readonly string[];
  /** The password encryption of older clients; unset: not supported. */
  readonly legacy?: LegacyCodecs;
  /** Whether accounts with the password of the demo may be used, from this machine only; otherwise they are closed. */
  readonly demo?: boolean;
  /** Whether `/docs` and `/openapi.json` are served; true by default. */
  readonly apiDocs?: boolean;
  /** Proxies whose forwarding headers are trusted; none by default. */
  readonly trustedProxies?: TrustedProxies;
  /** Rules that service activities can run besides calling a URL. */
  readonly rules?: readonly BusinessRule[];
}

export interface Server {
  readonly db: Db;
  /** The properties of the installation that publishing needs. */
  readonly installation: Installation;
  /** Handles a request without a network connection. */
  readonly inject: FastifyInstance['inject'];
  /** Starts listening and returns the address. */
  listen(place: { host: string; port: number }): Promise<string>;
  /** Whether the built web client is served; otherwise only the calls are. */
  readonly hasPages: boolean;
  /**
   * Stops within nine seconds: accepts no more requests, finishes running ones, ends live streams, stops jobs at their next row, closes the
   * database.
   */
  close(): Promise<void>;
}

const ownWebRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const version = '0.1.0';

/** Creates the server over a database, which is migrated first. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { connection, log, files } = options;
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

    const zone = await openTimeZone(db, options.timeZone);
    const relay = createRelay(db, log);
    stops.unshift(relay.stop);
    const live = startLive({
      connection,
      db,
      authentication,
      caches: { [publishedChannel]: publishedCache(db), [settingsChannel]: zone, [rememberedChannel]: remembered.listen(db) },
      log,
    });
    stops.unshift(live.stop);
    const jobEnvironment = inTimeZone({ log, now }, zone);
    const webhooks = createWebhookSender({ secret: keys.webhook.secret, now, privateHosts: options.privateHosts ?? [] });
    const outbound = createJsonClient({ privateHosts: options.privateHosts ?? [] });
    let jobs: Jobs | null = null;
    if (options.jobs ?? true) {
      jobs = await startJobs({
        pool: database.pool,
        connection,
        timeZone: zone.current,
        log,
        jobs: [
          { name: 'cleanup', cron: '30 3 * * *', run: () => cleanUp(db, now()) },
          { name: 'recycle-bin', cron: '45 3 * * *', run: (signal) => purgeRecycleBin(db, now(), log, signal) },
          // Just after midnight, and every hour for days on which no process ran then.
          { name: 'leaves', cron: '1 * * * *', run: (signal) => carryOutLeaves(db, jobEnvironment, signal) },
          { name: 'exports', cron: '* * * * *', run: () => maintainExports({ db, now }) },
          { name: 'imports', cron: '5 4 * * *', run: () => clearImports(db, now()) },
          { name: 'files-cleanup', cron: '15 * * * *', run: (signal) => cleanUpFiles({ db, files, log }, now(), signal) },
        ],
        workers: [
          indexWorker(db),
          ...valueCopyWorkers(db, jobEnvironment),
          ...exportWorkers(inTimeZone({ log, now, db, files }, zone)),
          ...importWorkers(inTimeZone({ log, now, db, files }, zone)),
          ...peopleImportWorkers(inTimeZone({ db, now }, zone)),
          timerWorker(db, jobEnvironment),
          accountMailWorker(db, now),
          mailWorker(db, now),
          postWorker(db, webhooks, now),
          handOverWorker(db, jobEnvironment),
          migrationWorker(db, jobEnvironment),
          delegationWorker(db, jobEnvironment),
          ...batchWorkers(db, jobEnvironment),
          ...childWorkers(db, jobEnvironment),
          ...serviceWorkers(db, jobEnvironment, { webhooks, rules }),
        ].map(wakingRelay(relay)),
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
      timeZone: () => zone.read(),
      now,
      demoAccess,
      signInsPerMinute: options.signInsPerMinute ?? 300,
    });
    registerLiveStream(app, { hub: live.hub, authentication, demoAccess, now });
    registerHealth(app, { db, isStopping: () => stopping });
    await registerExtensionFiles(app, options.extensions ?? null);
    const pages = { root: options.webRoot ?? ownWebRoot, awaited: options.awaitPages ?? false };
    const hasPages = await registerStaticFiles(app, pages, () => mapOrigins(db));
    // The web server would wait for the live streams, which never end on their own.
    app.addHook('preClose', async () => live.hub.close());
    const connections = drainConnectionsOnClose(app);
    // Requests and jobs are stopped in parallel.
    stops.unshift(() => allDone([connections.stopAccepting().then(() => app.close()), jobs ? jobs.stop() : Promise.resolve()]));
    await app.ready();

    return {
      db,
      installation: inTimeZone({ log, now, rules: rules.map(({ code }) => code) }, zone),
      inject: app.inject.bind(app) as FastifyInstance['inject'],
      hasPages,
      listen: (address) => app.listen(address),
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

/** Adds the time zone in force, which may change while the server runs. */
function inTimeZone<T extends object>(tools: T, zone: OrganizationTimeZone): T & { readonly timeZone: string } {
  return Object.defineProperty(tools, 'timeZone', { enumerable: true, get: () => zone.current }) as T & { readonly timeZone: string };
}

/** Waits for all promises, also after a failure; then rejects if one has failed. */
async function allDone(promises: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}

/** Limits the wait: connections that are still in use are ended by the database. */
function withinMilliseconds(limit: number, promise: Promise<void>): Promise<void> {
  return Promise.race([promise, pause(limit, undefined, { ref: false })]);
}

/** Wakes the relay after a job, so that its messages are sent as soon as those of a request. */
const wakingRelay =
  (relay: Pick<Relay, 'wake'>) =>
  (worker: Worker): Worker => ({
    queue: worker.queue,
    async run(data, context) {
      await worker.run(data, context);
      relay.wake();
    },
  });
