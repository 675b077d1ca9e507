import { importModes } from '@inkstone/schema';
import { sql } from 'kysely';
import type { ImportRowsTable } from '../../platform/db/tables/imports.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import type { Selectable } from 'kysely';
import { importTarget, type ImportTarget } from './import-fields.ts';
import { rowsAtOnce } from './limits.ts';
import { readRows } from './read-rows.ts';
import type { Import } from './stored-import.ts';
import { fillRows, startsRules, type FilledRows } from './write-rows.ts';
import type { ImportRow } from './write-row.ts';

/** The next rows of an import, ready to be checked or written. */
export interface PreparedRows {
  /** The progress of the import that they continue. */
  readonly state: Import['state'];
  readonly after: number;
  readonly target: ImportTarget;
  readonly stored: readonly Pick<Selectable<ImportRowsTable>, 'position' | 'lines'>[];
  readonly rows: readonly ImportRow[];
  /** Null: they are written in turn. Undefined: not filled in yet. */
  readonly filled?: FilledRows | null;
  /** Does nothing that they write change how further rows are read and filled in? */
  readonly isIndependent: boolean;
}

type Progress = Pick<Import, 'id' | 'schema_code' | 'state' | 'position' | 'mode' | 'mapping' | 'keys' | 'head'>;

/** Reads the rows that follow. */
export async function prepareRows(context: CommandContext, task: Progress): Promise<PreparedRows> {
  const { trx } = context;
  await useIndexes(context);
  const target = await importTarget(trx, context, task.schema_code);
  const stored = await trx
    .selectFrom('import_rows')
    .select(['position', 'lines'])
    .where('import_id', '=', task.id)
    .where('state', '<>', 'faulty')
    .where('position', '>', task.position)
    .orderBy('position')
    .limit(rowsAtOnce)
    .execute();
  const lines = stored.map((row) => row.lines);
  const rows = stored.length === 0 ? [] : await readRows(context, { task, target }, lines);
  const isIndependent = task.state === 'checking' || (addsOnly(task, target) && !(await startsRules(context, target)));
  return { state: task.state, after: task.position, target, stored, rows, isIndependent };
}

/** The same, with their forms filled in. It only reads. */
export async function prepareFilledRows(context: CommandContext, task: Progress, signal?: AbortSignal): Promise<PreparedRows> {
  const prepared = await prepareRows(context, task);
  return { ...prepared, filled: await fillRows(context, prepared.target, prepared.rows, signal) };
}

/** The tables of an import grow many times over before their statistics are renewed: plans made for their size at the beginning would read all of them. */
export async function useIndexes({ trx }: Pick<CommandContext, 'trx'>): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`.execute(trx);
}

/** Rows that replace records, or refer to records of their own model, may mean one that a row before has written. */
function addsOnly({ mode }: Progress, { model, fields }: ImportTarget): boolean {
  return mode === importModes.append && [...fields.values()].every(({ item }) => item.schemaCode !== model.definition.code);
}
