import { beforeEach, expect, test } from 'vitest';
import { createPendingStore } from './pending-store.ts';

const group = (key: string) => ({ key, operations: [] });
let clock = 0;
const store = (page: string) => createPendingStore({ personId: 'ann', appCode: 'shop', page }, { storage: localStorage, now: () => clock });

beforeEach(() => {
  localStorage.clear();
  clock = 0;
});

test('a page that is opened again gets back what it could not save, until that is saved', () => {
  store('one').keep({ revision: 4, pending: [group('a'), group('b')] });

  const opened = store('one');
  expect(opened.read()).toEqual({ revision: 4, groups: [group('a'), group('b')] });
  opened.adopt({ revision: 5, pending: [] });
  expect(store('one').read().groups).toEqual([]);
});

test('what is saved is not kept', () => {
  store('one').keep({ revision: 4, pending: [group('a')] });
  store('one').keep({ revision: 5, pending: [] });

  expect(store('one').read().groups).toEqual([]);
});

test('another window keeps its own groups until it has been gone for a minute', () => {
  store('one').keep({ revision: 4, pending: [group('a')] });

  const early = store('two').read();
  clock = 60_000;
  const two = store('two');
  const late = two.read();
  two.adopt({ revision: 6, pending: late.groups });

  expect(early.groups).toEqual([]);
  expect(late).toEqual({ revision: 4, groups: [group('a')] });
  expect(store('two').read()).toEqual({ revision: 6, groups: [group('a')] });
  expect(store('one').read().groups).toEqual([]);
});

test('nobody gets the groups of another person or application', () => {
  store('one').keep({ revision: 4, pending: [group('a')] });
  clock = 60_000;
  const other = createPendingStore({ personId: 'bob', appCode: 'shop', page: 'one' }, { storage: localStorage, now: () => clock });

  expect(other.read().groups).toEqual([]);
});
