import type { Contender } from './contender.ts';

interface Clone {
  readonly table: string;
  /** Selects the rows of the finished instance that are copied; `$1` is its id, `$2` that of its record. */
  readonly where: string;
  /** Columns with a different value in each copy `c`, which has an instance id, a record id and a number. */
  readonly columns: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
}

const copied = (column: string): string => `md5(t.${column}::text || c.number)::uuid`;

/** In the order required by foreign keys. */
const clones: readonly Clone[] = [
  {
    table: 'inkstone.instances',
    where: 't.id = $1 and $2::uuid is not null',
    columns: { id: 'c.instance_id', record_id: 'c.record_id', sequence_no: `'H-' || c.number` },
  },
  { table: 'inkstone.instance_events', where: 't.instance_id = $1 and $2::uuid is not null', columns: { instance_id: 'c.instance_id' } },
  {
    table: 'inkstone.visits',
    where: 't.instance_id = $1 and $2::uuid is not null',
    columns: { id: copied('id'), instance_id: 'c.instance_id' },
  },
  {
    table: 'inkstone.work_items',
    where: 't.instance_id = $1 and $2::uuid is not null',
    columns: { id: copied('id'), instance_id: 'c.instance_id', visit_id: copied('visit_id') },
  },
  {
    table: 'biz.expense_claim',
    where: 't.id = $2 and $1::uuid is not null',
    columns: { id: 'c.record_id', workflow_instance_id: 'c.instance_id', sequence_no: `'H-' || c.number` },
  },
  {
    table: 'biz."expense_claim$items"',
    where: 't.record_id = $2 and $1::uuid is not null',
    columns: { id: copied('id'), record_id: 'c.record_id' },
  },
  { table: 'inkstone.record_changes', where: 't.record_id = $2 and $1::uuid is not null', columns: { record_id: 'c.record_id' } },
  {
    table: 'inkstone.idempotency_keys',
    where: `t.answer ->> 'workflowInstanceId' = $1::text and $2::uuid is not null`,
    columns: { key: copied('key') },
  },
  {
    table: 'inkstone.outbox',
    where: `t.payload ->> 'workflowInstanceId' = $1::text and $2::uuid is not null`,
    columns: {},
    without: ['id'],
  },
];

/** Inserts copies of a finished instance into all its tables, as a history of that many instances. */
export async function growHistory({ sql }: Contender, instances: number): Promise<void> {
  const finished = await sql.query<{ id: string; record_id: string }>(
    `select id, record_id from inkstone.instances where status = 'COMPLETED' order by id limit 1`,
  );
  const { id, record_id: recordId } = finished.rows[0]!;
  await sql.query('drop table if exists copies');
  await sql.query(
    `create temp table copies as
     select uuidv7('-30 days'::interval + number * '1 s'::interval) as instance_id, uuidv7('-30 days'::interval + number * '1 s'::interval) as record_id, number
     from generate_series(1, $1::integer) number`.replace('$1', String(Math.round(instances))),
  );
  for (const clone of clones) await copyRows(sql, clone, [id, recordId]);
  await sql.query('vacuum analyze');
  await sql.query('checkpoint');
}

async function copyRows(sql: Contender['sql'], { table, where, columns, without = [] }: Clone, ids: readonly string[]): Promise<void> {
  const { rows } = await sql.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and not attname = any($2)`,
    [table, [...without]],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ name }) => columns[name] ?? `t."${name}"`).join(', ');
  await sql.query(`insert into ${table} (${names}) select ${values} from copies c cross join ${table} t where ${where} order by c.number`, [
    ...ids,
  ]);
}
