import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  exportDataAsync,
  exportFile,
  exportProgress,
  importCheck,
  importData,
  importProgress,
  importRun,
  type Call,
  type CallOutput,
} from '@inkstone/api';
import { importModes } from '@inkstone/schema';
import pg from 'pg';
import { seedRecords } from '../lists/seed-records.ts';
import { processMilliseconds, treeMilliseconds } from '../measure/processor-time.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { productProgram, startProgram, type RunningProgram } from '../workflow/child-process.ts';
import { JsonClient } from '../workflow/json-client.ts';
import { signIn } from '../workflow/sign-in.ts';

/** The maximum number of records of one import. */
const mostRecords = 100_000;
const quickRecords = 2_000;
/** As an import writes them. */
const rowsAtOnce = 250;

/** Measures time and memory of the server for exporting a list of many records to a spreadsheet and importing it again. */
export async function ioBench({ items, quick, profile }: BenchOptions): Promise<void> {
  const records = quick ? quickRecords : Math.min(items, mostRecords);
  console.log(`\nImport and export: ${records.toLocaleString('en')} records`);
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const dataDir = join(folder, 'data');
  let product: RunningProgram | null = null;
  let sql: pg.Client | null = null;
  try {
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    product = await startProgram([...profiling, ...productProgram], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    sql = new pg.Client({ host: join(dataDir, 'postgres'), port: 5432, user: 'inkstone', database: 'inkstone' });
    await sql.connect();
    await indexesBuilt(sql);
    await sql.query('truncate biz.supplier');
    await seedRecords(sql, records);
    const person = await signedIn(product);
    const rows: string[][] = [];
    const database = databasePid(dataDir);
    const measured = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      const processors = () => [processMilliseconds(product!.pid) ?? NaN, treeMilliseconds(database) ?? NaN];
      const from = processors();
      const { seconds, before, peak } = await observed(product!.pid, work);
      const used = processors().map((time, index) => ((time - from[index]!) / records).toFixed(3));
      const row: string[] = [name, seconds.toFixed(1), (records / seconds).toFixed(0), ...used, String(before), String(peak)];
      rows.push(row);
      console.log(`  ${name} done after ${row[1]} s`);
    };
    let file = Buffer.alloc(0);
    await measured('export', async () => (file = await exported(person)));
    await sql.query('truncate biz.supplier');
    let importId = '';
    await measured('import: file and check', async () => (importId = await checked(person, file)));
    await measured('import: writing', () => written(person, importId));
    await sql.query('create table public.kept as select s as supplier, row_number() over (order by id) as number from biz.supplier s');
    await sql.query('create index on public.kept (number)');
    await sql.query('truncate biz.supplier');
    await measured('the same rows in plain transactions', () => writtenPlainly(sql!, records));
    console.log(textTable(['', 's', 'records/s', 'server ms', 'database ms', 'MB before', 'MB at most'], rows));
    console.log(`  writing takes ${ratio(rows, 2, 3)} times the processor time of the plain transactions, server and database together`);
    person.client.close();
  } finally {
    await sql?.end();
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts the imported rows again, as many in a transaction as an import, with nothing in between. */
async function writtenPlainly(sql: pg.Client, records: number): Promise<void> {
  for (let from = 0; from < records; from += rowsAtOnce) {
    await sql.query('begin');
    await sql.query({ name: 'rows', text: plainRows, values: [from, rowsAtOnce] });
    await sql.query('commit');
  }
}

/** With the history of each record. */
const plainRows = `
  with rows as (select (supplier).* from public.kept where number > $1::integer and number <= $1::integer + $2::integer),
    history as (insert into inkstone.record_changes (record_id, version, schema_code, changes, actor, at)
      select id, 0, 'supplier', '[]', creater, created_time from rows)
  insert into biz.supplier select * from rows`;

function ratio(rows: readonly (readonly string[])[], product: number, plain: number): string {
  const used = (row: number): number => Number(rows[row]![3]) + Number(rows[row]![4]);
  return (used(product) / used(plain)).toFixed(1);
}

function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

interface Person {
  readonly client: JsonClient;
  readonly token: string;
  readonly url: string;
}

async function signedIn({ url }: RunningProgram): Promise<Person> {
  const client = new JsonClient(url);
  const token = await signIn(client, 'admin');
  return { client, token, url };
}

async function indexesBuilt(sql: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const { rows } = await sql.query<{ count: string }>(
      `select count(*) from pg_index x join pg_class i on i.oid = x.indexrelid where i.relname ~ '^supplier.(search|filter).' and x.indisvalid`,
    );
    if (Number(rows[0]!.count) === 4) return;
    await pause(500);
  }
}

/** Samples the resident memory in MB. */
async function observed(pid: number, work: () => Promise<unknown>): Promise<{ seconds: number; before: number; peak: number }> {
  const before = resident(pid);
  let peak = before;
  const looking = setInterval(() => (peak = Math.max(peak, resident(pid))), 50);
  const from = performance.now();
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return { seconds: (performance.now() - from) / 1000, before, peak };
}

function resident(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(found ?? 0) / 1024);
}

/** Polls until the task has ended. */
async function over<T extends { readonly state: string }>(
  { client, token }: Person,
  call: Call,
  query: string,
  busy: readonly string[],
): Promise<T> {
  for (;;) {
    const answer = await client.get<T>(`${call.path}?${query}`, token);
    if (!busy.includes(answer.state)) return answer;
    await pause(200);
  }
}

async function exported(person: Person): Promise<Buffer<ArrayBuffer>> {
  const { client, token, url } = person;
  const request = { schemaCode: 'supplier', fields: ['supplier_name', 'tax_number', 'contact', 'phone'] };
  const { taskId } = await client.post<CallOutput<typeof exportDataAsync>>(exportDataAsync.path, token, request);
  const task = await over<CallOutput<typeof exportProgress>>(person, exportProgress, `taskId=${taskId}`, ['waiting', 'running']);
  if (task.state !== 'done') throw new Error(`the export ended as ${task.state}: ${task.problem}`);
  const answer = await fetch(`${url}${exportFile.path}?taskId=${taskId}`, { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await answer.arrayBuffer());
}

async function checked(person: Person, file: Buffer<ArrayBuffer>): Promise<string> {
  const { client, token, url } = person;
  const body = new FormData();
  body.append('schemaCode', 'supplier');
  body.append('file', new File([file], 'suppliers.xlsx'));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const taken = await fetch(`${url}${importData.path}`, { method: 'POST', headers, body });
  const { data } = (await taken.json()) as { data: CallOutput<typeof importData> };
  const { importId, columns } = data;
  await client.post(importCheck.path, token, { importId, mapping: columns.map(({ field }) => field), mode: importModes.append });
  const task = await over<CallOutput<typeof importProgress>>(person, importProgress, `importId=${importId}`, ['reading', 'checking']);
  if (task.state !== 'checked' || task.failed > 0) throw new Error(`the check ended as ${task.state} with ${task.failed} failed rows`);
  return importId;
}

async function written(person: Person, importId: string): Promise<void> {
  await person.client.post(importRun.path, person.token, { importId });
  const task = await over<CallOutput<typeof importProgress>>(person, importProgress, `importId=${importId}`, ['importing']);
  if (task.state !== 'done' || task.failed > 0) throw new Error(`the import ended as ${task.state} with ${task.failed} failed rows`);
}
