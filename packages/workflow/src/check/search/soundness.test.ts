import { describe, expect, test } from 'vitest';
import type { Activity, WorkflowDefinition } from '@inkstone/schema';
import { tangledWorkflow } from '@inkstone/testing/tangled-workflow';
import { wideWorkflow } from '@inkstone/testing/wide-workflow';
import {
  approve,
  buildWorkflow,
  circulate,
  end,
  exclusive,
  handle,
  join,
  service,
  split,
  start,
  subprocess,
  timer,
} from '@inkstone/testing/workflow-builder';
import { indexDefinition } from '../../definition-index.ts';
import { checkDefinition, severityOf, stepText } from '../../index.ts';
import { createRouteGraph } from '../route-graph.ts';
import { abstractDefinition } from './abstract-definition.ts';
import { verifyByParts } from './soundness.check.ts';
import { searchDefinition } from './search-definition.ts';

type Activities = Parameters<typeof buildWorkflow>[0];
type Routes = Parameters<typeof buildWorkflow>[1];
const found = (activities: Activities, routes: Routes) => checkDefinition(buildWorkflow(activities, routes));
const described = (activities: Activities, routes: Routes) =>
  found(activities, routes).map((issue) => `${issue.code}: ${issue.steps.map((step) => stepText(step, 'zh')).join(' → ')}`);

/** Somebody decides, accounts check in three branches, then the payment may follow; repeated this many times in sequence. */
function long(repeats: number): WorkflowDefinition {
  const activities: Activities[number][] = [start(), end()];
  const routes: Routes[number][] = [];
  let last = 'start';
  for (let n = 0; n < repeats; n++) {
    const [a, s, j, x, y] = [`a${n}`, `s${n}`, `j${n}`, `x${n}`, `y${n}`];
    const branches = [0, 1, 2].map((branch) => [`b${n}_${branch}`, `c${n}_${branch}`] as const);
    activities.push(
      approve(a, ['ann'], { whenFailed: { kind: 'back', activity: last } }),
      split(s),
      join(j, s),
      exclusive(x),
      handle(y, ['bob']),
    );
    for (const [b, c] of branches) {
      activities.push(approve(b, ['ann'], { whenFailedInBranch: b.endsWith('1') ? 'join' : 'terminate' }), handle(c, ['cho']));
      routes.push(`${s} > ${b} > ${c} > ${j}`);
    }
    routes.push(
      `${last} > ${a} > ${s}`,
      `${j} > ${x}`,
      { from: x, to: y, condition: `total > ${n}` },
      { from: x, to: `m${n}`, default: true },
      `${y} > m${n}`,
    );
    activities.push(exclusive(`m${n}`));
    last = `m${n}`;
    // Only human activities can be returned to.
    activities.push(handle(`h${n}`, ['dan']));
    routes.push(`${last} > h${n}`);
    last = `h${n}`;
  }
  return buildWorkflow(activities, [...routes, `${last} > end`]);
}

test('five hundred activities in blocks, choices and loops are verified', () => {
  const definition = long(41);
  expect(definition.activities.length).toBeGreaterThan(500);

  expect(checkDefinition(definition)).toEqual([]);
});

test('a nested issue is reported at its activity, with the path to it', () => {
  const definition = long(41);
  const spoiled = {
    ...definition,
    activities: definition.activities.map((each) =>
      each.code === 'b30_2'
        ? { ...each, whenFailedInBranch: 'terminate' as const, whenFailed: { kind: 'back' as const, activity: 'c30_1' } }
        : each,
    ),
  };

  expect(checkDefinition(spoiled as WorkflowDefinition).map(({ code, place }) => [code, place])).toContainEqual([
    expect.any(String),
    { kind: 'activity', activity: 'b30_2' },
  ]);
});

test('an irreversible service that a failed vote repeats is reported with the steps', () => {
  const activities = [
    start(),
    approve('boss', ['ann']),
    service('pay', { irreversible: true }),
    approve('audit', ['bob'], { whenFailed: { kind: 'back', activity: 'boss' } }),
    end(),
  ];

  expect(described(activities, ['start > boss > pay > audit > end'])).toEqual([
    'IrreversibleRepeated: 提交 → 「boss」同意 → 「pay」完成 → 「audit」不同意 → 「boss」同意',
  ]);
});

test('a failed vote in a sibling branch repeats an irreversible service', () => {
  const activities = [
    start(),
    handle('fill', ['ann']),
    split('s'),
    service('pay', { irreversible: true }),
    approve('audit', ['bob'], { whenFailed: { kind: 'back', activity: 'fill' } }),
    join('j', 's'),
    end(),
  ];

  const issues = found(activities, ['start > fill > s > pay > j', 's > audit > j > end']);

  expect(issues.map(({ code, params }) => [code, params])).toEqual([['IrreversibleRepeated', { name: { zh: 'pay', en: 'pay' } }]]);
});

test('a conditional loop of routes repeats it, too, unless the conditions contradict each other', () => {
  const activities = [
    start(),
    handle('fill', ['ann']),
    service('pay', { irreversible: true }),
    exclusive('x'),
    handle('done', ['bob']),
    end(),
  ];
  const loop = (again: string) => [
    'start > fill > pay > x',
    { from: 'x', to: 'done', condition: 'total >= 0' },
    { from: 'x', to: 'done', condition: 'total < 0', code: 'x_done_2' },
    { from: 'x', to: 'fill', condition: again },
    { from: 'x', to: 'done', default: true, code: 'x_done_3' },
    'done > end',
  ];

  expect(found(activities, loop('other > 1')).map(({ code }) => code)).toEqual(['IrreversibleRepeated']);
  expect(found(activities, loop('total > 5'))).toEqual([]);
});

test('an incomplete verification is a warning, not an error', () => {
  expect(severityOf('NotProved')).toBe('warning');
  expect(severityOf('DeadEnd')).toBe('error');
});

test('beyond the bound the search stops, and the part is reported as not proved', () => {
  const definition = tangledWorkflow('ann');
  const movesWith = (stopsAtBound: boolean): number => {
    let moves = 0;
    const isExplored = () => (moves += 1) > 0;
    expect(searchDefinition(abstractDefinition(definition), { statesAtMost: 100, stopsAtBound, isExplored })).toMatchObject({
      isComplete: false,
    });
    return moves;
  };

  expect(checkDefinition(definition).map(({ code }) => code)).toEqual(['NotProved']);
  expect(movesWith(true)).toBeLessThan(movesWith(false) / 2);
});

describe('rework after a failed vote', () => {
  const minutes = { kind: 'after', span: { amount: 3, unit: 'minute' } } as const;
  const kinds = {
    approve: approve('x', ['bob']),
    handle: handle('x', ['bob']),
    circulate: circulate('x', ['bob']),
    timer: timer('x', minutes),
    service: service('x'),
    subprocess: subprocess('x', 'child'),
    exclusive: exclusive('x'),
  } as const satisfies Partial<Record<Activity['kind'], Activities[number]>>;
  const failing = approve('a', ['ann'], { whenFailed: { kind: 'route' } });
  const toRework = { from: 'a', to: 'x', outcome: 'disagree' } as const;

  test.each(Object.entries(kinds))('%s is a sound loop, at any position and for any distance back', (_kind, rework) => {
    const more = [start(), handle('h', ['ann']), failing, handle('k', ['bob']), rework, end()];

    expect(found(more, ['start > h > a > k > end', toRework, 'x > h'])).toEqual([]);
    expect(found(more, ['start > h > a > k > end', toRework, 'x > a'])).toEqual([]);
    expect(found(more, ['start > k > h > a > end', toRework, 'x > k'])).toEqual([]);
    expect(found([...more, split('s'), join('j', 's')], ['start > s > h > a > j > end', 's > k > j', toRework, 'x > h'])).toEqual([]);
  });

  test('a loop over several activities, with a nested loop and block, is sound', () => {
    const activities = [
      start(),
      handle('h', ['ann']),
      failing,
      service('x'),
      approve('check', ['bob'], { whenFailed: { kind: 'route' } }),
      timer('wait', minutes),
      split('s'),
      circulate('c', ['cho']),
      handle('k', ['cho']),
      join('j', 's'),
      end(),
    ];

    expect(
      found(activities, [
        'start > h > a > end',
        toRework,
        'x > check > s > c > j > h',
        's > k > j',
        { from: 'check', to: 'wait', outcome: 'disagree' },
        'wait > x',
      ]),
    ).toEqual([]);
  });

  test('a loop that only leads back to a dead end is an issue', () => {
    const activities = [start(), failing, exclusive('x'), exclusive('y'), handle('h', ['bob']), end()];

    const issues = found(activities, [
      'start > a > end',
      toRework,
      { from: 'x', to: 'y', condition: 'total > 5' },
      { from: 'x', to: 'h', default: true },
      { from: 'y', to: 'a', condition: 'total < 3' },
      { from: 'y', to: 'h', default: true },
      'h > x',
    ]);

    expect(issues.map(({ code, place }) => [code, place])).toEqual([['DeadEnd', { kind: 'activity', activity: 'x' }]]);
  });
});

describe('many branches', () => {
  const prove = (definition: WorkflowDefinition) => {
    const index = indexDefinition(definition);
    return verifyByParts({ index, graph: createRouteGraph(index), context: {} });
  };

  test.each([
    ['parallel', false],
    ['inclusive', true],
  ])('a hundred activities in twenty %s branches are verified in few states', (_kind, isInclusive) => {
    const definition = wideWorkflow(isInclusive);
    expect(definition.activities.length).toBeGreaterThan(100);

    const { issues, states } = prove(definition);

    expect(issues).toEqual([]);
    expect(checkDefinition(definition)).toEqual([]);
    expect(states).toBeLessThan(500);
  });

  const behindChoice = (count: number) => {
    const branches = Array.from({ length: count }, (_, position) => `b${position}`);
    return buildWorkflow(
      [
        start(),
        exclusive('gate'),
        split('fork'),
        ...branches.map((code) => approve(code, ['ann'])),
        join('meet', 'fork'),
        handle('last', ['bob']),
        end(),
      ],
      [
        'start > gate',
        { from: 'gate', to: 'fork', condition: 'total > 5' },
        { from: 'gate', to: 'last', default: true },
        ...branches.map((code) => `fork > ${code} > meet`),
        'meet > last > end',
      ],
    );
  };

  test('twenty branches after a choice that may skip them are verified in the same way', () => {
    const { issues, states } = prove(behindChoice(20));

    expect(issues).toEqual([]);
    expect(states).toBeLessThan(2_000);
  });

  test('a dead end in a branch after a choice is found', () => {
    const drawn = behindChoice(12);
    const trap = buildWorkflow(
      [exclusive('x'), exclusive('y'), handle('h', ['bob'])],
      [
        { from: 'x', to: 'y', condition: 'total > 5' },
        { from: 'x', to: 'h', default: true },
        { from: 'y', to: 'meet', condition: 'total < 3' },
        { from: 'y', to: 'h', default: true },
        'h > x',
      ],
    );
    const routes = drawn.routes.map((route) => (route.from === 'b7' ? { ...route, to: 'x' } : route));

    const issues = checkDefinition({
      ...drawn,
      activities: [...drawn.activities, ...trap.activities],
      routes: [...routes, ...trap.routes],
    });

    expect(issues.map(({ code }) => code)).toContain('DeadEnd');
  });

  test('a dead end in one of twenty branches is found', () => {
    const drawn = wideWorkflow(false);
    const routes = drawn.routes.map((route) => (route.code === 'b13_3_b13_1' ? { ...route, to: 'x' } : route));
    const trap = buildWorkflow(
      [exclusive('x'), exclusive('y'), handle('h', ['bob'])],
      [
        { from: 'x', to: 'y', condition: 'total > 5' },
        { from: 'x', to: 'h', default: true },
        { from: 'y', to: 'b13_1', condition: 'total < 3' },
        { from: 'y', to: 'h', default: true },
        'h > x',
      ],
    );

    const issues = checkDefinition({
      ...drawn,
      activities: [...drawn.activities, ...trap.activities],
      routes: [...routes, ...trap.routes],
    });

    expect(issues.map(({ code }) => code)).toContain('DeadEnd');
  });
});
