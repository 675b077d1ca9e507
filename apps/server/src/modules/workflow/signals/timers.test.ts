import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve, buildWorkflow, end, start, timer } from '@inkstone/testing/workflow-builder';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { replayCheck } from '../replay/replay-check.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { fireDueTimers } from '../testing/due-timers.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';
import { timerWorker } from './fire-timer.ts';

const working = (amount: number, unit: 'hour' | 'day') => ({ amount, unit, working: true });
let database: TestDatabase;
let scene: WorkflowScene;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  await scene.publish(
    {
      ...buildWorkflow(
        [start(), timer('rest', { kind: 'after', span: { amount: 30, unit: 'minute' } }), approve('check', ['manager']), end()],
        ['start > rest > check > end'],
      ),
      code: 'resting',
    },
    {
      ...buildWorkflow(
        [
          start(),
          approve('check', ['employee'], {
            whenInitiator: 'allow',
            timeLimit: {
              due: { kind: 'after', span: working(1, 'day') },
              reminders: [{ side: 'before', span: working(2, 'hour') }],
              final: { kind: 'manager', how: 'replace' },
            },
          }),
          end(),
        ],
        ['start > check > end'],
      ),
      code: 'limited',
    },
  );
});
afterAll(() => database.close());
beforeEach(() => {
  scene.now = new Date('2026-03-06T06:00:00.000Z');
});

const dueOf = async (instanceId: string) =>
  (
    await database.db.selectFrom('visits').select('due_at').where('instance_id', '=', instanceId).where('due_at', 'is not', null).execute()
  ).map(({ due_at }) => due_at?.toISOString());

test('a wait activity does nothing before its time, and then continues once', async () => {
  const id = await scene.start('employee', 'resting');
  scene.now = new Date('2026-03-06T06:29:59.000Z');
  expect(await fireDueTimers(scene)).toBe(0);
  expect(await scene.openAt(id)).toEqual({});

  scene.now = new Date('2026-03-06T06:30:00.000Z');
  expect(await fireDueTimers(scene)).toBe(1);

  expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
  expect((await replayCheck(database.db, id)).problems).toEqual([]);
});

test('a limit of one working day ends after the weekend, after a reminder, with the manager replacing the late handler', async () => {
  const id = await scene.start('employee', 'limited');
  expect(await dueOf(id)).toEqual(['2026-03-09T06:00:00.000Z']);

  scene.now = new Date('2026-03-09T03:00:00.000Z');
  expect(await fireDueTimers(scene)).toBe(1);
  expect(await scene.openAt(id)).toEqual({ check: ['employee'] });
  scene.now = new Date('2026-03-09T06:00:00.000Z');
  expect(await fireDueTimers(scene)).toBe(1);

  expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
  expect((await replayCheck(database.db, id)).problems).toEqual([]);
});

test('a person who acts in time gets no reminder', async () => {
  const id = await scene.start('employee', 'limited');
  await scene.act('employee', id, { action: 'Agree', itemId: await scene.itemOf('employee', id) });

  scene.now = new Date('2026-04-01T00:00:00.000Z');
  await fireDueTimers(scene);

  const { state } = await scene.load(id);
  expect([state.status, state.timers]).toEqual(['COMPLETED', {}]);
});

test('two concurrent processes fire a timer once', async () => {
  const id = await scene.start('employee', 'resting');
  scene.now = new Date('2026-03-06T07:00:00.000Z');

  await Promise.all([fireDueTimers(scene, { keep: true }), fireDueTimers(scene, { keep: true })]);
  await fireDueTimers(scene);

  const fired = await database.db.selectFrom('instance_events').select('event').where('instance_id', '=', id).execute();
  expect(fired.filter(({ event }) => event.type === 'timer-fired')).toHaveLength(1);
  expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
});

test('the queue fires timers, also when its process is stopped and another one starts', async () => {
  scene.now = new Date(Date.now() - 30 * 60_000 - 1000);
  const id = await scene.start('employee', 'resting');
  scene.now = new Date();
  const log = pino({ level: 'silent' });
  const environment = { timeZone: 'Asia/Taipei', log, now: () => scene.now };
  const options = { pool: database.pool, connection: database.connection, timeZone: 'UTC', log, jobs: [] };
  const taken = Promise.withResolvers<void>();
  const stopped = await startJobs({
    ...options,
    workers: [
      {
        queue: 'workflow-timer',
        run: (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
            taken.resolve();
          }),
      },
    ],
  });
  await taken.promise;
  await stopped.stop();

  const next = await startJobs({ ...options, workers: [timerWorker(database.db, environment)] });

  await expect.poll(() => scene.openAt(id), { timeout: 20_000 }).toEqual({ check: ['manager'] });
  await next.stop();
  expect((await replayCheck(database.db, id)).problems).toEqual([]);
});
