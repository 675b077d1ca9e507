import { documentsOf, type JsonObject } from '@inkstone/design';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { expect, test } from 'vitest';
import { readFlow } from '../flow/flow-content.ts';
import { flowOf } from '../workflow-operations.ts';
import { partRemoval } from './part-removal.ts';

const key = { kind: 'workflow', code: 'flow' } as const;
const scenario = { kind: 'scenario', code: 'usual' } as const;
const built = buildWorkflow(
  [start(), approve('first', ['ann']), exclusive('choice'), approve('second', ['bob']), approve('third', ['cleo']), end()],
  [
    'start > first > choice',
    { from: 'choice', to: 'second', condition: "outcomes('first') has 'agreed'" },
    { from: 'choice', to: 'third', default: true },
    'second > third > end',
    { from: 'third', to: 'first', outcome: 'disagree' },
  ],
);
const source = JSON.parse(JSON.stringify(built)) as JsonObject & { readonly activities: readonly JsonObject[] };
const content: JsonObject = {
  ...source,
  activities: source.activities.map((each) =>
    each['code'] === 'third' ? { ...each, participants: [{ kind: 'activity-handlers', activity: 'second' }] } : each,
  ),
};
const documents = documentsOf([
  { key, content },
  { key: scenario, content: { name: '一般', workflowCode: 'flow', expected: { path: ['first', 'second'] } } },
]);
const usesOf = (part: string) => partRemoval(documents, flowOf(key, readFlow(content)), part)?.uses;

test('before an activity goes, returns to it say where they will lead, and formulas and scenarios that name it are named', () => {
  expect(usesOf('first')).toEqual([
    { kind: 'condition', from: 'choice' },
    { kind: 'route', from: 'third', to: 'choice' },
    { kind: 'document', document: scenario },
  ]);
});

test('settings of other activities that name it are named', () => {
  expect(usesOf('second')).toEqual([
    { kind: 'setting', activity: 'third', property: 'participants' },
    { kind: 'document', document: scenario },
  ]);
});

test('what nothing uses goes without a question', () => {
  expect(usesOf('third')).toEqual([]);
  expect(partRemoval(documents, flowOf(key, readFlow(content)), 'nowhere')).toBeNull();
});

test('with a branch goes what stands in it', () => {
  const route = built.routes.find(({ from, to }) => from === 'choice' && to === 'second')!;
  const removal = partRemoval(documents, flowOf(key, readFlow(content)), `route.${route.code}`);

  expect([...removal!.activities].toSorted()).toEqual(['choice', 'second']);
  expect(removal!.uses).toContainEqual({ kind: 'setting', activity: 'third', property: 'participants' });
});
