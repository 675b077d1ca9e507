import { Readable } from 'node:stream';
import type { Call, CallInput, CallOutput } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Installation } from '../modules/publishing/index.ts';
import { publishedCache } from '../modules/apps/index.ts';
import { directory } from '../modules/organization/index.ts';
import { childWorkers, serviceWorkers, timerWorker, delegationWorker } from '../modules/workflow/index.ts';
import { modules } from '../modules.ts';
import { loadActor } from '../platform/auth/load-actor.ts';
import { loadSigningKeys } from '../platform/auth/signing-keys.ts';
import type { Db, Trx } from '../platform/db/database.ts';
import { nestedDatabase } from '../platform/db/transactions/nested-database.ts';
import { transact } from '../platform/db/transactions/transact.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import type { CommandContext, RequestContext } from '../platform/http/request-context.ts';
import type { Worker } from '../platform/jobs/jobs.ts';
import type { WebhookSender } from '../platform/webhook/send-webhook.ts';

export interface HistoricalFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Makes calls in the name of people at moments in the past. The calls run through the product's own endpoints and checks with a clock set
 * to that moment; queued jobs run in between, at the time when they are due. No mail and no webhook request is sent.
 */
export interface HistoricalCalls {
  readonly db: Db;
  /** Runs the jobs that are due until the moment, then sets the clock to it. The clock never moves backwards. */
  moveTo(moment: Date): Promise<void>;
  /** Refuses with the refusals of the call. */
  call<C extends Call>(account: string, contract: C, input: CallInput<C>): Promise<CallOutput<C>>;
  upload<C extends Call>(account: string, contract: C, input: CallInput<C>, file: HistoricalFile): Promise<CallOutput<C>>;
}

/** Refuses every webhook: receivers must not get requests of the past. */
const silentReceiver: WebhookSender = {
  send: () => Promise.resolve({ kind: 'refused', reason: 'connect ECONNREFUSED 127.0.0.1:18181' }),
};

const endpoints: ReadonlyMap<Call, Endpoint> = new Map(modules.flatMap((module) => module.endpoints.map((each) => [each.call, each])));

/** Everything is written within the transaction. */
export async function createHistoricalCalls(trx: Trx, { log, timeZone }: Installation, files: FileStore): Promise<HistoricalCalls> {
  let mayBeDue = true;
  const db = nestedDatabase(trx, (statement) => (mayBeDue ||= statement.includes('pgboss.job')));
  // Nothing else publishes during the transaction, so that published documents can be cached.
  publishedCache(db).remember(true);
  const keys = await loadSigningKeys(db);
  const actors = new Map<string, RequestContext['actor']>();
  let clock = new Date(0);
  let earliest: Date | null = null;
  const now = () => clock;
  const environment = { log, timeZone, now };
  const workers: readonly Worker[] = [
    timerWorker(db, environment),
    delegationWorker(db, environment),
    ...childWorkers(db, environment),
    ...serviceWorkers(db, environment, { webhooks: silentReceiver, rules: [] }),
  ];
  const runs = new Map(workers.map(({ queue, run }) => [queue as string, run]));

  const actorOf = async (account: string): Promise<RequestContext['actor']> => {
    const known = actors.get(account);
    if (known) return known;
    const person = await directory(db).personByAccount(account);
    const actor = person && (await loadActor(db, person.id));
    if (!actor) throw new Error(`the account ${account} does not exist`);
    actors.set(account, actor);
    return actor;
  };
  const contextOf = async (account: string): Promise<RequestContext> => ({
    ...environment,
    actor: await actorOf(account),
    locale: 'zh',
    client: 'PC',
    requestId: createId(),
  });
  const command = <T>(base: RequestContext, work: (context: CommandContext) => Promise<T>): Promise<T> =>
    transact(db, (trx) => work({ ...base, trx, commandId: createId() }));

  return {
    db,
    async moveTo(moment) {
      while (mayBeDue || (earliest !== null && earliest <= moment)) {
        const job = await nextJob(trx, runs, moment);
        if (!job) {
          earliest = await earliestDue(trx, runs);
          mayBeDue = false;
          continue;
        }
        if (job.dueAt > clock) clock = job.dueAt;
        await runs.get(job.queue)!(job.data, { id: createId(), error: null, signal: neverStopped });
      }
      if (moment > clock) clock = moment;
    },
    async call(account, contract, input) {
      const endpoint = endpoints.get(contract);
      const parsed = parseInput(contract, input, 'zh');
      const base = await contextOf(account);
      if (endpoint?.kind === 'command') return command(base, (context) => endpoint.handle(context, parsed)) as never;
      if (endpoint?.kind !== 'query') throw new Error(`${contract.path} cannot be called here`);
      return endpoint.handle({ ...base, db, keys, files, webhooks: silentReceiver }, parsed) as never;
    },
    async upload(account, contract, input, { name, bytes }) {
      const endpoint = endpoints.get(contract);
      if (endpoint?.kind !== 'upload') throw new Error(`${contract.path} takes no file`);
      const base = await contextOf(account);
      const context = {
        ...base,
        db,
        keys,
        files,
        webhooks: silentReceiver,
        command: <T>(_what: unknown, work: (context: CommandContext) => Promise<T>) => command(base, work),
      };
      return endpoint.handle(context, parseInput(contract, input, 'zh'), { name, stream: Readable.from([bytes]) }) as never;
    },
  };
}

const neverStopped = new AbortController().signal;

interface DueJob {
  readonly queue: string;
  readonly data: unknown;
  readonly dueAt: Date;
}

/** Removes and returns the earliest due job of the given queues; of several due at the same moment the one enqueued first. */
async function nextJob(trx: Trx, runs: ReadonlyMap<string, unknown>, by: Date): Promise<DueJob | null> {
  const { rows } = await sql<DueJob>`
    delete from pgboss.job where id = (
      select id from pgboss.job where name in (${sql.join([...runs.keys()])}) and state = 'created' and start_after <= ${by}
      order by start_after, tableoid, ctid limit 1)
    returning name as queue, data, start_after as "dueAt"`.execute(trx);
  return rows[0] ?? null;
}

async function earliestDue(trx: Trx, runs: ReadonlyMap<string, unknown>): Promise<Date | null> {
  const { rows } = await sql<{ earliest: Date | null }>`
    select min(start_after) as earliest from pgboss.job where name in (${sql.join([...runs.keys()])}) and state = 'created'`.execute(trx);
  return rows[0]!.earliest;
}
