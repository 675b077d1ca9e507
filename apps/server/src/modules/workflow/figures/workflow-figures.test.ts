import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import { workflowFigures } from './workflow-figures.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  await at.scene.publish(flow('figures'), flow('other'));
});
afterAll(() => at.close());

const flow = (code: string) => ({
  ...buildWorkflow([start(), approve('desk', ['manager']), approve('vault', ['budget']), end()], ['start > desk > vault > end']),
  code,
});

const minute = 60_000;
const day = 24 * 60 * minute;

async function decide(account: string, id: string, minutes: number, how: 'Agree' | 'DisAgree' | 'Reject' = 'Agree'): Promise<void> {
  const { scene } = at;
  scene.now = new Date(scene.now.getTime() + minutes * minute);
  const itemId = await scene.itemOf(account, id);
  const order = { itemId, opinion: 'said', attachments: [] };
  await scene.act(account, id, how === 'Reject' ? { action: how, targets: ['start'], ...order } : { action: how, ...order });
}

test('times, returns and what waits are counted by activity for a period; other workflows and what was cancelled do not count', async () => {
  const { scene, server } = at;
  const began = scene.now;
  for (const minutes of [10, 20, 40]) await decide('manager', await scene.start('employee', 'figures', { title: 'a' }), minutes);
  const refused = await scene.start('employee', 'figures', { title: 'b' });
  await decide('manager', refused, 50, 'DisAgree');
  await decide('manager', await scene.start('employee', 'figures', { title: 'c' }), 100, 'Reject');
  await decide('manager', await scene.start('employee', 'other', { title: 'd' }), 500);
  const waitsSince = scene.now;
  await scene.start('employee', 'figures', { title: 'e' });
  const cancelled = await scene.start('employee', 'figures', { title: 'f' });
  await scene.act('employee', cancelled, { action: 'Cancel' });

  const { activities, running, isCapped } = await workflowFigures(server.db, 'figures', {
    from: began,
    to: new Date(scene.now.getTime() + 1),
  });

  const byCode = Object.fromEntries(activities.map(({ activityCode, ...figures }) => [activityCode, figures]));
  expect(byCode['desk']).toEqual({
    finished: 5,
    medianMinutes: 40,
    longMinutes: 80,
    returned: 1,
    disagreed: 1,
    waiting: 1,
    waitingSince: waitsSince,
  });
  expect(byCode['vault']).toMatchObject({ finished: 0, medianMinutes: null, longMinutes: null, waiting: 3 });
  expect(byCode['start']).toMatchObject({ finished: 0, medianMinutes: null, waiting: 1 });
  expect(running).toEqual([{ version: 1, count: 5 }]);
  expect(isCapped).toBe(false);
});

test('a period before anything ended has no times, and what waits now is still told', async () => {
  const to = new Date('2026-01-02T00:00:00.000Z');
  const { activities } = await workflowFigures(at.server.db, 'figures', { from: new Date(to.getTime() - day), to });

  expect(activities.map(({ activityCode, finished, waiting }) => [activityCode, finished, waiting])).toEqual([
    ['desk', 0, 1],
    ['start', 0, 1],
    ['vault', 0, 3],
  ]);
});

test('a workflow without instances has no figures', async () => {
  const { activities, running } = await workflowFigures(at.server.db, 'nothing', { from: new Date(0), to: new Date() });

  expect({ activities, running }).toEqual({ activities: [], running: [] });
});
