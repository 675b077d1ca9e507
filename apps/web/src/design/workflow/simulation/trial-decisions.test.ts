import { expect, test } from 'vitest';
import { choicesOf, decisionsOf, withChoice, type PlayedVisit } from './trial-decisions.ts';

const visit = (activityCode: string, people: Readonly<Record<string, 'agreed' | 'disagreed' | 'submitted' | null>>): PlayedVisit => ({
  activityCode,
  activityName: activityCode,
  kind: 'approve',
  round: 1,
  people: Object.entries(people).map(([id, vote]) => ({ id, name: id, vote, reason: '' })),
  outcome: 'agreed',
  openedAt: '2026-01-01T00:00:00Z',
  closedAt: '2026-01-01T00:00:00Z',
  dueAt: null,
});

const played = [visit('manager', { ann: 'agreed', bob: null }), visit('finance', { cat: 'agreed' }), visit('head', { dan: 'agreed' })];

test('without choices there are no decisions: everybody approves', () => {
  expect(decisionsOf(played, {})).toEqual([]);
});

test('all votes before the last choice are repeated, so that the choice applies at the same visit', () => {
  const submitted = { ...visit('start', { eve: 'submitted' }), kind: 'start' };

  expect(decisionsOf([submitted, ...played], { '2 cat': { action: 'wait' } })).toEqual([
    { activity: 'manager', person: 'ann', action: 'agree' },
    { activity: 'finance', person: 'cat', action: 'wait' },
  ]);
  expect(decisionsOf(played, { '1 cat': { action: 'reject', target: 'manager' } })).toEqual([
    { activity: 'manager', person: 'ann', action: 'agree' },
    { activity: 'finance', person: 'cat', action: 'reject', target: 'manager' },
  ]);
});

test('a new choice discards later ones, and approving at once is the default', () => {
  const choices = { '0 ann': { action: 'wait' }, '2 dan': { action: 'disagree' } } as const;

  expect(withChoice(choices, '1 cat', { action: 'disagree' })).toEqual({ '0 ann': { action: 'wait' }, '1 cat': { action: 'disagree' } });
  expect(withChoice(choices, '0 ann', { action: 'agree' })).toEqual({});
});

test('decisions of a saved scenario are assigned to their visits', () => {
  const choices = { '1 cat': { action: 'disagree', afterMinutes: 60 } } as const;

  expect(choicesOf(played, decisionsOf(played, choices))).toEqual(choices);
  expect(choicesOf(played, [{ activity: 'head', action: 'wait' }])).toEqual({ '2 dan': { action: 'wait' } });
});
