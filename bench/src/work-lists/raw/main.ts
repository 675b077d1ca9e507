// The lower bound: one hand-written statement for each list over the product's tables and indexes, without rights and input validation.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...(JSON.parse(process.env['RAW_DATABASE']!) as pg.PoolConfig), max: 20, options: '-c search_path=inkstone' });
const root = '/api/runtime/workflow';
type Query = Readonly<Record<string, string | undefined>>;

const { rows: known } = await pool.query<{ id: string; account: string }>('select id, account from people');
const people = new Map(known.map(({ id, account }) => [`Bearer ${account}`, id]));

const columns = `w.id, w.version, w.kind, w.state, w.result, w.activity_code, w.received_at, w.finished_at, v.due_at, w.instance_id, i.name,
  i.status, i.workflow_code, i.workflow_version, w.app_code, w.schema_code, i.record_id, i.sequence_no, i.initiator_id, p.name as initiator_name, d.name as department_name`;
const sources = `work_items w join instances i on i.id = w.instance_id and i.deleted_at is null join visits v on v.id = w.visit_id
  join people p on p.id = i.initiator_id left join departments d on d.id = i.initiator_department_id`;

async function page(text: string, values: readonly unknown[]): Promise<{ items: object[]; next: object | null }> {
  const { rows } = await pool.query<object>(text, [...values]);
  return { items: rows.slice(0, 20), next: rows.length > 20 ? rows[19]! : null };
}

async function items(
  holder: string,
  { cursor, schemaCode, keyword }: Query,
  [state, at, kinds]: readonly [string, string, string],
): Promise<object> {
  const values: unknown[] = [holder];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const where = [`w.holder_id = $1`, `w.state = '${state}'`, `w.kind ${kinds} 'circulate'`];
  if (schemaCode !== undefined) where.push(`w.schema_code = ${add(schemaCode)}`);
  const order = `order by w.${at} desc, w.id desc limit 21`;
  if (keyword !== undefined && cursor === undefined) {
    const numbered = [...where, `w.instance_id in (select id from instances where sequence_no = $${values.length + 1})`];
    const found = await page(`select ${columns} from ${sources} where ${numbered.join(' and ')} ${order}`, [...values, keyword]);
    if (found.items.length > 0) return found;
  }
  if (keyword !== undefined) {
    const pattern = add(`%${keyword}%`);
    where.push(`(i.name ilike ${pattern} or i.sequence_no ilike ${pattern})`);
  }
  if (cursor !== undefined) {
    const [time, id] = JSON.parse(cursor) as [string, string];
    where.push(`(w.${at}, w.id) < (${add(time)}::timestamptz, ${add(id)}::uuid)`);
  }
  return page(`select ${columns} from ${sources} where ${where.join(' and ')} ${order}`, values);
}

const everything = [
  ['open', 'received_at', '<>'],
  ['open', 'received_at', '='],
  ['done', 'finished_at', '<>'],
  ['done', 'finished_at', '='],
].map(
  ([state, at, kinds]) =>
    `(select id, ${at} as at from work_items where holder_id = $1 and state = '${state}' and kind ${kinds} 'circulate' order by ${at} desc, id desc limit 21)`,
);

const lists: Readonly<Record<string, (person: string, query: Query) => Promise<object>>> = {
  list_workitems: (person, query) => items(person, query, ['open', 'received_at', '<>']),
  list_finished_workitems: (person, query) => items(person, query, ['done', 'finished_at', '<>']),
  search_workitems: (person) =>
    page(
      `select ${columns} from (${everything.join(' union all ')}) found join ${sources.replace('work_items w', 'work_items w on w.id = found.id')}
       order by found.at desc, w.id desc limit 21`,
      [person],
    ),
  list_my_instances: (person) =>
    page(
      `select i.id, i.name, i.status, i.outcome, i.workflow_code, i.app_code, i.schema_code, i.record_id, i.sequence_no, p.name as initiator_name,
         i.started_at, i.modified_at, i.finished_at,
         (select json_agg(json_build_array(h.name, w.activity_code)) from work_items w join people h on h.id = w.holder_id
          where w.instance_id = i.id and w.state = 'open' and w.kind <> 'circulate') as open
       from instances i join people p on p.id = i.initiator_id
       where i.initiator_id = $1 and i.status <> 'DRAFT' and i.deleted_at is null order by i.started_at desc, i.id desc limit 21`,
      [person],
    ),
  get_work_count: async (person) => {
    const count = (kinds: string): string =>
      `(select count(*)::integer from (select 1 from work_items where holder_id = $1 and state = 'open' and kind ${kinds} 'circulate' limit 100) c)`;
    const drafts = `(select count(*)::integer from (select 1 from instances where initiator_id = $1 and status = 'DRAFT' and deleted_at is null limit 100) c)`;
    const { rows } = await pool.query(`select ${count('<>')} as todo, ${count('=')} as "toRead", ${drafts} as drafts`, [person]);
    return rows[0] as object;
  },
  get_instance_count: async (person) => {
    const counts = ['PROCESSING', 'COMPLETED', 'CANCELED', 'EXCEPTION', 'DRAFT'].map(
      (status) =>
        `(select count(*)::integer from (select 1 from instances where initiator_id = $1 and status = '${status}' and deleted_at is null limit 100) c) as "${status}"`,
    );
    const { rows } = await pool.query(`select ${counts.join(', ')}`, [person]);
    return rows[0] as object;
  },
};

const app = fastify();
for (const [name, list] of Object.entries(lists)) {
  app.get(`${root}/${name}`, async (request) => {
    const person = people.get(request.headers.authorization ?? '')!;
    return { errcode: 0, errmsg: '', data: await list(person, request.query as Query) };
  });
}
app.get('/health/ready', async () => {
  await pool.query('select 1');
  return { errcode: 0, errmsg: '', data: null };
});
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env['PORT']), host: process.env['HOST']! });
