import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { approve, buildWorkflow, circulate, end, exclusive, join, split, start } from '@inkstone/testing/workflow-builder';
import { storeFirstView } from './first-view.ts';
import { replayCheck } from './replay/replay-check.ts';
import { createOrganizedDatabase } from '../../testing/organized-database.ts';
import { WorkflowScene } from '../../testing/workflow-scene.ts';

let database: TestDatabase;
let scene: WorkflowScene;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  await scene.publish({ ...buildWorkflow([start(), approve('check', ['manager']), end()], ['start > check > end']), code: 'one' });
  await scene.publish({
    ...buildWorkflow(
      [start(), split('s'), approve('budget', ['budget']), approve('technical', ['tech']), join('j', 's'), approve('gm', ['gm']), end()],
      ['start > s > budget > j', 's > technical > j', 'j > gm > end'],
    ),
    code: 'branches',
  });
  await scene.publish({
    ...buildWorkflow(
      [
        start(),
        exclusive('by_amount'),
        approve('finance', [], { participants: [{ kind: 'role', role: 'finance' }], policy: { kind: 'all' } }),
        circulate('tell', [], { participants: [{ kind: 'control', control: 'helper' }] }),
        end(),
      ],
      [
        'start > by_amount',
        { from: 'by_amount', to: 'finance', condition: 'amount > 5000' },
        { from: 'by_amount', to: 'tell', default: true },
        'finance > tell > end',
      ],
    ),
    code: 'by_amount',
  });
  await scene.publish({
    ...buildWorkflow(
      [
        start(),
        split('fork'),
        approve('budget', ['budget'], { whenFailedInBranch: 'join' }),
        approve('technical', ['tech'], { whenFailedInBranch: 'join' }),
        join('merge', 'fork'),
        approve('again', ['gm']),
        end(),
      ],
      [
        'start > fork > budget > merge',
        'fork > technical > merge',
        { from: 'merge', to: 'again', condition: "outcomes('fork') has 'disagreed'" },
        { from: 'merge', to: 'end', default: true },
        'again > end',
      ],
    ),
    code: 'by_outcome',
  });
});
afterAll(() => database.close());

const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code });

describe('a route behind a join', () => {
  test.each([
    ['DisAgree', 'PROCESSING'],
    ['Agree', 'COMPLETED'],
  ] as const)('goes by how the branches ended: %s in one of them', async (action, expected) => {
    const id = await scene.start('employee', 'by_outcome', { title: 'a chair' });
    await scene.act('budget', id, { action: 'Agree', itemId: await scene.itemOf('budget', id) });

    const status = await scene.act('tech', id, { action, itemId: await scene.itemOf('tech', id), opinion: 'so' });

    expect(status).toBe(expected);
    if (expected === 'PROCESSING') expect(await scene.itemOf('gm', id)).toBeDefined();
  });
});

describe('an action', () => {
  test('leaves instance, work item and record consistent', async () => {
    const id = await scene.start('employee', 'one', { title: 'a chair' });
    const itemId = await scene.itemOf('manager', id);

    const status = await scene.act('manager', id, { action: 'Agree', itemId, opinion: 'fine' });

    expect(status).toBe('COMPLETED');
    const { row } = await scene.load(id);
    expect(row).toMatchObject({ status: 'COMPLETED', outcome: 'agreed', name: 'a chair' });
    expect(row.finished_at).not.toBeNull();
    const item = await database.db.selectFrom('work_items').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();
    expect(item).toMatchObject({ state: 'done', result: 'agreed', opinion: 'fine', client: 'PC', version: 2 });
    const record = await sql<{ sequence_status: string }>`select sequence_status from biz.ticket where id = ${row.record_id}`.execute(
      database.db,
    );
    expect(record.rows[0]?.sequence_status).toBe('COMPLETED');
  });

  test('that is refused changes nothing', async () => {
    const id = await scene.start('employee', 'one');
    const itemId = await scene.itemOf('manager', id);
    const before = await scene.load(id);

    await expect(scene.act('finance1', id, { action: 'Agree', itemId })).rejects.toEqual(refusal('NotHandler'));
    await expect(scene.act('manager', id, { action: 'DisAgree', itemId })).rejects.toEqual(refusal('OpinionRequired'));
    await expect(scene.act('manager', id, { action: 'Agree', itemId, itemVersion: 7 })).rejects.toEqual(refusal('TaskProcessed'));

    expect(await scene.load(id)).toEqual(before);
  });

  test("notifies everybody who received or lost a task, and everybody concerned of the instance's change", async () => {
    const id = await scene.start('employee', 'one');
    const itemId = await scene.itemOf('manager', id);
    await sql`delete from outbox`.execute(database.db);

    await scene.act('manager', id, { action: 'Forward', itemId, to: scene.actor('head').id });

    const notices = await database.db.selectFrom('outbox').select(['kind', 'people']).orderBy('kind').orderBy('id').execute();
    const accounts = notices.map(({ kind, people }) => ({ kind, people: people.map((person) => scene.accountOf(person)).sort() }));
    expect(accounts).toEqual([
      { kind: 'instance-changed', people: ['employee', 'head', 'manager'] },
      { kind: 'messages-changed', people: ['head'] },
      { kind: 'messages-changed', people: ['manager'] },
      { kind: 'work-changed', people: ['head', 'manager'] },
    ]);
  });
});

test('stores when the holder of a task first opened it, once', async () => {
  const id = await scene.start('employee', 'one');
  const workItemId = await scene.itemOf('manager', id);
  const look = (account: string, time: string) =>
    storeFirstView(database.db, { workItemId, personId: scene.actor(account).id, at: new Date(time) });

  await look('admin', '2026-03-02T02:00:00.000Z');
  await look('manager', '2026-03-02T03:00:00.000Z');
  await look('manager', '2026-03-02T04:00:00.000Z');

  const item = await database.db.selectFrom('work_items').select('first_viewed_at').where('id', '=', workItemId).executeTakeFirstOrThrow();
  expect(item.first_viewed_at?.toISOString()).toBe('2026-03-02T03:00:00.000Z');
  expect((await replayCheck(database.db, id)).problems).toEqual([]);
});

describe('a draft', () => {
  test('is submitted by its initiator only', async () => {
    const id = await scene.draft('employee', 'one');

    await expect(scene.act('deputy', id, { action: 'Submit' })).rejects.toEqual(refusal('NotInitiator'));
    await expect(scene.act('admin', id, { action: 'Submit' })).rejects.toEqual(refusal('NotInitiator'));
  });

  test('runs on the version that is current at its first submit, and keeps it', async () => {
    const version = (last: string) => ({
      ...buildWorkflow([start(), approve('check', [last]), end()], ['start > check > end']),
      code: 'changing',
    });
    await scene.publish(version('manager'));
    const saved = await scene.draft('employee', 'changing');
    const running = await scene.start('employee', 'changing');
    await scene.publish(version('head'));

    await scene.act('employee', saved, { action: 'Submit' });
    await scene.act('employee', running, { action: 'Retrieve' });
    await scene.act('employee', running, { action: 'Submit' });

    expect(await scene.openAt(saved)).toEqual({ check: ['head'] });
    expect(await scene.openAt(running)).toEqual({ check: ['manager'] });
  });
});

describe('facts of the transaction', () => {
  test.each([
    [5000, { tell: ['deputy'] }],
    [5001, { finance: ['finance1', 'finance2'] }],
  ])('an amount of %d goes to %o', async (amount, open) => {
    const id = await scene.start('employee', 'by_amount', { amount, helper: 'deputy' });

    expect(await scene.openAt(id)).toEqual(open);
  });

  test('a copy without recipients notifies nobody', async () => {
    const id = await scene.start('employee', 'by_amount', { amount: 1 });

    expect((await scene.load(id)).row.status).toBe('COMPLETED');
    expect(await scene.openAt(id)).toEqual({});
  });
});

describe('concurrently', () => {
  test('16 agrees on one task have one effect, the others are refused as processed', async () => {
    const id = await scene.start('employee', 'one');
    const itemId = await scene.itemOf('manager', id);

    const answers = await Promise.allSettled(Array.from({ length: 16 }, () => scene.act('manager', id, { action: 'Agree', itemId })));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual(Array.from({ length: 15 }, () => refusal('TaskProcessed')));
    const { rows } = await sql`select from instance_events where instance_id = ${id} and event ->> 'type' = 'slot-voted'
      and event ->> 'vote' = 'agreed'`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  test('agrees in both branches join once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => scene.start('employee', 'branches')));

    await Promise.all(
      ids.flatMap((id) =>
        ['budget', 'tech'].map(async (account) => scene.act(account, id, { action: 'Agree', itemId: await scene.itemOf(account, id) })),
      ),
    );

    for (const id of ids) {
      expect(await scene.openAt(id)).toEqual({ gm: ['gm'] });
      expect((await replayCheck(database.db, id)).problems).toEqual([]);
    }
  });

  test('of a vote and a cancellation the first one wins, and the instance ends once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => scene.start('employee', 'one')));

    const answers = await Promise.all(
      ids.map(async (id) => {
        const itemId = await scene.itemOf('manager', id);
        return Promise.allSettled([scene.act('manager', id, { action: 'Agree', itemId }), scene.act('employee', id, { action: 'Cancel' })]);
      }),
    );

    for (const [index, both] of answers.entries()) {
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { row } = await scene.load(ids[index]!);
      expect(row.status).toBe(both[0].status === 'fulfilled' ? 'COMPLETED' : 'CANCELED');
      expect((await replayCheck(database.db, row.id)).problems).toEqual([]);
    }
  });
});
