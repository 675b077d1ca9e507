import { afterAll, beforeAll, expect, test } from 'vitest';
import { getParticipants, workitemAction } from '@inkstone/api';
import { half } from '@inkstone/testing/cases';
import { voteScenarios, type VoteScenario } from '@inkstone/testing/vote-scenarios';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

const accounts: Readonly<Record<string, string>> = { A: 'manager', B: 'head', C: 'finance1', D: 'budget', E: 'tech' };
const settingsOf = ({ order, policy, counting, people }: VoteScenario): string =>
  ['vote', order, ...Object.values(policy), counting, people].join('_').replaceAll('-', '_');
/** Of two with the same settings `npm test` sends one through the calls; the test of the engine counts both. */
const scenarios = [...Map.groupBy(voteScenarios, settingsOf).values()].flatMap((same) => (same.length > 1 ? half(same, 0) : same));
const settings = new Map(scenarios.map((scenario) => [settingsOf(scenario), scenario]));

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  const definitions = [...settings].map(([code, { order, policy, counting, people }]) => ({
    ...buildWorkflow(
      [start(), approve('vote', Object.values(accounts).slice(0, people), { order, policy, counting }), end()],
      ['start > vote > end'],
    ),
    code,
  }));
  await at.scene.publish(...definitions);
}, 120_000);
afterAll(() => at.close());

const rows = Map.groupBy(scenarios, ({ order, policy }) => [order, ...Object.values(policy)].join(' '));

test.each([...rows])('votes through the calls: %s', { timeout: 120_000 }, async (_settings, row) => {
  for (const scenario of row) {
    const instance = await at.scene.start('employee', settingsOf(scenario));
    for (const { who, agrees, open } of scenario.votes) {
      const account = accounts[who]!;
      const person = await at.as(account);
      const workItemId = await at.scene.itemOf(account, instance);
      await person.call(workitemAction, { workItemId, action: agrees ? 'Agree' : 'DisAgree', opinion: who });
      const asked = (await person.call(getParticipants, { workflowInstanceId: instance })).flatMap(({ people }) =>
        people.flatMap(({ id, state }) => (state === 'open' ? [at.scene.accountOf(id)] : [])),
      );
      expect(asked, scenario.name).toEqual(open.map((each) => accounts[each]));
    }
    const { state } = await at.scene.load(instance);
    expect([state.status, state.outcome], scenario.name).toEqual(['COMPLETED', scenario.outcome]);
  }
});
