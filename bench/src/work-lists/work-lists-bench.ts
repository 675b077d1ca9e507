import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFinishedWorkitems } from '@inkstone/api';
import pg from 'pg';
import { median, quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { productProgram, startProgram, type RunningProgram } from '../workflow/child-process.ts';
import { JsonClient } from '../workflow/json-client.ts';
import { measure, type Measurement } from '../workflow/measurement.ts';
import { listCases, type ListCase, type Places } from './list-case.ts';
import { seedWork } from './seed.ts';
import { signIn } from '../workflow/sign-in.ts';

interface Contender {
  readonly name: 'product' | 'raw';
  readonly pid: number;
  readonly client: JsonClient;
  readonly tokens: Readonly<Record<ListCase['account'], string>>;
}

/** Measures work lists over many items, compared with hand-written statements over the same rows. */
export async function workListsBench(options: BenchOptions): Promise<void> {
  const { items, clients, seconds, rounds } = options;
  console.log(`\nWork lists: ${items.toLocaleString('en')} items, a tenth of them held by the caller`);
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const running: RunningProgram[] = [];
  const dataDir = join(folder, 'data');
  let sql: pg.Client | null = null;
  try {
    const product = await startProgram(productProgram, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    running.push(product);
    const database = { host: join(dataDir, 'postgres'), port: 5432, user: 'inkstone', database: 'inkstone' };
    sql = new pg.Client(database);
    await sql.connect();
    const from = performance.now();
    await seedWork(sql, items);
    console.log(`  inserted within ${((performance.now() - from) / 1000).toFixed(0)} s`);
    const raw = await startProgram(['bench/src/work-lists/raw/main.ts'], { RAW_DATABASE: JSON.stringify(database) });
    running.push(raw);
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const contenders: Contender[] = [
      await productOf(product),
      { name: 'raw', pid: raw.pid, client: new JsonClient(raw.url), tokens: { manager: 'manager', employee: 'employee' } },
    ];
    const cases = listCases(await placesIn(sql, items, contenders[0]!));
    for (const each of cases) await requireSameAnswers(each, contenders);
    for (const count of clients) {
      const rows: string[][] = [];
      for (const each of cases) rows.push(await reportCase(each, contenders, { postmaster, clients: count, seconds, rounds }));
      console.log(`\n  ${count} ${count === 1 ? 'client' : 'clients'}`);
      console.log(textTable(['', 'product ms p50 / p99', 'raw ms', 'product cpu ms', 'raw cpu ms', 'ratio'], rows));
    }
    for (const { client } of contenders) client.close();
  } finally {
    await sql?.end();
    for (const program of running.toReversed()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function productOf({ pid, url }: RunningProgram): Promise<Contender> {
  const client = new JsonClient(url);
  return { name: 'product', pid, client, tokens: { manager: await signIn(client, 'manager'), employee: await signIn(client, 'employee') } };
}

async function placesIn(sql: pg.Client, items: number, product: Contender): Promise<Places> {
  const ofManager = `holder_id = (select id from people where account = 'manager') and state = 'done' and kind <> 'circulate'`;
  const { cursor, passed } = await middleOf(product, Math.floor(items / 25));
  const middle = await sql.query<{ at: Date; id: string }>(
    `select finished_at as at, id from work_items where ${ofManager} order by finished_at desc, id desc offset ${passed - 1} limit 1`,
  );
  const rare = await sql.query<{ schema_code: string }>(
    `select schema_code from work_items where ${ofManager} group by schema_code order by count(*) limit 1`,
  );
  const { at, id } = middle.rows[0]!;
  return {
    middle: { product: cursor, raw: JSON.stringify([at.toISOString(), id]) },
    rareModel: rare.rows[0]!.schema_code,
    // An old instance of the manager, so that the newer ones have to be scanned.
    number: `B-${Math.floor(items / 100) * 10 + 10}`,
  };
}

/** How many tasks a page of a search passes (`searchDepth` of the server). */
const searchDepth = 2000;

/** Passes finished tasks by a search that finds nothing, whose pages end at a known task: cursors of the product are encrypted. */
async function middleOf({ client, tokens }: Contender, from: number): Promise<{ cursor: string; passed: number }> {
  let cursor = '';
  let passed = 0;
  do {
    const query = new URLSearchParams({ keyword: '查無此項', ...(cursor !== '' && { cursor }) });
    const { next } = await client.get<Page>(`${listFinishedWorkitems.path}?${query.toString()}`, tokens.manager);
    if (next === null) throw new Error(`there are no more than ${passed} finished tasks`);
    cursor = next;
    passed += searchDepth;
  } while (passed < from);
  return { cursor, passed };
}

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly next: string | null;
}

/** Nothing is timed that answers something else. */
async function requireSameAnswers(list: ListCase, contenders: readonly Contender[]): Promise<void> {
  const [ours, theirs] = await Promise.all(contenders.map((contender) => answerOf(list, contender)));
  deepStrictEqual(ours, theirs, `${list.name}: the answers differ`);
}

/** The ids of a page, or counts. A page of a search that has not found anything yet is continued. */
async function answerOf(list: ListCase, contender: Contender): Promise<unknown> {
  let cursor: string | null = null;
  for (;;) {
    const answer: Page = await contender.client.get<Page>(pathOf(list, contender, cursor), contender.tokens[list.account]);
    if (!('items' in answer)) return answer;
    if (answer.items.length > 0 || answer.next === null) return answer.items.map(({ id }) => id);
    cursor = answer.next;
  }
}

function pathOf({ path, query, middle }: ListCase, { name }: Contender, cursor: string | null = null): string {
  const from = cursor ?? middle?.[name];
  return `${path}?${new URLSearchParams({ ...query, ...(from !== undefined && { cursor: from }) }).toString()}`;
}

interface Look {
  readonly postmaster: number;
  readonly clients: number;
  readonly seconds: number;
  readonly rounds: number;
}

async function reportCase(
  list: ListCase,
  contenders: readonly Contender[],
  { postmaster, clients, seconds, rounds }: Look,
): Promise<string[]> {
  const measured = contenders.map((): Measurement[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const contender = contenders[at]!;
      const path = pathOf(list, contender);
      const ask = (): Promise<unknown> => contender.client.get(path, contender.tokens[list.account]);
      if (round === 0) for (let warm = 0; warm < 20; warm += 1) await ask();
      measured[at]!.push(await measure({ contender, postmaster, clients, seconds }, () => ask));
    }
  }
  const [product, raw] = measured.map(summarize) as [Summary, Summary];
  return [list.name, product.times, raw.times, processor(product), processor(raw), ratio(product, raw)];
}

interface Summary {
  readonly times: string;
  readonly milliseconds: number | null;
}

function summarize(measured: readonly Measurement[]): Summary {
  const latencies = measured.flatMap((each) => each.latencies);
  const sums = measured.map(({ serverMilliseconds: server, databaseMilliseconds: database }) => (server ?? 0) + (database ?? 0));
  return {
    times: `${quantile(latencies, 0.5).toFixed(1)} / ${quantile(latencies, 0.99).toFixed(1)}`,
    milliseconds: measured.some(({ serverMilliseconds }) => serverMilliseconds === null) ? null : median(sums),
  };
}

const processor = ({ milliseconds }: Summary): string => (milliseconds === null ? 'n/a' : milliseconds.toFixed(2));

function ratio(product: Summary, raw: Summary): string {
  return product.milliseconds === null || raw.milliseconds === null ? 'n/a' : `${(product.milliseconds / raw.milliseconds).toFixed(2)} ×`;
}
