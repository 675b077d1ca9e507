// Runs in its own thread with its own connection, so that a process whose main thread is busy for long does not lose its jobs.
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { connectionConfig } from '../db/connection-config.ts';
import { heartbeatMilliseconds, type JobAttempt, type HeartbeatMessage, type HeartbeatCommand } from './heartbeat-protocol.ts';

const port = parentPort!;
const config = connectionConfig(workerData as string | pg.ClientConfig);
const held = new Map<string, JobAttempt>();
let client: pg.Client | null = null;
let beating: Promise<void> | null = null;

port.on('message', (command: HeartbeatCommand) => {
  if (command.kind === 'hold') held.set(command.attempt.id, command.attempt);
  else if (command.kind === 'drop') held.delete(command.attempt.id);
  else void end();
});

const timer = setInterval(() => {
  beating ??= beat()
    .catch(closeBrokenConnection)
    .finally(() => (beating = null));
}, heartbeatMilliseconds);

const send = (message: HeartbeatMessage) => port.postMessage(message);

async function beat(): Promise<void> {
  if (held.size === 0) return;
  const attempts = [...held.values()];
  client ??= await connect();
  const { rows } = await client.query<{ id: string }>(
    `update pgboss.job j set heartbeat_on = now()
     from unnest($1::text[], $2::uuid[], $3::integer[]) h (name, id, retry_count)
     where j.name = h.name and j.id = h.id and j.retry_count = h.retry_count and j.state = 'active'
     returning j.id`,
    [attempts.map(({ name }) => name), attempts.map(({ id }) => id), attempts.map(({ retryCount }) => retryCount)],
  );
  const ours = new Set(rows.map(({ id }) => id));
  const lost = attempts.filter((attempt) => !ours.has(attempt.id) && held.get(attempt.id) === attempt).map(({ id }) => id);
  for (const id of lost) held.delete(id);
  if (lost.length > 0) send({ kind: 'lost', ids: lost });
}

async function connect(): Promise<pg.Client> {
  const fresh = new pg.Client({ ...config, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  fresh.on('error', () => undefined);
  await fresh.connect();
  return fresh;
}

/** A failed heartbeat is harmless: the next one opens a new connection. */
async function closeBrokenConnection(error: unknown): Promise<void> {
  send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  const broken = client;
  client = null;
  await broken?.end().catch(() => undefined);
}

async function end(): Promise<void> {
  clearInterval(timer);
  await beating;
  await client?.end().catch(() => undefined);
  port.close();
}
