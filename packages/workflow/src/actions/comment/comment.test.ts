import { readPermission } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);
const mention = { action: 'Comment', actor: 'emil', permission: readPermission } as const;

test('a mentioned person may read what the other sees, and no token moves', () => {
  const flow = testFlow(definition).start('emil');
  const before = flow.state;

  flow.perform({ ...mention, mentioned: ['dan', 'dan', 'eve'] });

  expect(flow.state).toEqual({ ...before, readers: { dan: readPermission, eve: readPermission } });
});

test('a second mention shows a reader nothing more', () => {
  const flow = testFlow(definition)
    .start('emil')
    .perform({ ...mention, mentioned: ['dan'] });

  flow.perform({
    ...mention,
    mentioned: ['dan', 'eve'],
    permission: { others: { e: false, v: true }, controls: { a: { e: false, v: false, r: false } } },
  });

  expect(flow.state.readers?.['dan']).toEqual(readPermission);
  flow.expectRefusal('AlreadyReader', (each) => each.perform({ ...mention, mentioned: ['dan'] }));
});

test('people can be mentioned after the end', () => {
  const flow = testFlow(definition).start('emil').agree('ann').expectStatus('COMPLETED', 'agreed');

  flow.perform({ ...mention, mentioned: ['dan'] });

  expect(Object.keys(flow.state.readers ?? {})).toEqual(['dan']);
});
