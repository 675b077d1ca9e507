import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '@inkstone/design';
import type { WorkflowDefinition } from '@inkstone/schema';
import { workflows } from '@inkstone/testing/random-workflow';
import { approve, buildWorkflow, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { blocksOf, type FlowBlocks, type Sequence } from './flow-blocks.ts';
import { readFlow, type FlowContent } from './flow-content.ts';
import { layoutOf, type Box, type FlowLayout } from './flow-layout.ts';

const asJson = (definition: WorkflowDefinition): JsonObject => JSON.parse(JSON.stringify(definition)) as JsonObject;

function drawn(definition: WorkflowDefinition): {
  readonly content: FlowContent;
  readonly blocks: FlowBlocks;
  readonly layout: FlowLayout;
} {
  const content = readFlow(asJson(definition));
  const blocks = blocksOf(content);
  return { content, blocks, layout: layoutOf(content, blocks, new Set()) };
}

/** `start x(c1: left; c2: right) again end`: what a person sees, as text. */
function outline({ steps, end: ending }: Sequence): string {
  const own = steps.map(({ activity, branches, exits }) => {
    const columns = branches.map(({ route, content }) => `${route}: ${outline(content)}`.trim());
    const sides = exits.map(({ route, to }) => `${route}→${to}`);
    return [
      activity,
      ...(columns.length > 0 ? [`(${columns.join('; ')})`] : []),
      ...(sides.length > 0 ? [`[${sides.join(', ')}]`] : []),
    ].join('');
  });
  return [...own, ...(ending.kind === 'goes' ? [`→${ending.to}`] : [])].join(' ');
}

function overlapping(boxes: readonly Box[]): boolean {
  return boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height,
      ),
  );
}

test('branches are columns, their join follows below, and the way back is a jump', () => {
  const { blocks } = drawn(
    buildWorkflow(
      [start(), split('s'), approve('left', ['a']), approve('right', ['b']), join('j', 's'), exclusive('x'), handle('again', ['c']), end()],
      ['start > s > left > j', 's > right > j', 'j > x', { from: 'x', to: 'end', default: true }, { from: 'x', to: 'again' }, 'again > s'],
    ),
  );

  expect(outline(blocks.main)).toBe('start s(s_left: left; s_right: right) j x(x_again: again →s; x_end:) end');
});

test('what disagrees directly to the end stands at the side, and what is reworked in a column', () => {
  const { blocks } = drawn(
    buildWorkflow(
      [start(), approve('a', ['a']), approve('b', ['b']), handle('fix', ['c']), end()],
      [
        'start > a > b > end',
        { from: 'a', to: 'end', outcome: 'disagree', code: 'no' },
        { from: 'b', to: 'fix', outcome: 'disagree' },
        'fix > a',
      ],
    ),
  );

  expect(outline(blocks.main)).toBe('start a[no→end] b(b_end:; b_fix: fix →a) end');
});

test('choices without a join of their own meet where their branches first meet', () => {
  const { blocks } = drawn(
    buildWorkflow(
      [start(), exclusive('x'), exclusive('y'), approve('a', ['a']), approve('b', ['b']), approve('c', ['c']), end()],
      [
        'start > x',
        { from: 'x', to: 'y', condition: 'p' },
        { from: 'x', to: 'c', default: true },
        { from: 'y', to: 'a', condition: 'q' },
        { from: 'y', to: 'b', default: true },
        'a > c',
        'b > c',
        'c > end',
      ],
    ),
  );

  expect(outline(blocks.main)).toBe('start x(x_y: y(y_a: a; y_b: b); x_c:) c end');
});

test('what cannot be reached, and routes to and from nothing, have a place too', () => {
  const definition = buildWorkflow([start(), approve('a', ['a']), approve('lonely', ['b']), end()], ['start > a', 'lonely > a', 'a > end']);
  const broken = { ...definition, routes: [...definition.routes, { ...definition.routes[0]!, code: 'lost', from: 'nowhere' }] };

  const { blocks, layout } = drawn(broken);

  expect(blocks.loose.map(outline)).toEqual(['lonely →a']);
  expect(blocks.lost.map(({ code }) => code)).toEqual(['lost']);
  expect(layout.activities.size).toBe(4);
});

test('every activity and every route of any workflow has one place, nothing overlaps, and the flow leads down', () => {
  fc.assert(
    fc.property(workflows, (definition) => {
      const { blocks, layout, content } = drawn(definition);

      expect(layout.activities.size).toBe(definition.activities.length);
      const returned = new Set([...content.activities.values()].flatMap(({ returnsTo }) => returnsTo));
      for (const { steps } of blocks.loose) expect(returned).toContain(steps[0]!.activity);
      expect([blocks.main, ...blocks.loose].flatMap(routesIn).toSorted()).toEqual(definition.routes.map(({ code }) => code).toSorted());
      expect(overlapping([...layout.activities.values(), ...layout.headings.values(), ...layout.jumps])).toBe(false);
      const jumps = new Set(layout.jumps.map(({ route }) => route));
      for (const { code, from, to } of content.routes.values())
        if (!jumps.has(code)) expect(layout.activities.get(to)!.y, code).toBeGreaterThan(layout.activities.get(from)!.y);
    }),
  );
});

function routesIn({ steps }: Sequence): string[] {
  return steps.flatMap(({ next, exits, branches }) => [
    ...(next === null ? [] : [next]),
    ...exits.map(({ route }) => route),
    ...branches.flatMap(({ route, content }) => [route, ...routesIn(content)]),
  ]);
}
