import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { productProgram, startProgram, type RunningProgram } from './child-process.ts';
import { Contender } from './contender.ts';
import { rolesOf, textsOf, type Sample } from './sample.ts';
import type { RawSettings } from './raw/main.ts';
import { signIn } from './sign-in.ts';

/** Both programs over one temporary database cluster, each with its own database. */
export interface BenchEnvironment {
  readonly product: Contender;
  readonly raw: Contender;
  /** The main process of the database server, the parent of its other processes. */
  readonly postmaster: number;
  /** The file to which the database server logs. */
  readonly log: string;
  close(): Promise<void>;
}

export interface EnvironmentOptions {
  readonly profile: string | undefined;
}

export async function openEnvironment({ profile }: EnvironmentOptions): Promise<BenchEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const running: RunningProgram[] = [];
  const contenders: Contender[] = [];
  const close = async (): Promise<void> => {
    for (const contender of contenders) await contender.close();
    for (const program of running.toReversed()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const dataDir = join(folder, 'data');
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const product = await startProgram([...profiling, ...productProgram], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    running.push(product);
    const cluster: pg.ClientConfig = { host: join(dataDir, 'postgres'), port: 5432, user: 'inkstone' };
    contenders.push(
      new Contender({ name: 'product', pid: product.pid, url: product.url, sql: await connect(cluster, 'inkstone'), signIn }),
    );
    const sample = await takeSample(contenders[0]!);

    await makeRawDatabase(contenders[0]!.sql, cluster, join(folder, 'raw'));
    const settings: RawSettings = { database: { ...cluster, database: 'raw' }, sample };
    const raw = await startProgram(['bench/src/workflow/raw/main.ts'], { RAW_SETTINGS: JSON.stringify(settings) });
    running.push(raw);
    const rawSignIn = (_: unknown, account: string): Promise<string> => Promise.resolve(account);
    contenders.push(new Contender({ name: 'raw', pid: raw.pid, url: raw.url, sql: await connect(cluster, 'raw'), signIn: rawSignIn }));

    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    return { product: contenders[0]!, raw: contenders[1]!, postmaster, log: join(dataDir, 'postgres.log'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(cluster: pg.ClientConfig, database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...cluster, database });
  await client.connect();
  return client;
}

/** Processes one complete claim with the product. */
async function takeSample(product: Contender): Promise<Sample> {
  await product.signIn();
  const { workflowInstanceId } = await product.submit();
  const submit = await textsOf(product.sql, workflowInstanceId);
  const roles = await rolesOf(product.sql, workflowInstanceId);
  for (const item of await product.openItems()) await product.agree(item);
  const agree = await textsOf(product.sql, workflowInstanceId, submit.events.length);
  return { roles, submit, agree };
}

/** The product creates the tables of the raw program, so that types, constraints, indexes and triggers are the same. */
async function makeRawDatabase(sql: pg.Client, cluster: pg.ClientConfig, folder: string): Promise<void> {
  await sql.query('create database raw template template0');
  const url = `postgres:///raw?host=${encodeURIComponent(String(cluster.host))}&port=${cluster.port}&user=${cluster.user}`;
  const maker = await startProgram(productProgram, { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'warn' });
  await maker.stop();
}
