import { expect, test } from 'vitest';
import { approve, buildWorkflow, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { layoutFlow, nodeSize } from './flow-layout.ts';

const definition = buildWorkflow(
  [start(), split('s'), approve('left', ['a']), approve('right', ['b']), join('j', 's'), exclusive('x'), handle('again', ['c']), end()],
  ['start > s > left > j', 's > right > j', 'j > x', { from: 'x', to: 'end', default: true }, { from: 'x', to: 'again' }, 'again > s'],
);

test('the flow leads down, nothing overlaps, and back edges are marked', () => {
  const { nodes, edges, width, height } = layoutFlow(definition);

  const at = new Map(nodes.map((node) => [node.activity.code, node]));
  for (const { route, isBack } of edges) if (!isBack) expect(at.get(route.to)!.y, route.code).toBeGreaterThan(at.get(route.from)!.y);
  expect(edges.filter(({ isBack }) => isBack).map(({ route }) => route.code)).toEqual(['again_s']);
  for (const [index, a] of nodes.entries()) {
    for (const b of nodes.slice(index + 1))
      expect(Math.abs(a.x - b.x) >= nodeSize.width || Math.abs(a.y - b.y) >= nodeSize.height, `${a.activity.code} ${b.activity.code}`).toBe(
        true,
      );
    expect(a.x > 0 && a.x < width && a.y > 0 && a.y < height).toBe(true);
  }
});

test('every activity and route is drawn, including dead ends', () => {
  const odd = { ...definition, routes: [...definition.routes, { ...definition.routes[0]!, code: 'lost', to: 'nowhere' }] };

  const { nodes, edges } = layoutFlow(odd);

  expect(nodes).toHaveLength(definition.activities.length);
  expect(edges).toHaveLength(definition.routes.length);
});
