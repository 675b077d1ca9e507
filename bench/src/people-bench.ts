import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userSearch, type CallOutput } from '@inkstone/api';
import pg from 'pg';
import { median, quantile } from './measure/quantile.ts';
import { processMilliseconds, treeMilliseconds } from './measure/processor-time.ts';
import { textTable } from './measure/text-table.ts';
import type { BenchOptions } from './options.ts';
import { productProgram, startProgram, type RunningProgram } from './workflow/child-process.ts';
import { JsonClient } from './workflow/json-client.ts';
import { signIn } from './workflow/sign-in.ts';

const people = 20_000;
const size = 50;
const repetitions = 200;

/** What is typed into a picker, and how many people it finds. */
const words = [
  ['', 'everybody'],
  ['bench', 'everybody by a part of the account'],
  ['bench-1234', 'eleven'],
  ['nobody-at-all', 'nobody'],
] as const;

/** Measures finding people among many, compared with the plain statement for the same page. */
export async function peopleBench({ quick }: BenchOptions): Promise<void> {
  console.log(`\nFinding people among ${people.toLocaleString('en')}`);
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const dataDir = join(folder, 'data');
  let product: RunningProgram | null = null;
  let sql: pg.Client | null = null;
  try {
    product = await startProgram(productProgram, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    sql = new pg.Client({ host: join(dataDir, 'postgres'), port: 5432, user: 'inkstone', database: 'inkstone' });
    await sql.connect();
    await sql.query('set search_path = inkstone');
    await seed(sql);
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const client = new JsonClient(product.url);
    const token = await signIn(client, 'employee');
    const rows: string[][] = [];
    for (const [word, found] of words) {
      const path = `${userSearch.path}?keyword=${word}&size=${size}`;
      const ask = async () => (await client.get<CallOutput<typeof userSearch>>(path, token)).items.map(({ id }) => id);
      const plainly = () => plain(sql!, word);
      deepStrictEqual(await ask(), await plainly());
      const pids = { product: product.pid, postmaster };
      const [ours, theirs] = [await timed(ask, quick, pids), await timed(plainly, quick, pids)];
      const shown = ({ times }: Timed): string => `${median(times).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`;
      rows.push([found, shown(ours), shown(theirs), ours.cpu.toFixed(1), theirs.cpu.toFixed(1)]);
    }
    client.close();
    console.log(textTable(['finds', 'product ms p50 / p99', 'plain', 'product cpu ms', 'plain'], rows));
  } finally {
    await sql?.end();
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seed(sql: pg.Client): Promise<void> {
  await sql.query(
    `with made as (
       insert into people (id, account, name, name_keys, keyed_name)
       select uuidv7(), 'bench-' || n, (array['林','陳','黃','張','李','王','吳'])[1 + n % 7] || chr(20000 + n % 5000) || chr(21000 + n / 3 % 4000), '', ''
       from generate_series(1, $1::integer) n returning id)
     insert into memberships (person_id, department_id, sort) select m.id, d.id, 0 from made m cross join (select id from departments limit 1) d`,
    [people],
  );
  await sql.query('vacuum analyze people');
  await sql.query('vacuum analyze memberships');
}

/** Without the readings of names, which these people do not have. */
async function plain(sql: pg.Client, word: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select p.id, p.name, d.id as department, d.name as department_name from people p
     left join memberships m on m.person_id = p.id and m.sort = 0 left join departments d on d.id = m.department_id
     where p.active and (strpos(lower(p.name), $1) > 0 or strpos(lower(p.account), $1) > 0)
     order by p.name collate "zh-Hant-x-icu", p.id limit $2`,
    [word, size],
  );
  return rows.map(({ id }) => id);
}

interface Timed {
  readonly times: readonly number[];
  /** Processor time of the product, or of the plain statement's part of the database. */
  readonly cpu: number;
}

async function timed(
  work: () => Promise<unknown>,
  quick: boolean,
  pids: { readonly product: number; readonly postmaster: number },
): Promise<Timed> {
  for (let warm = 0; warm < 20; warm += 1) await work();
  const used = (): number => (processMilliseconds(pids.product) ?? NaN) + (treeMilliseconds(pids.postmaster) ?? NaN);
  const from = used();
  const times: number[] = [];
  const count = quick ? repetitions / 4 : repetitions;
  for (let each = 0; each < count; each += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return { times, cpu: (used() - from) / count };
}
