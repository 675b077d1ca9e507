import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { productProgram, startProgram } from '../workflow/child-process.ts';
import { Contender } from '../workflow/contender.ts';
import { Designer } from '../workflow/designer.ts';
import { signIn } from '../workflow/sign-in.ts';

const clients = 16;
const betweenMilliseconds = 500;

/** Measures how long people wait who submit and approve while new versions of their form, model and workflow are published. */
export async function publishingBench({ seconds, rounds }: BenchOptions): Promise<void> {
  console.log(`\nPublishing: ${clients} clients submit and approve, without and with publications`);
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const product = await startProgram(productProgram, { DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const sql = new pg.Client({ host: join(folder, 'postgres'), port: 5432, user: 'inkstone', database: 'inkstone' });
  await sql.connect();
  const contender = new Contender({ name: 'product', pid: product.pid, url: product.url, sql, signIn });
  try {
    const designer = await Designer.signIn(contender.client);
    const publications: number[] = [];
    const publish = async (): Promise<void> => void publications.push(await designer.publish(() => nextVersion(publications.length + 1)));
    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      await contender.signIn();
      quiet.push(...(await work(contender, seconds, () => pause(betweenMilliseconds))));
      busy.push(...(await work(contender, seconds, () => publish().then(() => pause(betweenMilliseconds)))));
    }
    const rows = [rowOf('without publications', quiet), rowOf('with publications', busy), rowOf('a publication itself', publications)];
    console.log(textTable(['', 'operations', 'p50 ms', 'p99 ms', 'longest ms'], rows));
    const delay = quantile(busy, 1) - quantile(quiet, 1);
    console.log(`longest wait with publications: ${delay.toFixed(0)} ms more than without (goal: at most 1000)`);
    console.log(await versionsUsed(sql));
  } finally {
    await contender.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const model = { kind: 'model', code: 'expense_claim' };
const form = { kind: 'form', schemaCode: 'expense_claim', code: 'expense_claim' };
const workflow = { kind: 'workflow', code: 'expense_flow' };

/** Each version has one data item more, with its control, and another name of the workflow. */
function nextVersion(number: number): object[] {
  const code = `extra_${number}`;
  return [
    { op: 'insert', document: model, path: ['dataItems', code], value: { name: code, type: 'ShortText' } },
    { op: 'insert', document: form, path: ['controls', code], value: { type: 'text', options: { name: code } } },
    { op: 'insert', document: form, path: ['layout', code], value: {} },
    { op: 'set', document: workflow, path: ['name'], value: `Version ${number}` },
  ];
}

/** Half of the clients submit, the others approve what was submitted; `beside` runs again and again. Returns how long each waited. */
async function work(contender: Contender, seconds: number, beside: () => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  const waiting = await contender.openItems();
  const timed = async (operation: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await operation();
    latencies.push(performance.now() - from);
  };
  const submitting = async (): Promise<void> => {
    while (performance.now() < until) await timed(() => contender.submit());
  };
  let refilling: Promise<void> | null = null;
  const refill = async (): Promise<void> => {
    await pause(20);
    waiting.push(...(await contender.openItems()));
    refilling = null;
  };
  const taken = new Set<string>();
  const agreeing = async (): Promise<void> => {
    while (performance.now() < until) {
      const item = waiting.pop();
      if (!item) await (refilling ??= refill());
      else if (!taken.has(item.id)) {
        taken.add(item.id);
        await timed(() => contender.agree(item));
      }
    }
  };
  const besides = async (): Promise<void> => {
    while (performance.now() < until) await beside();
  };
  const workers = Array.from({ length: clients }, (_, index) => (index % 2 === 0 ? submitting() : agreeing()));
  await Promise.all([...workers, besides()]);
  return latencies;
}

/** Form and workflow are published together with the same number, so a submission that two versions validated has two numbers. */
async function versionsUsed(sql: pg.Client): Promise<string> {
  const { rows } = await sql.query<{ all: number; mixed: number; versions: number }>(`
    select count(*)::int as all, (count(*) filter (where r.form_version <> i.workflow_version))::int as mixed,
      count(distinct i.workflow_version)::int as versions
    from inkstone.instances i join biz.expense_claim r on r.id = i.record_id where i.workflow_code = 'expense_flow'`);
  const { all, mixed, versions } = rows[0]!;
  return `${all} submissions under ${versions} versions, ${mixed} of them validated by two (goal: 0)`;
}

function rowOf(name: string, latencies: readonly number[]): string[] {
  const shown = [0.5, 0.99, 1].map((q) => quantile(latencies, q).toFixed(0));
  return [name, String(latencies.length), ...shown];
}
