import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Contender } from './contender.ts';

/** The database of a measured program and the file to which its cluster logs. */
export interface LoggedDatabase {
  readonly sql: Contender['sql'];
  readonly log: string;
}

/** Returns how many statements the transactions of some commands have on average, without those that begin and end them. */
export async function statementsOf({ sql, log }: LoggedDatabase, work: () => Promise<void>): Promise<number> {
  await setLogging(sql, 'all');
  const from = readFileSync(log).length;
  await work();
  await setLogging(sql, 'none');
  const counts = commandsIn(readFileSync(log).subarray(from).toString('utf8'));
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

/** Connections follow the setting with their next statement. */
async function setLogging(sql: Contender['sql'], statements: 'all' | 'none'): Promise<void> {
  await sql.query(`alter system set log_statement = '${statements}'`);
  await sql.query('select pg_reload_conf()');
  const isSet = async (): Promise<boolean> =>
    (await sql.query<{ log_statement: string }>('show log_statement')).rows[0]!.log_statement === statements;
  while (!(await isSet())) await pause(20);
}

/** Returns the statements of each transaction that claims an idempotency key, which are those of commands. */
function commandsIn(log: string): number[] {
  const open = new Map<string, string[]>();
  const counts: number[] = [];
  for (const [, process = '', text = ''] of log.matchAll(/\[(\d+)\] LOG: {2}(?:execute [^:]+|statement): (.*)/g)) {
    if (text.startsWith('begin')) open.set(process, []);
    else if (!text.startsWith('commit')) open.get(process)?.push(text);
    else {
      const statements = open.get(process) ?? [];
      if (statements.some((statement) => statement.includes('insert into idempotency_keys'))) counts.push(statements.length);
      open.delete(process);
    }
  }
  return counts;
}
