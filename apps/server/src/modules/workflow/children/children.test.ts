import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, buildWorkflow, end, start, subprocess } from '@inkstone/testing/workflow-builder';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { replayCheckAll } from '../replay/replay-check-all.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';
import type { ChildJob } from './child-jobs.ts';
import { runChildJob } from './child-workers.ts';

let database: TestDatabase;
let scene: WorkflowScene;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  const parent = (code: string, settings: Parameters<typeof subprocess>[2]) => ({
    ...buildWorkflow([start(), subprocess('sub', 'child', settings), approve('check', ['manager']), end()], ['start > sub > check > end']),
    code,
  });
  const people = { each: { kind: 'person' as const, participants: [{ kind: 'users' as const, users: ['tech', 'budget'] }] } };
  const title = { from: 'title', to: 'title' };
  await scene.publish(
    { ...buildWorkflow([start(), approve('review', ['gm']), end()], ['start > review > end']), code: 'child' },
    parent('one', { inputs: [title, { from: 'amount', to: 'amount' }], outputs: [{ from: 'title', to: 'title' }] }),
    parent('people', { ...people, inputs: [title] }),
    parent('free', { inputs: [title], waits: false }),
    parent('empty', {}),
  );
});
afterAll(async () => {
  for await (const { problems } of replayCheckAll(database.db)) expect(problems).toEqual([]);
  await database.close();
});
beforeEach(() => sql`delete from pgboss.job`.execute(database.db));

const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => scene.now };

/** Takes the queued jobs out of the queue, in order. */
async function take(): Promise<ChildJob[]> {
  const { rows } = await sql<{ data: ChildJob }>`
    with taken as (delete from pgboss.job where name = 'workflow-child' returning data, created_on, id)
    select data from taken order by created_on, id`.execute(database.db);
  return rows.map(({ data }) => data);
}

/** Carries out all queued jobs and those that follow; each twice, as a queue may deliver them. */
async function settle(): Promise<number> {
  let count = 0;
  for (let jobs = await take(); jobs.length > 0; jobs = await take()) {
    for (const job of jobs) {
      await runChildJob(database.db, environment, job);
      await runChildJob(database.db, environment, job);
      count += 1;
    }
  }
  return count;
}

const childrenOf = async (parentId: string): Promise<string[]> => {
  const rows = await database.db.selectFrom('instances').select('id').where('parent_id', '=', parentId).orderBy('id').execute();
  return rows.map(({ id }) => id);
};
const agree = async (account: string, id: string) => scene.act(account, id, { action: 'Agree', itemId: await scene.itemOf(account, id) });

describe('a sub-process', () => {
  test('is started once with its input fields, and its end lets the parent continue with its outputs', async () => {
    const parent = await scene.start('employee', 'one', { title: '椅子', amount: 120 });
    await settle();
    const [child, other] = await childrenOf(parent);

    expect(other).toBeUndefined();
    expect(await scene.openAt(parent)).toEqual({});
    expect(await scene.openAt(child!)).toEqual({ review: ['gm'] });
    expect(await scene.valuesOf(child!)).toMatchObject({ title: '椅子', amount: 120 });
    expect((await scene.load(child!)).state.parent).toEqual({ instance: parent, depth: 1 });

    await agree('gm', child!);
    await settle();

    expect(await scene.openAt(parent)).toEqual({ check: ['manager'] });
    expect((await scene.load(parent)).state.children![child!]).toMatchObject({ state: 'ended', outcome: 'agreed' });
  });

  test('is started once per person, in their name', async () => {
    const parent = await scene.start('employee', 'people', { title: '評估' });
    await settle();
    const children = await childrenOf(parent);
    const initiators = await Promise.all(children.map(async (id) => scene.accountOf((await scene.load(id)).row.initiator_id)));

    expect(initiators.sort()).toEqual(['budget', 'tech']);
    await agree('gm', children[0]!);
    await settle();
    expect(await scene.openAt(parent)).toEqual({});
    await agree('gm', children[1]!);
    await settle();
    expect(await scene.openAt(parent)).toEqual({ check: ['manager'] });
  });

  test('that is not awaited survives the cancellation of its parent; awaited ones are cancelled with it', async () => {
    const [awaiting, free] = [
      await scene.start('employee', 'people', { title: 'a' }),
      await scene.start('employee', 'free', { title: 'b' }),
    ];
    await settle();
    const statusesOf = async (id: string) => Promise.all((await childrenOf(id)).map(async (child) => (await scene.load(child)).row.status));

    await scene.act('admin', awaiting, { action: 'Cancel' });
    await scene.act('admin', free, { action: 'Cancel' });
    await settle();

    expect(await statusesOf(awaiting)).toEqual(['CANCELED', 'CANCELED']);
    expect(await statusesOf(free)).toEqual(['PROCESSING']);
  });

  test('is not started when its parent was cancelled before', async () => {
    const parent = await scene.start('employee', 'one', { title: 'a' });
    const jobs = await take();
    await scene.act('employee', parent, { action: 'Cancel' });

    for (const job of jobs) await runChildJob(database.db, environment, job);
    await settle();

    expect(await childrenOf(parent)).toEqual([]);
  });

  test('with an invalid form is an exception of its parent, which shows the cause and can be retried', async () => {
    const parent = await scene.start('employee', 'empty', { title: 'a' });
    await settle();

    const failed = await scene.load(parent);
    await scene.act('admin', parent, { action: 'Retry' });
    const jobs = await take();

    expect(failed.row.status).toBe('EXCEPTION');
    expect(Object.values(failed.state.tokens)[0]?.failure).toMatchObject({
      cause: 'child',
      class: 'business',
      detail: expect.stringContaining('title'),
    });
    expect(jobs).toMatchObject([{ step: 'start', parentId: parent }]);
    expect((await scene.load(parent)).row.status).toBe('PROCESSING');
  });

  test('returns its outputs although its starter has left meanwhile', async () => {
    const parent = await scene.start('employee', 'one', { title: 'a' });
    await settle();
    const setActive = (active: boolean) => database.db.updateTable('people').set({ active }).where('account', '=', 'employee').execute();
    await setActive(false);

    await agree('gm', (await childrenOf(parent))[0]!);
    await settle();
    await setActive(true);

    expect(await scene.openAt(parent)).toEqual({ check: ['manager'] });
  });

  test('that is cancelled counts as ended, and the parent continues', async () => {
    const parent = await scene.start('employee', 'one', { title: 'a' });
    await settle();
    const [child] = await childrenOf(parent);

    await scene.act('admin', child!, { action: 'Cancel' });
    await settle();

    expect(await scene.openAt(parent)).toEqual({ check: ['manager'] });
    expect((await scene.load(parent)).state.children![child!]).toMatchObject({ outcome: 'terminated' });
  });
});
