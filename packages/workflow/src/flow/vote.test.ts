import { expect, test } from 'vitest';
import type { Slot } from '../instance-state.ts';
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
  expect(decideVotes({ kind }, slotsOf(text))).toBe(outcome);
});
