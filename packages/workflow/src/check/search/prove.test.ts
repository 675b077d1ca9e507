import { expect, test } from 'vitest';
import type { WorkflowDefinition } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, handle, join, service, split, start } from '@inkstone/testing/workflow-builder';
import { checkDefinition, severityOf, stepText } from '../../index.ts';
import { abstractDefinition } from './abstract-definition.ts';
import { searchDefinition } from './search-definition.ts';

type Activities = Parameters<typeof buildWorkflow>[0];
type Routes = Parameters<typeof buildWorkflow>[1];
const found = (activities: Activities, routes: Routes) => checkDefinition(buildWorkflow(activities, routes));
const told = (activities: Activities, routes: Routes) =>
  found(activities, routes).map((finding) => `${finding.code}: ${finding.steps.map((step) => stepText(step, 'zh')).join(' → ')}`);

/** Somebody decides, then accounts check in three branches, then it may be paid; so many times one after the other. */
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
    // Only people are gone back to.
    activities.push(handle(`h${n}`, ['dan']));
    routes.push(`${last} > h${n}`);
    last = `h${n}`;
  }
  return buildWorkflow(activities, [...routes, `${last} > end`]);
}

test('five hundred activities in blocks, choices and loops are proved', () => {
  const definition = long(41);
  expect(definition.activities.length).toBeGreaterThan(500);

  expect(checkDefinition(definition)).toEqual([]);
});

test('what is wrong deep inside is found there, with the way to it', () => {
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

test('an irreversible service that a failing vote leads back to before is told with what happens', () => {
  const activities = [
    start(),
    approve('boss', ['ann']),
    service('pay', { irreversible: true }),
    approve('audit', ['bob'], { whenFailed: { kind: 'back', activity: 'boss' } }),
    end(),
  ];

  expect(told(activities, ['start > boss > pay > audit > end'])).toEqual([
    'IrreversibleRepeated: 送出 → 「boss」同意 → 「pay」完成 → 「audit」不同意 → 「boss」同意',
  ]);
});

test('a vote that fails in the other branch repeats what was paid there', () => {
  const activities = [
    start(),
    handle('fill', ['ann']),
    split('s'),
    service('pay', { irreversible: true }),
    approve('audit', ['bob'], { whenFailed: { kind: 'back', activity: 'fill' } }),
    join('j', 's'),
    end(),
  ];

  const findings = found(activities, ['start > fill > s > pay > j', 's > audit > j > end']);

  expect(findings.map(({ code, params }) => [code, params])).toEqual([['IrreversibleRepeated', { name: 'pay' }]]);
});

test('a loop by routes that a form decides repeats it too, unless the conditions exclude one another', () => {
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

test('what could not be proved is a warning, not an error', () => {
  expect(severityOf('NotProved')).toBe('warning');
  expect(severityOf('DeadEnd')).toBe('error');
});

test('a split of many branches is told not proved, and past the bound nothing more is looked at', () => {
  const branches = Array.from({ length: 10 }, (_, place) => approve(`b${place}`, ['ann']));
  const ways = branches.map(({ code }) => `s > ${code} > j`);
  const definition = buildWorkflow([start(), split('s'), ...branches, join('j', 's'), end()], ['start > s', ...ways, 'j > end']);
  const movesWith = (stopsAtBound: boolean): number => {
    let moves = 0;
    const isMoved = () => (moves += 1) > 0;
    expect(searchDefinition(abstractDefinition(definition), { statesAtMost: 100, stopsAtBound, isMoved })).toMatchObject({
      isComplete: false,
    });
    return moves;
  };

  expect(checkDefinition(definition).map(({ code }) => code)).toEqual(['NotProved']);
  expect(movesWith(true)).toBeLessThan(movesWith(false) / 2);
});
