import { expect, test } from 'vitest';
import { documentsOf } from '@inkstone/design';
import { flowChanges, partOfChange } from './part-changes.ts';
import { routeChangeText } from './route-change-text.ts';

const key = { kind: 'workflow', code: 'flow' } as const;
const activity = (code: string, more = {}) => ({ code, kind: 'approve', name: code, participants: [], ...more });
const route = (code: string, from: string, to: string) => ({ code, from, to });
const before = {
  name: 'Flow',
  activities: [activity('a'), activity('b'), activity('c')],
  routes: [route('r1', 'a', 'b'), route('r2', 'b', 'c')],
};
const after = {
  name: 'Flow two',
  activities: [activity('a', { order: 'sequential' }), activity('c'), activity('d')],
  routes: [route('r1', 'a', 'c'), route('r3', 'c', 'd')],
};

test('every activity and route that differs is marked with what happened to it', () => {
  const { parts, changes } = flowChanges(key, before, after);

  expect(Object.fromEntries(parts)).toEqual({
    a: 'changed',
    b: 'removed',
    d: 'added',
    'route.r1': 'changed',
    'route.r2': 'removed',
    'route.r3': 'added',
  });
  expect(changes.filter((change) => partOfChange(change) === null)).toMatchObject([{ kind: 'changed', path: ['name'] }]);
});

test('routes are called by the names of what they connect', () => {
  const documents = [documentsOf([{ key, content: before }]), documentsOf([{ key, content: after }])] as const;
  const { changes } = flowChanges(key, before, after);

  expect(changes.flatMap((change) => routeChangeText(change, documents, 'en') ?? [])).toEqual([
    '"a" now leads to "c" instead of "b"',
    'Added route: c → d',
    'Removed route: b → c',
  ]);
});
