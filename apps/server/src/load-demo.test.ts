import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countUnreadMessages, listFinishedWorkitems, listMessages, listMyInstances, listWorkitems, searchCirculates } from '@inkstone/api';
import { organization } from '@inkstone/demo';
import { triesAll } from '@inkstone/testing/cases';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { loadCalendar, workingTimeBetween } from './modules/calendar/index.ts';
import { replayCheckAll } from './modules/workflow/index.ts';
import type { DemoSize } from './platform/config/settings.ts';
import type { Db } from './platform/db/database.ts';
import { openDiskStore } from './platform/files/disk-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const timeZone = 'Asia/Taipei';
/** The morning and evening of one Monday, and a day after the Lunar New Year. */
const days = { morning: '2026-11-23T01:00:00Z', evening: '2026-11-23T11:30:00Z', spring: '2026-03-05T04:00:00Z' } as const;

let folder: string;
let server: TestServer;
const databases: TestDatabase[] = [];
const warnings: string[] = [];

function quiet(): Logger {
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  return log as unknown as Logger;
}

async function load(db: Db, now: string, size: DemoSize = 'on'): Promise<void> {
  const installation = { log: quiet(), now: () => new Date(now), timeZone, rules: [] };
  await loadDemo(db, { installation, files: await openDiskStore(folder), size });
}

async function loaded(now: string, size?: DemoSize): Promise<Db> {
  const database = await createTestDatabase();
  databases.push(database);
  await load(database.db, now, size);
  return database.db;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-demo-'));
  server = await createTestServer({ organization: null, now: () => new Date(days.morning) });
  await load(server.db, days.morning);
}, 1_200_000);

afterAll(async () => {
  await server?.close();
  for (const database of databases) await database.close();
  await rm(folder, { recursive: true, force: true });
});

const texts = async (db: Db, query: ReturnType<typeof sql<{ line: string }>>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ line }) => line);

/** The complete content as texts without ids. The bytes of workbooks are left out, because they contain the time of writing. */
async function contentOf(db: Db): Promise<string[]> {
  return [
    ...(await texts(
      db,
      sql`select concat_ws(' ', i.sequence_no, i.name, i.status, i.outcome, p.account, i.created_at, i.finished_at) as line
          from instances i join people p on p.id = i.initiator_id order by i.created_at, i.sequence_no, i.name`,
    )),
    ...(await texts(
      db,
      sql`select concat_ws(' ', i.sequence_no, e.seq, e.at, e.event->>'type', p.account) as line
          from instance_events e join instances i on i.id = e.instance_id left join people p on p.id::text = e.actor_id::text
          order by i.sequence_no, i.created_at, e.seq`,
    )),
    ...(await texts(
      db,
      sql`select concat_ws(' ', i.sequence_no, w.activity_code, p.account, w.state, w.result, w.received_at, w.first_viewed_at, w.finished_at, w.opinion) as line
          from work_items w join instances i on i.id = w.instance_id join people p on p.id = w.holder_id
          order by i.sequence_no, i.created_at, w.received_at, p.account, w.activity_code, w.kind`,
    )),
    ...(await texts(
      db,
      sql`select concat_ws(' ', p.account, m.kind, m.created_at, m.read_at) as line from messages m join people p on p.id = m.person_id
          order by m.created_at, p.account, m.kind, m.read_at`,
    )),
    ...(await texts(
      db,
      sql`select concat_ws(' ', p.account, f.name, case when f.name not like '%.xlsx' then f.sha256 end, f.created_at) as line from files f join people p on p.id = f.uploaded_by
          order by f.created_at, f.name`,
    )),
    ...(await texts(
      db,
      sql`select concat_ws(' ', p.account, regexp_replace(c.content, '@\\{[^}]*\\}', '@', 'g'), c.created_at) as line
          from comments c join people p on p.id = c.author_id order by c.created_at`,
    )),
    ...(await texts(
      db,
      sql`select concat_ws(' ', sequence_no, supplier_tax_number, needed_on, total, urgency_level, reason) as line
          from biz.purchase_request order by created_time, sequence_no`,
    )),
  ];
}

test('every step is accepted by the rules of the product, and every event log reproduces the stored state', async () => {
  const differing: unknown[] = [];
  let instances = 0;
  for await (const report of replayCheckAll(server.db)) {
    instances += 1;
    if (report.problems.length > 0) differing.push(report);
  }

  expect(warnings).toEqual([]);
  expect(differing).toEqual([]);
  expect(instances).toBeGreaterThan(180);
});

test('every application has running, finished and draft instances', async () => {
  const { rows } = await sql<{ app: string; statuses: string[] }>`
    select app_code as app, array_agg(distinct status) as statuses from instances where parent_id is null group by app_code order by app_code`.execute(
    server.db,
  );

  expect(rows.map(({ app }) => app)).toEqual(['contract', 'expense', 'leave', 'onboarding', 'project', 'purchase', 'repair', 'tender']);
  for (const { statuses } of rows) expect(statuses).toEqual(expect.arrayContaining(['COMPLETED', 'PROCESSING']));
  const all = new Set(rows.flatMap(({ statuses }) => statuses));
  expect([...all].sort()).toEqual(['CANCELED', 'COMPLETED', 'DRAFT', 'EXCEPTION', 'PROCESSING']);
});

test.each(organization.people.map(({ account }) => account))(
  '%s finds work, things to read, what is done, drafts and messages',
  async (account) => {
    const person = await server.signIn(account, organization.password);

    const [todo, copies, done, own, drafts, unread, messages] = await Promise.all([
      person.call(listWorkitems, { size: 100 }),
      person.call(searchCirculates, { size: 100 }),
      person.call(listFinishedWorkitems, { size: 100 }),
      person.call(listMyInstances, { size: 100 }),
      person.call(listMyInstances, { size: 100, status: 'DRAFT' }),
      person.call(countUnreadMessages, {}),
      person.call(listMessages, { size: 100 }),
    ]);

    expect(todo.items.length).toBeGreaterThanOrEqual(2);
    expect(todo.items.length).toBeLessThanOrEqual(16);
    expect(copies.items.length).toBeGreaterThanOrEqual(1);
    expect(done.items.length).toBeGreaterThanOrEqual(10);
    expect(unread.unread).toBeGreaterThanOrEqual(2);
    expect(unread.unread).toBeLessThanOrEqual(20);
    expect(messages.items.length).toBeGreaterThan(unread.unread);
    expect(own.items.length).toBeGreaterThanOrEqual(1);
    expect(drafts.items.length).toBeGreaterThanOrEqual(1);
    const late = todo.items.filter(({ dueAt }) => dueAt !== null && dueAt < days.morning);
    expect(late.length).toBeLessThanOrEqual(2);
  },
);

test('the history has returns, comments, files, signatures, urges, delegations and overdue tasks', async () => {
  const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from work_items where result = 'rejected') as returns,
      (select count(*)::int from work_items where result = 'disagreed') as refusals,
      (select count(*)::int from comments) as comments,
      (select count(*)::int from files where record_id is not null and not is_signature) as files,
      (select count(*)::int from files where record_id is not null and is_signature) as signatures,
      (select count(*)::int from urges) as urges,
      (select count(*)::int from workflow_trusts) as delegations,
      (select count(*)::int from work_items where agent_id is not null) as shared,
      (select count(*)::int from visits where closed_at is null and due_at < ${days.morning}::timestamptz) as late,
      (select count(*)::int from biz.purchase_request where urgency_level <> 'normal') as urgent`.execute(server.db);

  expect(Object.entries(rows[0]!).filter(([, count]) => count === 0)).toEqual([]);
});

test('people acted within working hours of the last three months, and no message is left to be sent', async () => {
  const calendar = await loadCalendar(server.db, timeZone);
  const { rows } = await sql<{ at: Date; actor: string | null }>`
    select e.at, p.account as actor from instance_events e join people p on p.id::text = e.actor_id::text`.execute(server.db);
  const moments = rows.map(({ at }) => at.getTime());

  const outside = moments.filter((at) => workingTimeBetween(calendar, at - 60_000, at + 60_000) === 0);

  expect(outside).toEqual([]);
  expect(new Date(Math.max(...moments)).toISOString() <= '2026-11-20T10:00:59Z').toBe(true);
  expect(new Date(Math.min(...moments)).toISOString() < '2026-09-01').toBe(true);
  expect(await sql`select from message_deliveries union all select from outbox`.execute(server.db)).toMatchObject({ rows: [] });
  const waiting = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
    where name like 'workflow%' and start_after < '2026-11-20T10:00:00Z'`.execute(server.db);
  expect(waiting.rows[0]!.n).toBe(0);
});

test('the content is the same at any hour of a day', async () => {
  const evening = await loaded(days.evening);

  expect(warnings).toEqual([]);
  expect(await contentOf(evening)).toEqual(await contentOf(server.db));
}, 1_200_000);

// Playing three months of work takes ten seconds of a processor.
test.runIf(triesAll)(
  'on another day only the dates differ',
  async () => {
    const spring = await loaded(days.spring);

    expect(warnings).toEqual([]);
    const { rows } = await sql<{ last: Date; n: number }>`select max(at) as last, count(*)::int as n from instance_events`.execute(spring);
    expect(rows[0]!.last.toISOString().slice(0, 10)).toBe('2026-03-04');
    expect(rows[0]!.n).toBeGreaterThan(5_000);
  },
  1_200_000,
);

test('the small demo has people and applications but no work', async () => {
  const small = await loaded(days.morning, 'small');

  const { rows } = await sql<{ instances: number; people: number; suppliers: number }>`select
    (select count(*)::int from instances) as instances, (select count(*)::int from people) as people,
    (select count(*)::int from biz.supplier) as suppliers`.execute(small);

  expect(rows[0]).toEqual({ instances: 0, people: organization.people.length, suppliers: 4 });
});
