import { expect, test } from 'vitest';
import type { WorkflowDefinition } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, handle, join, service, split, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import type { TestFacts } from '@inkstone/testing/test-facts';
import { withTestFacts } from '@inkstone/testing/test-facts';
import { itemRights, previewMigration, type ActivityMove, type MigrateCommand } from '../../index.ts';

const first = buildWorkflow(
  [start(), approve('check', ['ann', 'bob'], { policy: { kind: 'all' } }), approve('pay', ['cho']), end()],
  ['start > check > pay > end'],
);

function command(from: WorkflowDefinition, moves: readonly ActivityMove[] = []): Omit<MigrateCommand, 'id' | 'at' | 'client'> {
  return { action: 'Migrate', actor: 'root', operatorIsAdministrator: true, from, fromVersion: 1, toVersion: 2, moves };
}

/** Returns the flow migrated to another version. */
function migrated(flow: TestFlow, to: WorkflowDefinition, moves: readonly ActivityMove[] = []): TestFlow {
  return flow.migrate(to, command(flow.definition, moves));
}

function refusals(flow: TestFlow, to: WorkflowDefinition, moves: readonly ActivityMove[] = []): string[] {
  const framed = {
    ...command(flow.definition, moves),
    id: '0190aaaa-bbbb-7ccc-8ddd-00000000ffff',
    at: '2026-02-01T00:00:00.000Z',
    client: 'PC' as const,
  };
  return withTestFacts(flow.facts, (facts) => previewMigration(to, flow.state, framed, facts)).problems.map(({ code }) => code);
}

const running = (testFacts: TestFacts = {}): TestFlow => testFlow(first, testFacts).start('emil').agree('ann');

test('an open activity continues as it is, and then along the new routes', () => {
  const next = buildWorkflow(
    [start(), approve('check', ['ann', 'bob'], { policy: { kind: 'all' } }), handle('book', ['dan']), approve('pay', ['cho']), end()],
    ['start > check > book > pay > end'],
  );

  migrated(running(), next).expectOpen('bob@check').agree('bob').expectOpen('dan@book');
});

test('an activity continues under another code, with its votes and its history', () => {
  const next = buildWorkflow(
    [start(), approve('review', ['ann', 'bob'], { policy: { kind: 'all' } }), approve('pay', ['cho']), end()],
    ['start > review > pay > end'],
  );
  const moves: ActivityMove[] = [{ from: 'check', to: 'review', how: 'keep' }];

  expect(refusals(running(), next)).toEqual(['MigrationActivityGone']);
  migrated(running(), next, moves).expectOpen('bob@review').agree('bob').expectTargets('cho', 'review', 'start');
});

test('a different set of people or counting rule is refused unless the activity begins again', () => {
  const next = buildWorkflow(
    [start(), approve('check', ['dan'], { policy: { kind: 'any' } }), approve('pay', ['cho']), end()],
    ['start > check > pay > end'],
  );

  expect(refusals(running(), next)).toEqual(['MigrationVoteDiffers', 'MigrationPeopleDiffer']);
  migrated(running(), next, [{ from: 'check', to: 'check', how: 'anew' }])
    .expectOpen('dan@check')
    .agree('dan')
    .expectAt('pay');
});

test('an activity of a branch stays in its branch', () => {
  const apart = buildWorkflow(
    [start(), split('s'), approve('left', ['ann']), approve('right', ['bob']), join('j', 's'), end()],
    ['start > s > left > j', 's > right > j', 'j > end'],
  );
  const flow = testFlow(apart).start('emil').agree('ann');
  const inARow = buildWorkflow([start(), approve('left', ['ann']), approve('right', ['bob']), end()], ['start > left > right > end']);
  const longer = buildWorkflow(
    [start(), split('s'), approve('left', ['ann']), approve('right', ['bob']), handle('file', ['cho']), join('j', 's'), end()],
    ['start > s > left > j', 's > right > file > j', 'j > end'],
  );

  expect(refusals(flow, inARow)).toEqual(['MigrationBlockDiffers', 'MigrationBlockDiffers']);
  migrated(flow, longer).agree('bob').expectAt('file');
});

test('two branches do not continue as one', () => {
  const activities = [start(), split('s'), approve('left', ['ann']), approve('right', ['bob']), join('j', 's'), end()];
  const from = buildWorkflow(activities, ['start > s > left > j', 's > right > j', 'j > end']);
  const routes = from.routes.map((route) => (route.from === 's' ? { ...route, code: `new_${route.to}` } : route));
  const oneLess = {
    ...from,
    activities: from.activities.filter(({ code }) => code !== 'left'),
    routes: routes.filter((route) => route.from !== 'left' && route.to !== 'left'),
  };
  const moves: ActivityMove[] = [{ from: 'left', to: 'right', how: 'anew' }];

  expect(refusals(testFlow(from).start('emil'), oneLess, moves)).toContain('MigrationBlockDiffers');
});

test('refused when a condition cannot be evaluated or a completed irreversible service is missing', () => {
  const asking = buildWorkflow(
    [start(), approve('check', ['ann', 'bob'], { policy: { kind: 'all' } }), exclusive('x'), approve('pay', ['cho']), end()],
    ['start > check > x', { from: 'x', to: 'pay', condition: 'amount / 0 > 1' }, { from: 'x', to: 'end', default: true }, 'pay > end'],
  );
  const testFacts = { conditions: { 'amount / 0 > 1': { error: 'division by zero' } } };
  expect(refusals(running(testFacts), asking)).toEqual(['MigrationDataMissing']);

  const paid = buildWorkflow(
    [start(), service('wire', { irreversible: true }), approve('check', ['ann']), end()],
    ['start > wire > check > end'],
  );
  const without = buildWorkflow([start(), approve('check', ['ann']), end()], ['start > check > end']);
  expect(refusals(testFlow(paid).start('emil').finish('wire'), without)).toEqual(['MigrationSealLost']);
});

test('refused for anybody but administrators, for ended instances, and from another version', () => {
  const flow = running();
  const to = { ...first };
  const next = migrated(flow, to);

  next.expectRefusal('NotAdministrator', (each) => each.perform({ ...command(first), operatorIsAdministrator: false }));
  next.expectRefusal('MigrationDone', (each) => each.perform(command(first)));
  next
    .agree('bob')
    .agree('cho')
    .expectRefusal('NotRunning', (each) => each.perform({ ...command(first), fromVersion: 2 }));
});

test('people who acted at a removed activity see what they saw, and no more', () => {
  const permission = { others: { e: false, v: false }, controls: { amount: { e: false, v: true, r: false } } };
  const narrow = buildWorkflow(
    [start(), approve('early', ['ann'], { permission }), approve('pay', ['cho']), end()],
    ['start > early > pay > end'],
  );
  const shorter = buildWorkflow([start(), approve('pay', ['cho']), end()], ['start > pay > end']);
  const flow = migrated(testFlow(narrow).start('emil').agree('ann'), shorter);
  const done = Object.values(flow.state.items).find(({ holder }) => holder === 'ann')!;

  expect(itemRights(shorter, flow.state, done)).toEqual({
    ...permission,
    controls: { amount: { e: false, v: true, r: false, add: false, delete: false } },
  });
  expect(itemRights(shorter, { ...flow.state, former: {} }, done).others).toEqual({ e: false, v: false });
});
