import { setTimeout as pause } from 'node:timers/promises';
import { median, quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import type { Contender } from './contender.ts';
import { growHistory } from './history.ts';
import { openEnvironment, type BenchEnvironment } from './bench-environment.ts';
import { reportLongInstances } from './long-instance.ts';
import { measureAgree, measureSubmit, type Measurement } from './measurement.ts';
import { statementsOf } from './statement-counts.ts';
import { reportWideForm } from './wide-form.ts';
import { isSameRows, writesOf, type RowCounts, type Writes } from './row-counts.ts';

/** Measures submit and agree, compared with a program that writes the same rows directly. */
export async function workflowBench(options: BenchOptions): Promise<void> {
  console.log('\nWorkflow: submit an expense claim of seven rows, agree to it');
  const environment = await openEnvironment(options);
  try {
    await reportWrites(environment);
    await reportStatements(environment);
    await warmUp(environment, options.seconds);
    for (const clients of options.clients) await reportPair(environment, { ...options, clients });
    await reportPair(environment, { ...options, clients: Math.max(...options.clients), restBeforeAgreeing: restSeconds });
    await reportHistory(environment, options);
    await reportLongInstances(environment, options.quick);
    await reportWideForm(environment, options.quick ? 10 : 60);
  } finally {
    await environment.close();
  }
}

const operations = { submit: measureSubmit, agree: measureAgree } as const;
type Operation = keyof typeof operations;
type Results = Record<Operation, Map<Contender, Measurement[]>>;

interface Pairing {
  readonly clients: number;
  readonly seconds: number;
  readonly rounds: number;
  /** Seconds without requests between submitting and agreeing. */
  readonly restBeforeAgreeing?: number;
}

/** In which Node gives memory and compiled code back. */
const restSeconds = 5;

/**
 * Measures the programs alternately and alternates the first one too, so that other load affects both. Each agrees directly after it has
 * submitted, unless it is to rest before.
 */
async function measureAlternately(
  { product, raw, postmaster }: BenchEnvironment,
  { clients, seconds, rounds, restBeforeAgreeing = 0 }: Pairing,
): Promise<Results> {
  const results: Results = { submit: new Map(), agree: new Map() };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [product, raw] : [raw, product];
    for (const contender of order) {
      await contender.signIn();
      for (const operation of ['submit', 'agree'] as const) {
        if (operation === 'agree') await pause(restBeforeAgreeing * 1000);
        const measured = await operations[operation]({ contender, postmaster, clients, seconds });
        results[operation].set(contender, [...(results[operation].get(contender) ?? []), measured]);
      }
    }
  }
  return results;
}

async function reportPair(environment: BenchEnvironment, pairing: Pairing): Promise<void> {
  const results = await measureAlternately(environment, pairing);
  const { clients, restBeforeAgreeing } = pairing;
  const shown = restBeforeAgreeing === undefined ? (['submit', 'agree'] as const) : (['agree'] as const);
  const rows = shown.map((operation) => {
    const [product, raw] = [environment.product, environment.raw].map((contender) => summarize(results[operation].get(contender)!)) as [
      Summary,
      Summary,
    ];
    return [
      `${operation}, ${clients} ${clients === 1 ? 'client' : 'clients'}${restBeforeAgreeing === undefined ? '' : `, after ${restBeforeAgreeing} s of rest`}`,
      product.perSecond.toFixed(0),
      raw.perSecond.toFixed(0),
      `${((100 * product.perSecond) / raw.perSecond).toFixed(0)} %`,
      processor(product),
      processor(raw),
      ratio(product, raw),
      `${product.p50.toFixed(1)} / ${product.p99.toFixed(1)}`,
      `${raw.p50.toFixed(1)} / ${raw.p99.toFixed(1)}`,
    ];
  });
  const heads = [
    '',
    'product/s',
    'raw/s',
    'ratio',
    'product cpu ms (server + db)',
    'raw cpu ms',
    'ratio',
    'product ms p50 / p99',
    'raw ms',
  ];
  console.log(`\n${textTable(heads, rows)}`);
}

interface Summary {
  readonly perSecond: number;
  readonly server: number | null;
  readonly database: number | null;
  readonly p50: number;
  readonly p99: number;
}

/** The median over the rounds. */
function summarize(measured: readonly Measurement[]): Summary {
  const over = (read: (each: Measurement) => number | null): number | null => {
    const values = measured.map(read).filter((value) => value !== null);
    return values.length === 0 ? null : median(values);
  };
  const latencies = measured.flatMap((each) => each.latencies);
  return {
    perSecond: median(measured.map((each) => each.perSecond)),
    server: over((each) => each.serverMilliseconds),
    database: over((each) => each.databaseMilliseconds),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

function processor({ server, database }: Summary): string {
  if (server === null || database === null) return 'n/a';
  return `${(server + database).toFixed(2)} (${server.toFixed(2)} + ${database.toFixed(2)})`;
}

function processorSum({ server, database }: Summary): string {
  return server === null || database === null ? 'n/a' : (server + database).toFixed(2);
}

function ratio(product: Summary, raw: Summary): string {
  if (product.server === null || product.database === null || raw.server === null || raw.database === null) return 'n/a';
  return `${((product.server + product.database) / (raw.server + raw.database)).toFixed(2)} ×`;
}

/** Warms up compilers and connection pools. */
async function warmUp({ product, raw, postmaster }: BenchEnvironment, seconds: number): Promise<void> {
  for (const contender of [product, raw]) {
    await contender.signIn();
    const load = { contender, postmaster, clients: 8, seconds };
    await measureSubmit(load);
    await measureAgree(load);
  }
}

const countedOperations = 20;

async function reportWrites({ product, raw }: BenchEnvironment): Promise<void> {
  const written = async (contender: Contender): Promise<Record<Operation, Writes>> => {
    // The first number of a month inserts a counter row.
    await contender.signIn();
    await contender.submit();
    return counted(contender, (operations) => writesOf(contender, countedOperations, operations));
  };
  const [ofProduct, ofRaw] = [await written(product), await written(raw)];
  const tables = new Set([ofProduct, ofRaw].flatMap(({ submit, agree }) => [...submit.rows.keys(), ...agree.rows.keys()]));
  const rows = [...tables].map((table) => [
    table,
    ...(['submit', 'agree'] as const).flatMap((operation) => [ofProduct, ofRaw].map((each) => counts(each[operation].rows, table))),
  ]);
  const wal = [
    'bytes of write-ahead log',
    ...(['submit', 'agree'] as const).flatMap((operation) => [ofProduct, ofRaw].map((each) => each[operation].walBytes.toFixed(0))),
  ];
  console.log(`\n  Rows written per operation (inserted + updated - deleted)`);
  console.log(textTable(['', 'submit: product', 'raw', 'agree: product', 'raw'], [...rows, wal]));
  const same = (['submit', 'agree'] as const).every((operation) => isSameRows(ofProduct[operation].rows, ofRaw[operation].rows));
  console.log(same ? '  Both write the same rows.' : '  THE PROGRAMS DO NOT WRITE THE SAME ROWS: update the raw program.');
}

async function reportStatements({ product, raw, log }: BenchEnvironment): Promise<void> {
  const rows: string[][] = [];
  for (const contender of [product, raw]) {
    await contender.signIn();
    const { submit, agree } = await counted(contender, (operations) => statementsOf({ sql: contender.sql, log }, operations));
    rows.push([contender.name, submit.toFixed(1), agree.toFixed(1)]);
  }
  console.log('\n  Statements of a transaction, besides begin and commit (goals: 12 and 10)');
  console.log(textTable(['', 'submit', 'agree'], rows));
}

/** What `count` counts while so many claims are submitted, and while as many are agreed to. */
async function counted<T>(contender: Contender, count: (operations: () => Promise<void>) => Promise<T>): Promise<Record<Operation, T>> {
  const submit = await count(async () => {
    for (let times = 0; times < countedOperations; times += 1) await contender.submit();
  });
  const items = (await contender.openItems()).slice(0, countedOperations);
  const agree = await count(async () => {
    for (const item of items) await contender.agree(item);
  });
  return { submit, agree };
}

function counts(rows: RowCounts, table: string): string {
  const [inserted, updated, deleted] = rows.get(table) ?? [0, 0, 0];
  return `${inserted} + ${updated} - ${deleted}`;
}

const historyClients = 8;

/** Repeats the measurement after many finished instances were inserted. */
async function reportHistory(environment: BenchEnvironment, { seconds, rounds, history }: BenchOptions): Promise<void> {
  const pairing = { clients: historyClients, seconds, rounds };
  const before = await measureAlternately(environment, pairing);
  const had = await instancesOf(environment.product);
  for (const contender of [environment.product, environment.raw]) await growHistory(contender, history);
  const after = await measureAlternately(environment, pairing);
  const rows = (['submit', 'agree'] as const).map((operation) => {
    const of = (results: Results, contender: Contender): Summary => summarize(results[operation].get(contender)!);
    const change = (text: (product: Summary, raw: Summary) => string): string =>
      [before, after].map((results) => text(of(results, environment.product), of(results, environment.raw))).join(' → ');
    return [
      operation,
      change((product) => product.perSecond.toFixed(0)),
      change((_, raw) => raw.perSecond.toFixed(0)),
      change((product, raw) => `${((100 * product.perSecond) / raw.perSecond).toFixed(0)} %`),
      change((product) => processorSum(product)),
      change((_, raw) => processorSum(raw)),
    ];
  });
  console.log(`\n  With history: ${historyClients} clients, ${had} → ${had + history} instances`);
  console.log(textTable(['', 'product/s', 'raw/s', 'ratio', 'product cpu ms', 'raw cpu ms'], rows));
}

async function instancesOf({ sql }: Contender): Promise<number> {
  const { rows } = await sql.query<{ count: string }>('select count(*) as count from inkstone.instances');
  return Number(rows[0]!.count);
}
