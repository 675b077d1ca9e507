import { expect, test } from 'vitest';
import type { Slot } from '../state/instance-state.ts';
import { agreementsNeeded } from '@inkstone/schema';
import { decideVotes } from './vote.ts';

const votes = { a: 'agreed', d: 'disagreed', s: 'submitted', '-': null } as const;
const slotsOf = (text: string): Slot[] =>
  text.split('').map((letter, index) => {
    const vote = votes[letter as keyof typeof votes];
    return {
      id: String(index),
      visit: 'v',
      person: 'p',
      reason: { kind: 'initiator' },
      state: vote === null ? 'open' : 'done',
      vote,
      carriedFrom: null,
    };
  });

test.each([
  ['any', '---', null],
  ['any', 'a--', 'agreed'],
  ['any', '-d-', 'disagreed'],
  ['any', '--s', 'submitted'],
  ['all', '---', null],
  ['all', 'aa-', null],
  ['all', 'aaa', 'agreed'],
  ['all', 'aad', 'disagreed'],
  ['all', '-d-', 'disagreed'],
  ['all', 's-', null],
  ['all', 'ss', 'submitted'],
  ['all', 'a', 'agreed'],
] as const)('%s of %s decides %s', (kind, text, outcome) => {
  expect(decideVotes({ policy: { kind } }, slotsOf(text))).toBe(outcome);
});

test.each([
  ['any-agree', 'd--', null],
  ['any-agree', 'dd-', null],
  ['any-agree', 'ddd', 'disagreed'],
  ['any-agree', 'da-', 'agreed'],
] as const)('%s of %s decides %s', (kind, text, outcome) => {
  expect(decideVotes({ policy: { kind } }, slotsOf(text))).toBe(outcome);
});

test.each([
  [1, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [34, [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]],
  [50, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]],
  [51, [1, 2, 2, 3, 3, 4, 4, 5, 5, 6]],
  [66, [1, 2, 2, 3, 4, 4, 5, 6, 6, 7]],
  [67, [1, 2, 3, 3, 4, 5, 5, 6, 7, 7]],
  [100, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('%i per cent of 1 to 10 people, rounded up', (percent, needs) => {
  expect(needs.map((_, index) => agreementsNeeded({ kind: 'percent', percent }, index + 1))).toEqual(needs);
});

test('a count above the number of people means all of them', () => {
  expect([1, 2, 3, 4].map((people) => agreementsNeeded({ kind: 'count', count: 3 }, people))).toEqual([1, 2, 3, 3]);
});

test('waiting for every vote decides nothing before the last one', () => {
  const rule = { policy: { kind: 'count', count: 1 }, counting: 'every-vote' } as const;

  expect(decideVotes(rule, slotsOf('aa-'))).toBeNull();
  expect(decideVotes(rule, slotsOf('ddd'))).toBe('disagreed');
  expect(decideVotes(rule, slotsOf('ada'))).toBe('agreed');
});

test('a cancelled slot does not count', () => {
  const slots = slotsOf('a-').map((slot) => (slot.vote === null ? { ...slot, state: 'cancelled' as const } : slot));

  expect(decideVotes({ policy: { kind: 'all' } }, slots)).toBe('agreed');
});
