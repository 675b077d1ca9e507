import { errorsIn, type DocumentIssue } from '@inkstone/checks';
import { sql, type RawBuilder } from 'kysely';
import type { ModelDefinition } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { recordColumns, rowColumns, tableOf, type ItemColumn, type StoredItem } from '../apps/index.ts';
import { readTables, type ExistingTables } from './existing-tables.ts';
import type { ChangedModel } from './locked-items.ts';
import { planNoRepeat } from './plan-no-repeat.ts';

export interface TablePlan {
  /** Why the tables cannot take this shape. */
  readonly issues: readonly DocumentIssue[];
  readonly statements: readonly RawBuilder<unknown>[];
}

interface WantedTable {
  readonly name: string;
  readonly items: readonly StoredItem[];
  readonly create: RawBuilder<unknown>;
  readonly indexes: readonly RawBuilder<unknown>[];
}

/**
 * Compares the tables of a model with the existing ones. Columns are only added; the column and data of a removed item stay. A column may
 * change its type only while it holds no values.
 */
export async function planTables(executor: Executor, { model, before }: ChangedModel): Promise<TablePlan> {
  const wanted = wantedTables(model);
  const existing = await readTables(
    executor,
    wanted.map(({ name }) => name),
  );
  const plans: TablePlan[] = [];
  for (const table of wanted) plans.push(await planTable(executor, { model, before, table, existing }));
  return { issues: plans.flatMap(({ issues }) => issues), statements: plans.flatMap(({ statements }) => statements) };
}

/** Keeps others from writing into the existing tables of a model until the transaction ends. */
export async function lockTables(trx: Trx, model: ModelDefinition): Promise<void> {
  const names = wantedTables(model).map(({ name }) => name);
  for (const name of (await readTables(trx, names)).keys())
    await sql`lock table ${sql.id('biz', name)} in share row exclusive mode`.execute(trx);
}

function wantedTables(model: ModelDefinition): WantedTable[] {
  const table = tableOf(model);
  const records = sql.id('biz', table.name);
  const index = (name: string, columns: string, unique = ''): RawBuilder<unknown> =>
    sql`create ${sql.raw(unique)} index ${sql.id(`${name}`)} on ${records} ${sql.raw(columns)}`;
  return [
    {
      name: table.name,
      items: table.items,
      create: sql`create table ${records} (${sql.join(Object.entries(recordColumns).map(systemColumn))}, primary key (id))`,
      indexes: [
        index(`${table.name}$no`, '(sequence_no) where sequence_no is not null', 'unique'),
        index(`${table.name}$created`, '(created_time, id)'),
        index(`${table.name}$creater`, '(creater, created_time, id)'),
        index(`${table.name}$owner`, '(owner, created_time, id)'),
        index(`${table.name}$$dept`, '(owner_dept_id, created_time, id)'),
        index(`${table.name}$instance`, '(workflow_instance_id) where workflow_instance_id is not null'),
      ],
    },
    ...table.sheets.map((sheet) => ({
      name: sheet.name,
      items: sheet.items,
      create: sql`create table ${sql.id('biz', sheet.name)} (${sql.join(Object.entries(rowColumns).map(systemColumn))}, primary key (id),
        foreign key (record_id) references ${records} (id) on delete cascade)`,
      indexes: [sql`create index on ${sql.id('biz', sheet.name)} (record_id, position)`],
    })),
  ];
}

const optionalColumns: ReadonlySet<string> = new Set([
  'sequence_no',
  'created_dept_id',
  'owner_dept_id',
  'workflow_instance_id',
  'urgency_level',
  'form_version',
]);

function systemColumn([name, type]: readonly [string, string]): RawBuilder<unknown> {
  return sql`${sql.id(name)} ${columnType(type)} ${sql.raw(optionalColumns.has(name) ? '' : 'not null')}`;
}

function columnType(type: string): RawBuilder<unknown> {
  return sql.raw(type.startsWith('text') ? `${type} collate pg_c_utf8` : type);
}

interface TableInput extends ChangedModel {
  readonly table: WantedTable;
  readonly existing: ExistingTables;
}

async function planTable(executor: Executor, { model, before, table, existing }: TableInput): Promise<TablePlan> {
  const isOfRecords = table.name === model.code;
  const target = sql.id('biz', table.name);
  const addColumn = ({ name, type }: ItemColumn): RawBuilder<unknown> =>
    sql`alter table ${target} add column ${sql.id(name)} ${columnType(type)}`;
  const there = existing.get(table.name);
  if (!there) {
    const added = table.items.flatMap(({ columns }) => columns.map(addColumn));
    const everything = { model, before: null, isNew: () => true, isRefused: () => false, indexes: new Set<string>() };
    const unique = isOfRecords ? await planNoRepeat(executor, everything) : nothing;
    return { issues: [], statements: [table.create, ...table.indexes, ...added, ...unique.statements] };
  }

  const issues: DocumentIssue[] = [];
  const statements: RawBuilder<unknown>[] = [];
  const report = errorsIn({ kind: 'model', code: model.code });
  const fresh = new Set<string>();
  for (const { item, columns } of table.items) {
    for (const column of columns) {
      const type = there.columns.get(column.name);
      if (type === column.type) continue;
      if (type !== undefined) {
        const rows = await rowsWithValue(executor, table.name, column.name);
        if (rows > 0) {
          const params = { code: item.code, rows, from: type, to: column.type };
          issues.push(report('ColumnTypeChanged', { kind: 'item', item: item.code }, params));
          continue;
        }
        statements.push(sql`alter table ${target} drop column ${sql.id(column.name)}`);
      }
      fresh.add(column.name);
      statements.push(addColumn(column));
    }
  }
  const kept = new Set(
    table.items.flatMap(({ columns }) => columns.flatMap(({ name, type }) => (there.columns.get(name) === type ? [name] : []))),
  );
  const unique = isOfRecords
    ? await planNoRepeat(executor, {
        model,
        before,
        isNew: (name) => fresh.has(name),
        isRefused: (name) => !fresh.has(name) && !kept.has(name),
        indexes: there.indexes,
      })
    : nothing;
  return { issues: [...issues, ...unique.issues], statements: [...statements, ...unique.statements] };
}

const nothing: TablePlan = { issues: [], statements: [] };

async function rowsWithValue(executor: Executor, table: string, column: string): Promise<number> {
  const { rows } = await sql<{ rows: string }>`
    select count(*) as rows from ${sql.id('biz', table)} where ${sql.id(column)} is not null`.execute(executor);
  return Number(rows[0]!.rows);
}
