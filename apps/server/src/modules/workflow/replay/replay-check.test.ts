import { spawnSync } from 'node:child_process';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createId } from '@inkstone/schema';
import { listRejectTargets } from '@inkstone/workflow';
import { approve, buildWorkflow, circulate, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Order } from '../execute.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { replayCheckAll } from './replay-check-all.ts';
import { replayCheck } from './replay-check.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { testProgram } from '../../../testing/test-program.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';

let database: TestDatabase;
let scene: WorkflowScene;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  await scene.publish({
    ...buildWorkflow(
      [
        start(),
        handle('prepare', ['deputy', 'manager']),
        split('s'),
        approve('budget', ['budget', 'finance1'], { policy: { kind: 'all' }, resubmit: 'choose' }),
        exclusive('large'),
        approve('technical', ['tech'], { whenFailedInBranch: 'join' }),
        join('j', 's'),
        circulate('tell', ['finance2', 'head']),
        approve('gm', ['gm', 'head'], { whenFailed: { kind: 'back', activity: 'prepare' } }),
        end(),
      ],
      [
        'start > tell > prepare > s > budget > j',
        's > large',
        { from: 'large', to: 'technical', condition: 'amount > 100' },
        { from: 'large', to: 'j', default: true },
        'technical > j',
        'j > gm > end',
      ],
    ),
    code: 'everything',
  });
});
afterAll(() => database.close());

interface Move {
  readonly action: Order['action'];
  readonly pick: number;
}

const moves = fc.array(
  fc.record({
    action: fc.constantFrom<Order['action'][]>(
      'Agree',
      'Agree',
      'Agree',
      'Submit',
      'Submit',
      'DisAgree',
      'Reject',
      'Forward',
      'Read',
      'Retrieve',
    ),
    pick: fc.nat(),
  }),
  { minLength: 10, maxLength: 25 },
);

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** Returns the actor and command of a move; null when the state offers no target for it. */
function orderOf({ state, workflow }: LoadedInstance, { action, pick }: Move): { account: string; command: Order } | null {
  const byInitiator = action === 'Retrieve' || action === 'Cancel' || state.status === 'DRAFT';
  if (byInitiator) return { account: 'employee', command: state.status === 'DRAFT' ? { action: 'Submit' } : { action: 'Retrieve' } };
  const item = at(
    Object.values(state.items).filter((each) => each.state === 'open' && (each.kind === 'circulate') === (action === 'Read')),
    pick,
  );
  if (!item) return null;
  const frame = { itemId: item.id, opinion: pick % 2 === 0 ? 'because' : '因為'.repeat(900) };
  const target = at(listRejectTargets(workflow.definition, state, item), pick)?.activity;
  const to = scene.actor(at(['head', 'tech', 'gm', 'finance2'], pick)!).id;
  const orders: Partial<Record<Order['action'], Order>> = {
    Reject: { action: 'Reject', ...frame, targets: target === undefined ? [] : [target] },
    Forward: { action: 'Forward', ...frame, to },
    Read: { action: 'Read', itemId: item.id },
    Agree: { action: 'Agree', ...frame },
    DisAgree: { action: 'DisAgree', ...frame },
    Submit: { action: 'Submit', ...frame },
  };
  return { account: scene.accountOf(item.holder), command: orders[action]! };
}

describe('the history of an instance', () => {
  test('replays to exactly the stored state, for random actions', async () => {
    const done = new Map<string, number>();
    let mostSegments = 0;
    await fc.assert(
      fc.asyncProperty(moves, fc.constantFrom(50, 150), async (list, amount) => {
        const id = await scene.start('employee', 'everything', { amount });
        for (const move of list) {
          const order = orderOf(await scene.load(id), move);
          if (!order) continue;
          try {
            await scene.act(order.account, id, order.command);
            done.set(order.command.action, (done.get(order.command.action) ?? 0) + 1);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }

        const report = await replayCheck(database.db, id);

        expect(report.problems).toEqual([]);
        expect(report.events).toBeGreaterThan(0);
        mostSegments = Math.max(mostSegments, (await scene.load(id)).row.segments);
      }),
      { numRuns: cases(25) },
    );
    expect([...done.keys()].sort()).toEqual(['Agree', 'DisAgree', 'Forward', 'Read', 'Reject', 'Retrieve', 'Submit']);
    expect(mostSegments).toBeGreaterThan(1);
  }, 120_000);

  test('continues from a large state that an earlier version stored whole, and is set aside with the next decision', async () => {
    const { db } = scene.database;
    const id = await scene.start('employee', 'everything');
    const opinion = '因為'.repeat(1000);
    const holders = ['deputy', 'gm', 'tech', 'gm', 'tech', 'gm', 'deputy'];
    for (const [index, to] of holders.slice(1).entries()) {
      const itemId = await scene.itemOf(holders[index]!, id);
      await scene.act(holders[index]!, id, { action: 'Forward', itemId, to: scene.actor(to).id, opinion });
    }
    const { state } = await scene.load(id);
    await sql`delete from instance_segments where instance_id = ${id}`.execute(db);
    await sql`update instances set state = ${JSON.stringify(state)}, segments = 0 where id = ${id}`.execute(db);

    await scene.act('deputy', id, { action: 'Submit', itemId: await scene.itemOf('deputy', id) });

    const { row } = await scene.load(id);
    expect(row.segments).toBe(1);
    expect(Object.keys(row.state.items!)).toEqual([]);
    expect((await replayCheck(db, id)).problems).toEqual([]);
  });

  test('keeps the segments that were read, and reads what another transaction has written in their place', async () => {
    const { db } = scene.database;
    const id = await scene.start('employee', 'everything');
    const holders = ['deputy', 'gm', 'tech', 'gm', 'tech', 'gm', 'deputy'];
    for (const [index, to] of holders.slice(1).entries()) {
      const itemId = await scene.itemOf(holders[index]!, id);
      await scene.act(holders[index]!, id, { action: 'Forward', itemId, to: scene.actor(to).id, opinion: '因為'.repeat(1000) });
    }

    const [before, again] = [await scene.load(id), await scene.load(id)];
    const [item] = Object.keys(before.setAside!.items);
    const first = sql`instance_id = ${id} and seq = 1`;
    const { rows } = await sql<{ part: object }>`select part from instance_segments where ${first}`.execute(db);
    await sql`update instance_segments set part = part #- ${`{items,${item}}`}::text[] where ${first}`.execute(db);
    const changed = await scene.load(id);
    await sql`update instance_segments set part = ${JSON.stringify(rows[0]!.part)} where ${first}`.execute(db);

    expect(again.state.items[item!]).toBe(before.state.items[item!]);
    expect(before.state.items[item!]).toBeDefined();
    expect(changed.setAside!.items[item!]).toBeUndefined();
    expect((await replayCheck(db, id)).problems).toEqual([]);
  });

  test('cannot be changed by a statement', async () => {
    const id = await scene.start('employee', 'everything');
    const { db } = scene.database;

    await expect(sql`update instance_events set seq = seq where instance_id = ${id}`.execute(db)).rejects.toThrow(/never changed/);
    await expect(sql`delete from instance_events where instance_id = ${id}`.execute(db)).rejects.toThrow(/never changed/);
    await expect(sql`truncate instance_events`.execute(db)).rejects.toThrow(/never changed/);
  });
});

async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

test('checking all finds the one broken history while people work', async () => {
  const [first, second] = [await scene.start('employee', 'everything'), await scene.start('employee', 'everything')];
  await sql`update instances set pass = 7 where id = ${second}`.execute(database.db);

  const reports = await collect(replayCheckAll(database.db));
  const named = await collect(replayCheckAll(database.db, [first, createId()]));

  expect(reports.length).toBeGreaterThan(2);
  expect(reports.filter(({ problems }) => problems.length > 0).map(({ instanceId }) => instanceId)).toEqual([second]);
  expect(named.map(({ problems }) => problems)).toEqual([[], ['the instance does not exist']]);
});

describe('the command', () => {
  const file = testProgram(new URL('./replay-check.command.ts', import.meta.url));
  const run = (...args: string[]) => {
    const { host, port, user, password, database: name } = database.connection;
    const url = `postgres://${user}:${String(password)}@localhost:${port}/${name}?host=${host}`;
    return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url } });
  };

  test('reports differences with status 1, or the count with status 0', async () => {
    const [right, wrong] = [await scene.start('employee', 'everything'), await scene.start('employee', 'everything')];
    await sql`update instances set pass = 7 where id = ${wrong}`.execute(database.db);

    expect(run(right)).toMatchObject({ status: 0, stdout: '1 instances checked, 0 differ from their history\n' });
    expect(run(wrong)).toMatchObject({ status: 1, stdout: expect.stringContaining(`${wrong}: the columns differ from the state`) });
  });
});

describe('tampering', () => {
  test.each([
    [
      'an opinion in the history',
      'event 2',
      (id: string) =>
        sql`update instance_events set event = jsonb_set(event, '{at}', '"2020-01-01T00:00:00.000Z"') where instance_id = ${id} and seq = 2`,
    ],
    [
      'the hash of the form data',
      'event 3',
      (id: string) => sql`update instance_events set record_hash = '\\x00' where instance_id = ${id} and seq = 3`,
    ],
    ['a removed event', 'event 2 is missing', (id: string) => sql`delete from instance_events where instance_id = ${id} and seq = 2`],
    [
      'the removal of the last event',
      'the history at',
      (id: string) =>
        sql`delete from instance_events where instance_id = ${id} and seq = (select last_seq from instances where id = ${id})`,
    ],
    [
      'the stored state',
      'another state',
      (id: string) => sql`update instances set state = jsonb_set(state, '{status}', '"COMPLETED"') where id = ${id}`,
    ],
    ['the status', 'columns differ from the state', (id: string) => sql`update instances set status = 'COMPLETED' where id = ${id}`],
    [
      'a work item',
      'work item',
      (id: string) =>
        sql`update work_items set holder_id = (select id from people where account = 'admin') where instance_id = ${id} and state = 'open'`,
    ],
    ['a visit', 'visit', (id: string) => sql`update visits set round = 9 where instance_id = ${id} and status = 'open'`],
  ])('with %s is detected', async (_what, message, tamper) => {
    const id = await scene.start('employee', 'everything');
    await database.db.transaction().execute(async (trx) => {
      // The owner of the database can disable the trigger; the hash chain still shows the change.
      await sql`alter table instance_events disable trigger instance_events_append_only`.execute(trx);
      await tamper(id).execute(trx);
      await sql`alter table instance_events enable trigger instance_events_append_only`.execute(trx);
    });

    const { problems } = await replayCheck(database.db, id);

    expect(problems.join('\n')).toContain(message);
  });
});
