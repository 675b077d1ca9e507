import type pg from 'pg';

/** The number of open items, the newest ones; the manager holds every tenth item. */
const openShare = 0.02;

/**
 * Inserts work items directly, each with its own instance and visit, over two years. One person holds a tenth, another one started a tenth,
 * 1,000 people share the rest; one model is rare. The state of the instances is empty, because they are never opened.
 */
export async function seedWork(sql: pg.Client, items: number): Promise<void> {
  // Constraints are not checked: the rows are valid by construction, and checking would take most of the time.
  await sql.query(`set session_replication_role = replica`);
  await sql.query(`set search_path = inkstone`);
  await sql.query(`insert into people (id, account, name) select uuidv7(), 'bench' || n, '同事 ' || n from generate_series(1, 1000) n`);
  await sql.query(
    `create temp table colleagues as select row_number() over (order by account) as n, id from people where account like 'bench%'`,
  );
  await sql.query(`create temp table flows as
    select row_number() over (order by code desc) - 1 as n, code, version, app_code, content ->> 'schemaCode' as schema_code
    from documents where kind = 'workflow'`);
  const step = 100_000;
  for (let from = 0; from < items; from += step) await seedPart(sql, { from, to: Math.min(items, from + step), items });
  await sql.query(`set session_replication_role = origin`);
  await sql.query('vacuum analyze');
  await sql.query('checkpoint');
}

async function seedPart(
  sql: pg.Client,
  { from, to, items }: { readonly from: number; readonly to: number; readonly items: number },
): Promise<void> {
  await sql.query('drop table if exists part');
  await sql.query(`create temp table part as
    select n, uuidv7(age) as instance_id, uuidv7(age) as visit_id, uuidv7(age) as item_id, date_trunc('milliseconds', now() + age) as at,
      case when n % 10 = 1 then employee.id else c.id end as initiator_id,
      case when n % 10 = 0 then manager.id else c.id end as holder_id,
      n < ${items} * ${1 - openShare} as done, case when n % 7 = 0 then 'circulate' else 'normal' end as kind, f.*
    from (select n, (n - ${items}) * '63 s'::interval as age from generate_series(${from}, ${to - 1}) n) numbers
    join (select n as colleague, id from colleagues) c on c.colleague = n / 10 % 1000 + 1
    join (select n as flow, code, version, app_code, schema_code from flows) f
      on f.flow = case when n % 2000 = 0 then 0 else 1 + n / 10 % ((select count(*) from flows) - 1) end
    cross join (select id from people where account = 'employee') employee
    cross join (select id from people where account = 'manager') manager`);
  await sql.query(`insert into instances (id, app_code, schema_code, record_id, workflow_code, workflow_version, name, sequence_no, status, outcome,
      initiator_id, owner_id, pass, state, version, last_seq, created_at, started_at, modified_at, finished_at)
    select instance_id, app_code, schema_code, visit_id, code, version, '申請 ' || n || ' 號', 'B-' || n,
      case when done then 'COMPLETED' else 'PROCESSING' end, case when done then 'agreed' end,
      initiator_id, initiator_id, 1, '{}', 1, 0, at, at, at, case when done then at + '1 hour'::interval end from part order by n`);
  await sql.query(`insert into visits (id, instance_id, activity_code, kind, round, pass, status, outcome, opened_at, closed_at)
    select visit_id, instance_id, 'manager', 'approve', 1, 1, case when done then 'closed' else 'open' end, case when done then 'agreed' end, at,
      case when done then at + '1 hour'::interval end from part order by n`);
  await sql.query(`insert into work_items (id, instance_id, visit_id, app_code, schema_code, activity_code, kind, state, result, holder_id, round, pass,
      received_at, finished_at, attachments, version)
    select item_id, instance_id, visit_id, app_code, schema_code, 'manager', kind, case when done then 'done' else 'open' end,
      case when done then 'agreed' end, holder_id, 1, 1, at, case when done then at + '1 hour'::interval end, '{}', 1 from part order by n`);
}
