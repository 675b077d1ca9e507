import { testFlow } from '@inkstone/testing/test-flow';
import { voteScenarios } from '@inkstone/testing/vote-scenarios';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { expect, test } from 'vitest';

test('the table has enough rows', () => {
  expect(voteScenarios.length).toBeGreaterThanOrEqual(150);
  expect(new Set(voteScenarios.map(({ name }) => name)).size).toBe(voteScenarios.length);
});

test.each(voteScenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_name, { votes, outcome, people, ...settings }) => {
  const everybody = 'ABCDE'.slice(0, people).split('');
  const { order, policy, counting } = settings;
  const definition = buildWorkflow([start(), approve('vote', everybody, { order, policy, counting }), end()], ['start > vote > end']);
  const flow = testFlow(definition).start('emil');

  for (const { who, agrees, open } of votes) {
    (agrees ? flow.agree(who) : flow.disagree(who)).expectOpen(...open.map((person) => `${person}@vote`));
  }

  flow.expectStatus('COMPLETED', outcome);
});
