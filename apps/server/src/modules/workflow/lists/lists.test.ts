import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getInstanceCount,
  getWorkCount,
  getWorkflowStatistics,
  listFinishedWorkitems,
  listInstances,
  listMyInstances,
  listWorkitems,
  searchCirculates,
  searchWorkitems,
  type CallOutput,
} from '@inkstone/api';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  const { scene } = at;
  // Statistics count back from the server's own time.
  scene.now = new Date(Date.now() - 3_600_000);
  await scene.publish({
    ...buildWorkflow(
      [start(), circulate('tell', ['deputy']), { ...approve('check', ['manager']), name: '審核', name_i18n: { en: 'Check' } }, end()],
      ['start > tell > check > end'],
    ),
    code: 'flow',
    name: '工單流程',
  });
  for (let index = 1; index <= 7; index++) {
    // Two items arrive at the same moment: then the id decides the order.
    if (index !== 4) scene.now = new Date(scene.now.getTime() + 60_000);
    await scene.start('employee', 'flow', { title: index === 3 ? '100% 椅子' : `桌子 ${index}` });
  }
  await scene.draft('employee', 'flow', { title: '草稿' });
});
afterAll(() => at.close());

async function agreeFirst(count: number): Promise<void> {
  const manager = await at.as('manager');
  const { items } = await manager.call(listWorkitems, { size: count });
  for (const item of items) {
    at.scene.now = new Date(at.scene.now.getTime() + 60_000);
    await at.scene.act('manager', item.workflowInstanceId, { action: 'Agree', itemId: item.id });
  }
}

describe('the list of tasks', () => {
  test('shows task, sender and time, newest first', async () => {
    const manager = await at.as('manager');

    const { items, next } = await manager.call(listWorkitems, {});

    expect(next).toBeNull();
    expect(items.map(({ instanceName }) => instanceName).slice(0, 2)).toEqual(['桌子 7', '桌子 6']);
    const times = items.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(items[0]).toMatchObject({
      kind: 'normal',
      state: 'open',
      activityCode: 'check',
      activityName: '審核',
      activityName_i18n: { en: 'Check' },
      workflowName: '工單流程',
      instanceStatus: 'PROCESSING',
      appCode: 'desk',
      schemaCode: 'ticket',
      sequenceNo: 'T-0007',
      initiator: { name: '林小美' },
      initiatorDepartment: '業務部',
      version: 1,
    });
  });

  test('pages through everything once, whatever arrives meanwhile', async () => {
    const manager = await at.as('manager');
    const all = (await manager.call(listWorkitems, {})).items.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | undefined;

    do {
      const page: CallOutput<typeof listWorkitems> = await manager.call(listWorkitems, { size: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      if (seen.length === 2) {
        at.scene.now = new Date(at.scene.now.getTime() + 60_000);
        const late = await at.scene.start('employee', 'flow', { title: '晚到' });
        await at.scene.act('employee', late, { action: 'Retrieve' });
      }
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);

    expect(seen).toEqual(all);
  });

  test.each([
    ['椅子', ['100% 椅子']],
    ['100%', ['100% 椅子']],
    ['%', ['100% 椅子']],
    ['t-0005', ['桌子 5']],
    ['沒有', []],
  ])('is searched by %o', async (keyword, names) => {
    const manager = await at.as('manager');

    const { items } = await manager.call(listWorkitems, { keyword });

    expect(items.map(({ instanceName }) => instanceName)).toEqual(names);
  });

  test('is filtered by application', async () => {
    const manager = await at.as('manager');

    expect((await manager.call(listWorkitems, { appCode: 'other' })).items).toEqual([]);
    expect((await manager.call(listWorkitems, { appCode: 'desk' })).items.length).toBe(7);
  });

  test('is filtered by model', async () => {
    const manager = await at.as('manager');
    const employee = await at.as('employee');

    expect((await manager.call(listWorkitems, { schemaCode: 'other' })).items).toEqual([]);
    expect((await manager.call(listWorkitems, { schemaCode: 'ticket' })).items.length).toBe(7);
    expect((await employee.call(listMyInstances, { schemaCode: 'other' })).items).toEqual([]);
    expect((await employee.call(listMyInstances, { schemaCode: 'ticket' })).items.length).toBe(7);
  });

  test('refuses a cursor of another list', async () => {
    const manager = await at.as('manager');

    expect(await manager.refused(listWorkitems, { cursor: 'x' })).toMatchObject({ status: 400, code: 'malformed' });
  });
});

test('a finished task moves to the done list, the latest first; the initiator sees the current activity of each', async () => {
  const manager = await at.as('manager');
  const employee = await at.as('employee');

  await agreeFirst(2);

  expect((await manager.call(listWorkitems, {})).items).toHaveLength(5);
  const { items: done } = await manager.call(listFinishedWorkitems, {});
  expect(done.map(({ instanceName, result }) => [instanceName, result])).toEqual([
    ['桌子 6', 'agreed'],
    ['桌子 7', 'agreed'],
  ]);
  const completed = await employee.call(listMyInstances, { status: 'COMPLETED' });
  expect(completed.items.map(({ name, outcome, handlers }) => [name, outcome, handlers])).toEqual([
    ['桌子 7', 'agreed', []],
    ['桌子 6', 'agreed', []],
  ]);
  expect((await employee.call(listMyInstances, { status: '3' })).items).toEqual(completed.items);
  const processing = await employee.call(listMyInstances, { status: 'PROCESSING' });
  expect(processing.items[0]).toMatchObject({
    handlers: [{ name: '陳大文' }],
    activities: [{ code: 'check', name: '審核', name_i18n: { en: 'Check' } }],
  });
  expect((await employee.call(listMyInstances, {})).items).toHaveLength(7);
});

test('drafts have a list of their own, including retrieved ones', async () => {
  const employee = await at.as('employee');

  const drafts = await employee.call(listMyInstances, { status: 'DRAFT' });

  expect(drafts.items.map(({ name, startedAt }) => [name, startedAt !== null])).toEqual([
    ['晚到', true],
    ['草稿', false],
  ]);
});

test('copies to read are not tasks', async () => {
  const deputy = await at.as('deputy');

  expect((await deputy.call(listWorkitems, {})).items).toEqual([]);
  const { items } = await deputy.call(searchCirculates, {});
  expect(items.length).toBe(7);
  expect(items.every(({ kind }) => kind === 'circulate')).toBe(true);
});

test('all items a person ever had are searched together, the latest first, page by page', async () => {
  const manager = await at.as('manager');
  const seen: [string, string][] = [];
  let cursor: string | undefined;

  do {
    const page: CallOutput<typeof searchWorkitems> = await manager.call(searchWorkitems, { size: 3, cursor });
    seen.push(...page.items.map(({ instanceName, state }): [string, string] => [instanceName, state]));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);

  expect(seen.slice(0, 3)).toEqual([
    ['桌子 6', 'done'],
    ['桌子 7', 'done'],
    ['桌子 5', 'open'],
  ]);
  expect(seen).toHaveLength(7);
  const found = await manager.call(searchWorkitems, { keyword: '椅子', workflowCode: 'flow', schemaCode: 'ticket' });
  expect(found.items.map(({ instanceName }) => instanceName)).toEqual(['100% 椅子']);
  expect((await manager.call(searchWorkitems, { workflowCode: 'other' })).items).toEqual([]);
  const deputy = await at.as('deputy');
  expect((await deputy.call(searchWorkitems, {})).items.every(({ kind }) => kind === 'circulate')).toBe(true);
});

test('a search reads a long list in steps, each continuing where the last one stopped', async () => {
  const { db } = at.server.database;
  const finance = at.scene.actor('finance1').id;
  const old = await at.scene.start('employee', 'flow', { title: '很久以前的桌燈' });
  const recent = await at.scene.start('employee', 'flow', { title: '其他' });
  // Thousands of tasks that were finished after the wanted one.
  await sql`insert into work_items (id, instance_id, visit_id, app_code, schema_code, activity_code, kind, state, result, holder_id, round, pass,
      received_at, finished_at, attachments, version)
    select uuidv7(), w.instance_id, w.visit_id, w.app_code, w.schema_code, w.activity_code, 'normal', 'done', 'agreed', ${finance}, 1, 1,
      w.received_at, w.received_at - n * '1 minute'::interval, '{}', 1
    from work_items w cross join generate_series(1, 2501) n
    where w.kind = 'normal' and w.state = 'open' and w.instance_id = case when n > 2500 then ${old}::uuid else ${recent}::uuid end`.execute(
    db,
  );
  const person = await at.as('finance1');

  const first = await person.call(listFinishedWorkitems, { keyword: '桌燈' });
  const second = await person.call(listFinishedWorkitems, { keyword: '桌燈', cursor: first.next! });

  expect(first.items).toEqual([]);
  expect(second.items.map(({ instanceName }) => instanceName)).toEqual(['很久以前的桌燈']);
  expect(second.next).toBeNull();

  const numberOf = async (id: string) =>
    (await db.selectFrom('instances').select('sequence_no').where('id', '=', id).executeTakeFirstOrThrow()).sequence_no!;
  const numbered = await person.call(listFinishedWorkitems, { keyword: await numberOf(old) });
  expect(numbered.items.map(({ instanceName }) => instanceName)).toEqual(['很久以前的桌燈']);

  // More than a page of tasks has this number: they are listed in their order, each once.
  const size = 100;
  const many = await person.call(listFinishedWorkitems, { keyword: await numberOf(recent), size });
  const further = await person.call(listFinishedWorkitems, { keyword: await numberOf(recent), size, cursor: many.next! });
  expect(new Set([...many.items, ...further.items].map(({ id }) => id)).size).toBe(2 * size);
  for (const id of [old, recent]) await at.scene.act('employee', id, { action: 'Retrieve' });
});

test('a whole number is found before everything that contains it, and nothing is found twice', async () => {
  const { scene } = at;
  const about = await scene.start('head', 'flow', { title: '關於' });
  const { sequence_no: number } = await at.server.db
    .selectFrom('instances')
    .select('sequence_no')
    .where('id', '=', about)
    .executeTakeFirstOrThrow();
  const later = await scene.start('head', 'flow', { title: `補充 ${number}` });
  const other = await scene.start('head', 'flow', { title: '其他' });
  const [manager, head, admin] = await Promise.all(['manager', 'head', 'admin'].map((account) => at.as(account)));
  const search = async (page: (input: { keyword: string; cursor?: string }) => Promise<{ items: string[]; next: string | null }>) => {
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await page({ keyword: number!.toLowerCase(), ...(cursor !== undefined && { cursor }) });
      pages.push(items);
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    return pages;
  };

  for (const list of [listWorkitems, searchWorkitems]) {
    const found = await search(async (input) => {
      const { items, next } = await manager!.call(list, input);
      return { items: items.map(({ instanceName }) => instanceName), next };
    });
    expect(found).toEqual([['關於'], [`補充 ${number}`]]);
  }
  for (const [person, list] of [
    [head!, listMyInstances],
    [admin!, listInstances],
  ] as const) {
    const found = await search(async (input) => {
      const { items, next } = await person.call(list, input);
      return { items: items.map(({ name }) => name), next };
    });
    expect(found).toEqual([['關於'], [`補充 ${number}`]]);
  }
  expect((await (await at.as('deputy')).call(listWorkitems, { keyword: number! })).items).toEqual([]);
  for (const id of [about, later, other]) await scene.act('head', id, { action: 'Retrieve' });
});

test('instances are counted by status', async () => {
  const employee = await at.as('employee');

  expect(await employee.call(getInstanceCount, {})).toEqual({ DRAFT: 4, PROCESSING: 5, COMPLETED: 2, CANCELED: 0, EXCEPTION: 0 });
  expect(await employee.call(getInstanceCount, { appCode: 'other' })).toMatchObject({ DRAFT: 0, PROCESSING: 0, COMPLETED: 0 });
});

describe('statistics of tasks', () => {
  test('count open, overdue and done tasks by model', async () => {
    const manager = await at.as('manager');

    const own = await manager.call(getWorkflowStatistics, {});

    expect(own).toMatchObject({ people: 1, isCapped: false, total: { open: 5, overdue: 0, finished: 2 } });
    expect(own.items).toMatchObject([{ appCode: 'desk', schemaCode: 'ticket', name: '工單', open: 5, finished: 2 }]);
    expect(own.total.averageMinutes).toBeGreaterThan(0);
  });

  test('of a department are open to its manager', async () => {
    const employee = await at.as('employee');
    const head = await at.as('head');

    expect(await employee.call(getWorkflowStatistics, { unitType: '1' })).toMatchObject({ people: 0, items: [] });
    expect((await head.call(getWorkflowStatistics, { unitType: '1' })).total).toMatchObject({ open: 5, finished: 2 });
  });

  test('of a role count oneself, and others only for the manager of their department', async () => {
    const { db } = at.server;
    const role = await db.selectFrom('roles').select('id').where('code', '=', 'budget-reviewer').executeTakeFirstOrThrow();
    const members = ['manager', 'head', 'employee'].map((account) => ({ role_id: role.id, person_id: at.scene.actor(account).id }));
    await db.insertInto('role_members').values(members).execute();
    const peopleAndOpen = async (account: string) => {
      const { people, total } = await (await at.as(account)).call(getWorkflowStatistics, { unitType: '2' });
      return [people, total.open];
    };

    // The role: budget, employee, manager and head; employee and manager work below the head, the employee below the manager.
    expect(await peopleAndOpen('employee')).toEqual([1, 0]);
    expect(await peopleAndOpen('manager')).toEqual([2, 5]);
    expect(await peopleAndOpen('head')).toEqual([3, 5]);
    expect(await peopleAndOpen('deputy')).toEqual([0, 0]);
  });
});

test('badges count open items, and stop at 100', async () => {
  const employee = await at.as('employee');
  const manager = await at.as('manager');
  const deputy = await at.as('deputy');

  expect(await employee.call(getWorkCount, {})).toEqual({ todo: 0, toRead: 0, drafts: 4 });
  expect(await manager.call(getWorkCount, {})).toEqual({ todo: 5, toRead: 0, drafts: 0 });
  expect(await manager.call(getWorkCount, { schemaCode: 'other' })).toEqual({ todo: 0, toRead: 0, drafts: 0 });
  for (let index = 0; index < 100; index++) await at.scene.start('employee', 'flow');
  expect(await manager.call(getWorkCount, { appCode: 'desk' })).toEqual({ todo: 100, toRead: 0, drafts: 0 });
  expect(await deputy.call(getWorkCount, {})).toEqual({ todo: 0, toRead: 100, drafts: 0 });
});
