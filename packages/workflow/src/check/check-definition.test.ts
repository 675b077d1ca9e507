import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approve,
  buildWorkflow,
  circulate,
  end,
  exclusive,
  handle,
  inclusiveJoin,
  inclusiveSplit,
  service,
  join,
  split,
  start,
  subprocess,
  timer,
} from '@inkstone/testing/workflow-builder';
import type { DefinitionContext } from './definition-context.ts';
import { checkDefinition } from './check-definition.ts';
import { severityOf } from '../texts/workflow-issue.ts';
import { workflows } from '@inkstone/testing/random-workflow';

type Build = Parameters<typeof buildWorkflow>;

/** Returns all issues as `code@location`. */
function check(activities: Build[0], routes: Build[1], context: DefinitionContext = {}): string[] {
  return checkDefinition(buildWorkflow(activities, routes), context).map(({ code, place }) =>
    place.kind === 'workflow' ? code : `${code}@${place.kind === 'activity' ? place.activity : place.route}`,
  );
}

const a = approve('a', ['ann']);
const b = approve('b', ['bob']);

test('a sound definition has no issues', () => {
  expect(check([start(), a, end()], ['start > a > end'])).toEqual([]);
  fc.assert(
    fc.property(workflows, (definition) => {
      // Random definitions may lead back to before an irreversible service, and some are large.
      const found = checkDefinition(definition).map(({ code }) => code);
      expect(found.filter((code) => code !== 'IrreversibleRepeated' && code !== 'NotProved')).toEqual([]);
    }),
    { numRuns: cases(20) },
  );
});

describe('start and end', () => {
  test('there is exactly one start and at least one end', () => {
    expect(check([a, end()], ['a > end'])).toContain('NoStart');
    expect(check([start(), start('again'), end()], ['start > end', 'again > end'])).toEqual(['SeveralStarts@again']);
    expect(check([start(), a], ['start > a'])).toEqual(['NoEnd']);
  });

  test('nothing leads into the start or out of an end', () => {
    expect(check([start(), a, end()], ['start > a > end', { from: 'a', to: 'start', outcome: 'disagree' }])).toContain(
      'RouteIntoStart@a_start',
    );
    expect(check([start(), a, end()], ['start > end > a > end'])).toContain('RouteOutOfEnd@end');
  });

  test('every activity is reachable and leads to an end', () => {
    expect(check([start(), a, end()], ['start > end', 'a > end'])).toEqual(['Unreachable@a']);
    expect(check([start(), a, b, end()], ['start > a > end', { from: 'a', to: 'b', outcome: 'disagree' }])).toContain('NoWayToEnd@b');
  });
});

describe('codes and routes', () => {
  test('codes are unique and routes are connected at both ends', () => {
    expect(check([start(), a, a, end()], ['start > a > end'])).toContain('DuplicateCode');
    expect(check([start(), end()], ['start > end', 'start > ghost'])).toContain('RouteEndUnknown@start_ghost');
  });

  test('a choice has one default and conditions on all other routes', () => {
    const choice = [start(), exclusive('x'), a, end()];

    expect(
      check(choice, ['start > x', { from: 'x', to: 'a', condition: 'c' }, { from: 'x', to: 'end', condition: 'd' }, 'a > end']),
    ).toEqual(['DefaultMissing@x']);
    expect(check(choice, ['start > x', 'x > a > end', { from: 'x', to: 'end', default: true }])).toEqual(['ConditionMissing@x_a']);
    expect(check(choice, ['start > x', { from: 'x', to: 'a', default: true }, { from: 'x', to: 'end', default: true }, 'a > end'])).toEqual(
      ['SeveralDefaults@x'],
    );
  });

  test('a route after one that is always taken is never taken', () => {
    expect(check([start(), a, b, end()], ['start > a > end', 'start > b > end'])).toEqual(['RouteNeverTaken@start_b']);
  });

  test('a human activity has a route for every case', () => {
    expect(check([start(), a, end()], ['start > a', { from: 'a', to: 'end', condition: 'c' }])).toEqual(['DefaultMissing@a']);
  });

  test('an invalid condition is reported with the message of the formula language', () => {
    const found = checkDefinition(
      buildWorkflow(
        [start(), exclusive('x'), a, end()],
        ['start > x', { from: 'x', to: 'a', condition: 'ghost > 1' }, { from: 'x', to: 'end', default: true }, 'a > end'],
      ),
      { checkCondition: () => [{ zh: '沒有欄位 ghost', en: 'unknown field ghost' }] },
    );

    expect(found).toEqual([
      {
        code: 'ConditionInvalid',
        place: { kind: 'route', route: 'x_a' },
        params: { route: { zh: 'x → a', en: 'x → a' }, detail: { zh: '沒有欄位 ghost', en: 'unknown field ghost' } },
        steps: ['start', 'x', 'a'].map((activity) => ({ kind: 'reach', activity, params: { name: { zh: activity, en: activity } } })),
      },
    ]);
  });

  test('only routes out of approvals have outcomes', () => {
    expect(check([start(), end()], [{ from: 'start', to: 'end', outcome: 'agree' }])).toEqual(['OutcomeNotAllowed@start_end']);
  });
});

describe('blocks', () => {
  const blocks = [start(), split('s'), a, b, join('j', 's'), end()];

  test('split and join belong together', () => {
    expect(check([start(), split('s'), a, b, end()], ['start > s > a > end', 's > b > end'])).toEqual(['JoinMissing@s']);
    expect(check([start(), a, join('j', 'ghost'), end()], ['start > a > j > end'])).toEqual(['SplitUnknown@j']);
    expect(check([...blocks, join('k', 's')], ['start > s > a > j > end', 's > b > k > end'])).toContain('SeveralJoins@k');
    expect(check([start(), split('s'), a, join('j', 's'), end()], ['start > s > a > j > end'])).toEqual(['BranchesTooFew@s']);
  });

  test('an inclusive split needs conditions and a default', () => {
    const choosing = [start(), inclusiveSplit('s'), a, b, inclusiveJoin('j', 's'), end()];
    const [toA, toB] = [
      { from: 's', to: 'a', condition: 'x' },
      { from: 's', to: 'b', condition: 'y' },
    ];
    const [plain, fallback] = [
      { from: 's', to: 'b' },
      { from: 's', to: 'b', default: true },
    ];
    const behind = ['a > j > end', 'b > j'];

    expect(check(choosing, ['start > s', toA, fallback, ...behind])).toEqual([]);
    expect(check(choosing, ['start > s', toA, toB, ...behind])).toEqual(['DefaultMissing@s']);
    expect(check(choosing, ['start > s', toA, plain, ...behind])).toEqual(['DefaultMissing@s', 'ConditionMissing@s_b']);
    expect(check([start(), inclusiveSplit('s'), a, b, join('j', 's'), end()], ['start > s', toA, fallback, ...behind])).toEqual([
      'JoinMissing@s',
      'SplitUnknown@j',
    ]);
  });

  test('no route enters a branch from outside', () => {
    const found = check(
      [...blocks, exclusive('x')],
      ['start > x', { from: 'x', to: 'a', condition: 'c' }, { from: 'x', to: 's', default: true }, 's > a > j > end', 's > b > j'],
    );

    expect(found).toEqual(['RouteIntoBlock@x_a']);
  });

  test('only routes from the branches enter the join', () => {
    const found = check(
      [...blocks, exclusive('x')],
      ['start > x', { from: 'x', to: 'j', condition: 'c' }, { from: 'x', to: 's', default: true }, 's > a > j > end', 's > b > j'],
    );

    expect(found).toEqual(['RouteIntoBlock@x_j']);
  });

  test('no route leaves a branch except through the join', () => {
    const found = check([...blocks, handle('after', ['cho'])], ['start > s > a > j > after > end', 's > b > after']);

    expect(found).toEqual(['RouteOutOfBlock@b_after']);
  });

  test('a loop around a block hides no issue in it', () => {
    const looking = handle('look', ['cho']);
    const last = approve('last', ['dan'], { whenFailed: { kind: 'back', activity: 'look' } });
    const [toSplit, beside] = [
      { from: 'x', to: 's', default: true },
      { from: 'x', to: 'end', condition: 'd' },
    ];
    const looped = (...extra: Build[1]) =>
      check([...blocks, exclusive('x'), looking, last], ['start > look > x', toSplit, beside, 'j > last > end', ...extra]);

    expect(looped('s > a > j', 's > b > j')).toEqual([]);
    expect(looped('s > a > j', 's > b > j', { from: 'x', to: 'a', condition: 'c' })).toEqual(['RouteIntoBlock@x_a']);
    expect(looped('s > a > j', 's > b > last')).toEqual(['RouteOutOfBlock@b_last']);
    expect(looped('s > a > j', 's > b > a')).toEqual(['BranchesCross@a']);
  });

  test('no branch leads back to its split', () => {
    const found = check(blocks, ['start > s > a > j > end', 's > b > j', { from: 'b', to: 's', condition: 'c', order: -1 }]);

    expect(found).toContain('RouteOutOfBlock@b_s');
  });

  test('two branches share no activity', () => {
    expect(check([...blocks, handle('both', ['cho'])], ['start > s > a > both > j > end', 's > b > both'])).toEqual(['BranchesCross@both']);
  });

  test('a route out of a split has no condition', () => {
    expect(check(blocks, ['start > s', { from: 's', to: 'a', condition: 'c' }, 's > b > j > end', 'a > j'])).toEqual([
      'ConditionNotAllowed@s_a',
    ]);
  });
});

test('a loop needs a human activity, and the steps show one round', () => {
  const found = checkDefinition(
    buildWorkflow(
      [start(), circulate('tell', ['ann']), exclusive('x'), end()],
      ['start > tell > x', { from: 'x', to: 'tell', condition: 'c' }, { from: 'x', to: 'end', default: true }],
    ),
  );

  expect(found.map(({ code, steps }) => [code, steps.map(({ activity }) => activity)])).toEqual([
    ['LoopWithoutHuman', ['start', 'tell', 'x', 'tell']],
  ]);
});

describe('failed votes', () => {
  test('a disagree route exists exactly where it is taken', () => {
    const routing = approve('a', ['ann'], { whenFailed: { kind: 'route' } });

    expect(check([start(), routing, end()], ['start > a > end'])).toEqual(['DisagreeRouteMissing@a']);
    expect(check([start(), a, end()], ['start > a > end', { from: 'a', to: 'end', outcome: 'disagree', code: 'no' }])).toEqual([
      'DisagreeRouteUnused@no',
    ]);
  });

  test('going back leads to an earlier human activity, not into a block', () => {
    const back = (activity: string) => approve('z', ['zoe'], { whenFailed: { kind: 'back', activity } });

    expect(check([start(), a, back('a'), end()], ['start > a > z > end'])).toEqual([]);
    expect(check([start(), back('b'), b, end()], ['start > z > b > end'])).toEqual(['BackTargetInvalid@z']);
    expect(check([start(), back('ghost'), end()], ['start > z > end'])).toContain('BackTargetInvalid@z');
    expect(check([start(), split('s'), a, b, join('j', 's'), back('a'), end()], ['start > s > a > j > z > end', 's > b > j'])).toEqual([
      'BackTargetInvalid@z',
    ]);
  });
});

test('named people, roles, departments, controls and activities exist', () => {
  const participants = [
    { kind: 'users', users: ['ann', 'ghost'] },
    { kind: 'role', role: 'chief' },
    { kind: 'department', department: 'moon' },
    { kind: 'control', control: 'deputy' },
    { kind: 'activity-handlers', activity: 'nobody' },
  ] as const;
  const named = approve('a', [], {
    participants: participants.map((source) => (source.kind === 'users' ? { ...source, users: [...source.users] } : source)),
    permission: { others: { e: false, v: true }, controls: { lost: { e: true, v: true } } },
  });
  const empty = { people: new Set(['ann']), roles: new Set<string>(), departments: new Set<string>(), controls: new Set<string>() };

  const found = checkDefinition(buildWorkflow([start(), named, end()], ['start > a > end']), empty);

  expect(found.map(({ code, params }) => [code, params['code']])).toEqual([
    ['ParticipantUnknown', 'ghost'],
    ['ParticipantUnknown', 'chief'],
    ['ParticipantUnknown', 'moon'],
    ['ParticipantUnknown', 'deputy'],
    ['ParticipantUnknown', 'nobody'],
    ['PermissionUnknown', 'lost'],
  ]);
  expect(check([start(), approve('a', [], { participants: [] }), end()], ['start > a > end'])).toEqual(['ParticipantsMissing@a']);
});

test('a service calls a web address with existing fields', () => {
  const calls = (url: string, fields: string[] = []) =>
    check([start(), service('s', { task: { kind: 'webhook', url, fields } }), end()], ['start > s > end'], {
      controls: new Set(['title']),
    });

  expect(calls('https://hooks.example.com/a?b=c', ['title'])).toEqual([]);
  expect(calls('http://erp')).toEqual([]);
  expect(calls('')).toEqual(['AddressMissing@s']);
  expect(calls('ftp://erp/', ['ghost'])).toEqual(['AddressInvalid@s', 'FieldUnknown@s']);
  expect(calls('https://user:secret@erp/')).toEqual(['AddressInvalid@s']);
  expect(check([start(), service('s', { task: { kind: 'rule', rule: '' } }), end()], ['start > s > end'])).toEqual(['RuleMissing@s']);
});

test('a service runs an existing rule, if the rules are given', () => {
  const runs = (rule: string, rules?: readonly string[]) =>
    check([start(), service('s', { task: { kind: 'rule', rule } }), end()], ['start > s > end'], rules && { rules: new Set(rules) });

  expect(runs('stock', ['stock'])).toEqual([]);
  expect(runs('stock')).toEqual([]);
  expect(runs('stock', [])).toEqual(['RuleUnknown@s']);
  expect(runs('', [])).toEqual(['RuleMissing@s']);
});

test('a sub-process starts an existing workflow, if the workflows are given', () => {
  const starts = (workflow: string, workflows?: readonly string[]) =>
    check([start(), subprocess('s', workflow), end()], ['start > s > end'], workflows && { workflows: new Set(workflows) });

  expect(starts('child', ['child'])).toEqual([]);
  expect(starts('child')).toEqual([]);
  expect(starts('ghost', ['child'])).toEqual(['SubprocessUnknown@s']);
  expect(starts('', ['child'])).toEqual(['SubprocessMissing@s']);
});

test('a sub-process names its workflow, what it is started for, and existing fields', () => {
  const starts = (workflow: string, settings: Parameters<typeof subprocess>[2] = {}) =>
    check([start(), subprocess('s', workflow, settings), end()], ['start > s > end'], { controls: new Set(['items', 'title']) });
  const row = { kind: 'row' as const, sheet: 'items' };

  expect(starts('child', { each: row, inputs: [{ from: 'items.name', to: 'x' }], outputs: [{ from: 'x', to: 'items.done' }] })).toEqual([]);
  expect(starts('', { each: { kind: 'row', sheet: 'ghost' } })).toEqual(['SubprocessMissing@s', 'FieldUnknown@s']);
  expect(starts('child', { each: { kind: 'person', participants: [] } })).toEqual(['ParticipantsMissing@s']);
  expect(starts('child', { waits: false, outputs: [{ from: 'x', to: 'title' }] })).toEqual(['OutputsInVain@s']);
});

describe('sub-processes that lead back to their workflow', () => {
  const named = (code: string, ...build: Build) => ({ ...buildWorkflow(...build), code, name: code });
  const choosing = (target: string, each: Parameters<typeof subprocess>[2] = {}): Build => [
    [start(), exclusive('x'), subprocess('s', target, each), end()],
    ['start > x', { from: 'x', to: 's', condition: 'c' }, { from: 'x', to: 'end', default: true }, 's > end'],
  ];
  const always = (target: string, each: Parameters<typeof subprocess>[2] = {}): Build => [
    [start(), subprocess('s', target, each), end()],
    ['start > s > end'],
  ];
  const found = (own: Build, ...others: ReturnType<typeof named>[]) =>
    checkDefinition(named('own', ...own), { workflow: (code) => others.find((each) => each.code === code) }).map(
      ({ code, place, params }) => [code, place.kind === 'activity' && place.activity, (params['chain'] as { en: string }).en],
    );

  test('it is an issue that a workflow starts itself, directly or through others, without a way around', () => {
    expect(found(always('own'))).toEqual([['SubprocessEndless', 's', 'own → own']]);
    expect(found(always('b'), named('b', ...always('c')), named('c', ...always('own')))).toEqual([
      ['SubprocessEndless', 's', 'own → b → c → own'],
    ]);
    expect(found(always('own', { waits: false }))).toEqual([['SubprocessEndless', 's', 'own → own']]);
  });

  test('a branch of a parallel split is no way around', () => {
    const flow: Build = [
      [start(), split('f'), a, subprocess('s', 'own'), join('j', 'f'), end()],
      ['start > f > a > j > end', 'f > s > j'],
    ];

    expect(found(flow)).toEqual([['SubprocessEndless', 's', 'own → own']]);
  });

  test('with a way around in one of the workflows, or where there may be no rows, it is a warning', () => {
    const rows = { each: { kind: 'row' as const, sheet: 'items' } };

    expect(found(choosing('own'))).toEqual([['SubprocessRecursive', 's', 'own → own']]);
    expect(found(always('b'), named('b', ...choosing('own')))).toEqual([['SubprocessRecursive', 's', 'own → b → own']]);
    expect(found(always('own', rows))).toEqual([['SubprocessRecursive', 's', 'own → own']]);
    expect(severityOf('SubprocessRecursive')).toBe('warning');
  });

  test('others that start one another are no issue of the workflow that starts them', () => {
    expect(found(always('b'), named('b', ...always('b')))).toEqual([]);
    expect(found(always('b'), named('b', ...always('unknown')))).toEqual([]);
  });
});

test('500 activities are checked in a few seconds of processor time', () => {
  const steps = Array.from({ length: 500 }, (_, index) => approve(`step${index}`, ['ann']));
  const definition = buildWorkflow([start(), ...steps, end()], [`start > ${steps.map((step) => step.code).join(' > ')} > end`]);
  const started = process.threadCpuUsage();

  expect(checkDefinition(definition)).toEqual([]);

  const { user, system } = process.threadCpuUsage(started);
  // Generous: a hundred times the time it needs.
  expect((user + system) / 1e6).toBeLessThan(10);
});

describe('times', () => {
  const due = { kind: 'after', span: { amount: 1, unit: 'hour' } } as const;
  const late = (final: NonNullable<NonNullable<Parameters<typeof approve>[2]>['timeLimit']>['final'], settings = {}) =>
    approve('a', ['ann'], { timeLimit: { due, final }, ...settings });

  test('the final step of a time limit is possible', () => {
    const timeout = { code: 'late', from: 'a', to: 'end', outcome: 'timeout' } as const;
    expect(check([start(), late({ kind: 'route' }), end()], ['start > a > end', timeout])).toEqual([]);
    expect(check([start(), late({ kind: 'route' }), end()], ['start > a > end'])).toEqual(['TimeoutRouteMissing@a']);
    expect(check([start(), late({ kind: 'none' }), end()], ['start > a > end', timeout])).toEqual(['TimeoutRouteUnused@late']);
    expect(check([start(), late({ kind: 'back', activity: 'start' }), end()], ['start > a > end'])).toEqual([]);
    expect(check([start(), late({ kind: 'back', activity: 'end' }), end()], ['start > a > end'])).toEqual(['TimeLimitBackInvalid@a']);
  });

  test('being late cannot agree where more than a vote is required', () => {
    const agrees = late({ kind: 'agree' }, { opinion: { agree: 'required' } });
    expect(check([start(), agrees, end()], ['start > a > end'])).toEqual(['TimeLimitNeedsMore@a']);
  });

  test('times refer to existing fields', () => {
    const until = timer('wait', { kind: 'until', control: 'when' });
    const controls = (...codes: string[]) => ({ controls: new Set(codes) });
    expect(check([start(), until, end()], ['start > wait > end'], controls('when'))).toEqual([]);
    expect(check([start(), until, end()], ['start > wait > end'], controls('other'))).toEqual(['TimeControlUnknown@wait']);
  });
});
