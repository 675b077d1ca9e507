import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { searchRecords } from '@inkstone/api';
import pg from 'pg';
import { median, quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { productProgram, startProgram, type RunningProgram } from '../workflow/child-process.ts';
import { JsonClient } from '../workflow/json-client.ts';
import { measure, type Measurement } from '../workflow/measurement.ts';
import { seedModels } from './seed-models.ts';
import { signIn } from '../workflow/sign-in.ts';

/** Search texts: in one record of some models; in no record although its parts are everywhere; in every model; nowhere. */
const words = ['玄武', '宏碩資訊99999', '資訊', '查無此字'];

const models = { quick: 50, whole: 500 };

/** Measures the global search over many models, compared with plain statements over all their tables. */
export async function searchBench(options: BenchOptions): Promise<void> {
  const count = options.quick ? models.quick : models.whole;
  const records = Math.min(10_000, Math.round(options.items / 100));
  console.log(`\nSearch: ${count} models of ${records.toLocaleString('en')} records`);
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const dataDir = join(folder, 'data');
  let product: RunningProgram | null = null;
  let sql: pg.Client | null = null;
  try {
    product = await startProgram(productProgram, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const database = { host: join(dataDir, 'postgres'), port: 5432, user: 'inkstone', database: 'inkstone' };
    sql = new pg.Client(database);
    await sql.connect();
    await indexesBuilt(sql);
    const from = performance.now();
    await seedModels(sql, { models: count, records });
    console.log(`  inserted within ${((performance.now() - from) / 1000).toFixed(0)} s`);
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const clients of options.clients) {
      const rows: string[][] = [];
      for (const word of words) rows.push(await report(word, { ...options, product, database, postmaster, models: count, clients }));
      console.log(`\n  ${clients} ${clients === 1 ? 'client' : 'clients'}`);
      console.log(textTable(['keyword', 'product ms p50 / p99', 'plain ms', 'product cpu ms', 'plain cpu ms', 'ratio of cpu'], rows));
    }
  } finally {
    await sql?.end();
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Look extends BenchOptions {
  readonly product: RunningProgram;
  readonly database: pg.ClientConfig;
  readonly postmaster: number;
  readonly models: number;
}

async function report(word: string, look: Omit<Look, 'clients'> & { readonly clients: number }): Promise<string[]> {
  const { product, database, postmaster, clients, seconds, rounds } = look;
  const client = new JsonClient(product.url);
  const plain = await Promise.all(Array.from({ length: clients }, () => plainSearch(database, look.models)));
  const token = await signIn(client, 'employee');
  const path = `${searchRecords.path}?keyword=${encodeURIComponent(word)}&size=5`;
  const idle = [...plain];
  const contenders = [
    { pid: product.pid, ask: (): Promise<unknown> => client.get(path, token) },
    { pid: process.pid, ask: (): Promise<unknown> => plainly(idle, word) },
  ];
  const measured = contenders.map((): Measurement[] => []);
  for (const { ask } of contenders) for (let warm = 0; warm < 5 * clients; warm += 1) await ask();
  for (let round = 0; round < rounds; round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const contender = contenders[at]!;
      measured[at]!.push(await measure({ contender, postmaster, clients, seconds }, () => contender.ask));
    }
  }
  client.close();
  for (const each of plain) await each.close();
  const [ours, theirs] = measured as [Measurement[], Measurement[]];
  const [cpu, plainCpu] = [processor(ours, true), processor(theirs, false)];
  const shown = (value: number | null) => value?.toFixed(2) ?? 'n/a';
  const ratio = cpu === null || plainCpu === null ? 'n/a' : `${(cpu / plainCpu).toFixed(1)} ×`;
  return [word, times(ours), times(theirs), shown(cpu), shown(plainCpu), ratio];
}

type Plain = Awaited<ReturnType<typeof plainSearch>>;

/** There are as many connections as clients, so that one is always idle. */
async function plainly(idle: Plain[], word: string): Promise<void> {
  const connection = idle.pop()!;
  await connection.ask(word);
  idle.push(connection);
}

/** Returns the first five records with the word over all tables, without rights or lists, in prepared statements of 100 tables each. */
async function plainSearch(database: pg.ClientConfig, count: number) {
  const client = new pg.Client({
    ...database,
    options: '-c search_path=inkstone -c plan_cache_mode=force_generic_plan -c enable_seqscan=off',
  });
  await client.connect();
  const stretches = Array.from({ length: Math.ceil(count / 100) }, (_, at) => {
    const tables = Array.from({ length: Math.min(100, count - at * 100) }, (__, n) => `biz.catalog_${at * 100 + n + 1}`);
    const parts = tables.map(
      (table) => `(select id, supplier_name from ${table}
        where search_pieces(supplier_name) @> $1::text[] or search_pieces(tax_number) @> $1::text[] or search_pieces(sequence_no) @> $1::text[] limit 5)`,
    );
    return { name: `plain${at}`, text: `select * from (${parts.join(' union all ')}) found limit 5` };
  });
  return {
    close: () => client.end(),
    async ask(word: string): Promise<void> {
      const { rows } = await client.query<{ pieces: string[] }>('select search_needle($1) as pieces', [word]);
      let found = 0;
      for (const stretch of stretches) {
        found += (await client.query({ ...stretch, values: [rows[0]!.pieces] })).rows.length;
        if (found >= 5) return;
      }
    },
  };
}

/** Waits for the indexes, which a job creates after the first start. */
async function indexesBuilt(sql: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const { rows } = await sql.query<{ count: string }>(
      `select count(*) from pg_index x join pg_class i on i.oid = x.indexrelid where i.relname like 'supplier$search$%' and x.indisvalid`,
    );
    if (Number(rows[0]!.count) === 3) return;
    await pause(500);
  }
  throw new Error('The job has not built the indexes of the list.');
}

function times(measured: readonly Measurement[]): string {
  const latencies = measured.flatMap((each) => each.latencies);
  return `${quantile(latencies, 0.5).toFixed(1)} / ${quantile(latencies, 0.99).toFixed(1)}`;
}

/** For the plain statement only the database is measured, because it runs in the process of the benchmark. */
function processor(measured: readonly Measurement[], withServer: boolean): number | null {
  if (measured.some(({ databaseMilliseconds }) => databaseMilliseconds === null)) return null;
  return median(
    measured.map(({ serverMilliseconds, databaseMilliseconds }) => (withServer ? (serverMilliseconds ?? 0) : 0) + databaseMilliseconds!),
  );
}
