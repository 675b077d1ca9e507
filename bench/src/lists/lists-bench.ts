import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median, quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { productProgram, startProgram, type RunningProgram } from '../workflow/child-process.ts';
import { JsonClient } from '../workflow/json-client.ts';
import { measure, type Measurement } from '../workflow/measurement.ts';
import { listQuestions, toTheMiddle, type ListQuestion, type Middle } from './list-questions.ts';
import { seedRecords } from './seed-records.ts';
import { signIn } from '../workflow/sign-in.ts';

interface Contender {
  readonly pid: number;
  readonly client: JsonClient;
  ask(question: ListQuestion): Promise<Page>;
}

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly next: string | null;
}

/** Measures lists of records over a large table, compared with hand-written statements over the same rows. */
export async function listsBench(options: BenchOptions): Promise<void> {
  const { items, clients, seconds, rounds, profile } = options;
  console.log(`\nLists: ${items.toLocaleString('en')} records of one model`);
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const running: RunningProgram[] = [];
  const dataDir = join(folder, 'data');
  let sql: pg.Client | null = null;
  try {
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const product = await startProgram([...profiling, ...productProgram], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    running.push(product);
    const database = { host: join(dataDir, 'postgres'), port: 5432, user: 'inkstone', database: 'inkstone' };
    sql = new pg.Client(database);
    await sql.connect();
    await indexesBuilt(sql);
    const from = performance.now();
    await seedRecords(sql, items);
    console.log(`  inserted within ${((performance.now() - from) / 1000).toFixed(0)} s`);
    const raw = await startProgram(['bench/src/lists/raw/main.ts'], { RAW_DATABASE: JSON.stringify(database) });
    running.push(raw);
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const contenders = [await productOf(product), rawOf(raw)];
    const { next, items: before } = await contenders[0]!.ask(toTheMiddle(await middleOf(sql, items)));
    const questions = listQuestions(await placeOf(sql, before.at(-1)!.id), next!);
    for (const question of questions) await requireSameAnswers(question, contenders);
    for (const count of clients) {
      const rows: string[][] = [];
      for (const question of questions) rows.push(await report(question, contenders, { postmaster, clients: count, seconds, rounds }));
      console.log(`\n  ${count} ${count === 1 ? 'client' : 'clients'}`);
      console.log(textTable(['', 'product ms p50 / p99', 'raw ms', 'product cpu ms', 'raw cpu ms'], rows));
    }
    for (const { client } of contenders) client.close();
  } finally {
    await sql?.end();
    for (const program of running.toReversed()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for the indexes, which a job creates after the first start. */
async function indexesBuilt(sql: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const { rows } = await sql.query<{ count: string }>(
      `select count(*) from pg_index x join pg_class i on i.oid = x.indexrelid where i.relname ~ '^supplier.(search|filter).' and x.indisvalid`,
    );
    if (Number(rows[0]!.count) === 4) return;
    await pause(500);
  }
}

async function productOf({ pid, url }: RunningProgram): Promise<Contender> {
  const client = new JsonClient(url);
  const token = await signIn(client, 'employee');
  return { pid, client, ask: ({ path, body }) => client.post(path, token, body) };
}

function rawOf({ pid, url }: RunningProgram): Contender {
  const client = new JsonClient(url);
  return { pid, client, ask: ({ statement }) => client.post('/list', null, { statement }) };
}

/** Nothing is timed that answers something else. */
async function requireSameAnswers(question: ListQuestion, contenders: readonly Contender[]): Promise<void> {
  const [ours, theirs] = await Promise.all(contenders.map(async (contender) => (await contender.ask(question)).items.map(({ id }) => id)));
  deepStrictEqual(ours, theirs, `${question.name}: the answers differ`);
}

async function middleOf(sql: pg.Client, items: number): Promise<Middle> {
  await sql.query(`set time zone 'UTC'`);
  const { rows } = await sql.query<Middle>(
    'select created_time::text as at, id from biz.supplier order by created_time desc, id desc offset $1 limit 1',
    [Math.floor(items / 2)],
  );
  return rows[0]!;
}

async function placeOf(sql: pg.Client, id: string): Promise<Middle> {
  const { rows } = await sql.query<Middle>('select created_time::text as at, id from biz.supplier where id = $1', [id]);
  return rows[0]!;
}

interface Look {
  readonly postmaster: number;
  readonly clients: number;
  readonly seconds: number;
  readonly rounds: number;
}

async function report(
  question: ListQuestion,
  contenders: readonly Contender[],
  { postmaster, clients, seconds, rounds }: Look,
): Promise<string[]> {
  const measured = contenders.map((): Measurement[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const contender = contenders[at]!;
      const ask = (): Promise<unknown> => contender.ask(question);
      if (round === 0) for (let warm = 0; warm < 10; warm += 1) await ask();
      measured[at]!.push(await measure({ contender, postmaster, clients, seconds }, () => ask));
    }
  }
  const [product, raw] = measured as [Measurement[], Measurement[]];
  return [question.name, times(product), times(raw), processor(product), processor(raw)];
}

function times(measured: readonly Measurement[]): string {
  const latencies = measured.flatMap((each) => each.latencies);
  return `${quantile(latencies, 0.5).toFixed(1)} / ${quantile(latencies, 0.99).toFixed(1)}`;
}

function processor(measured: readonly Measurement[]): string {
  if (measured.some(({ serverMilliseconds }) => serverMilliseconds === null)) return 'n/a';
  return median(measured.map(({ serverMilliseconds: server, databaseMilliseconds: database }) => (server ?? 0) + (database ?? 0))).toFixed(
    2,
  );
}
