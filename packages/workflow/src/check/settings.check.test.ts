import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import { expect, test } from 'vitest';
import { checkDefinition } from './check-definition.ts';

const desk = (activity: ReturnType<typeof approve>) => buildWorkflow([start(), activity, end()], ['start > desk > end']);
const issues = (activity: ReturnType<typeof approve>) => checkDefinition(desk(activity)).map(({ code }) => code);

test.each([0, -1, 101, 33.5])('%d per cent is refused', (percent) => {
  expect(issues(approve('desk', ['ann'], { policy: { kind: 'percent', percent } }))).toEqual(['PercentInvalid']);
});

test.each([0, -2, 1.5])('%d agreements are refused', (count) => {
  expect(issues(approve('desk', ['ann'], { policy: { kind: 'count', count } }))).toEqual(['CountInvalid']);
});

test.each([
  { kind: 'percent', percent: 1 },
  { kind: 'percent', percent: 100 },
  { kind: 'count', count: 7 },
  { kind: 'any-agree' },
] as const)('an approval may pass by $kind', (policy) => {
  expect(issues(approve('desk', ['ann'], { policy }))).toEqual([]);
});

test('without votes there is no vote policy and no failed vote', () => {
  expect(issues(handle('desk', ['ann'], { policy: { kind: 'percent', percent: 50 } }))).toEqual(['PolicyNotAllowed']);
  expect(issues(handle('desk', ['ann'], { whenNobody: [{ kind: 'fail' }] }))).toEqual(['FailNotAllowed']);
});

test('actions exist, and one of them completes the activity', () => {
  expect(
    issues(approve('desk', ['ann'], { actions: [{ action: 'Agree' }, { action: 'Save' }, { action: 'Reject', name: '打回' }] })),
  ).toEqual([]);
  expect(issues(approve('desk', ['ann'], { actions: [{ action: 'Agree' }, { action: 'Dance' }] }))).toEqual(['ActionUnknown']);
  expect(issues(approve('desk', ['ann'], { actions: [{ action: 'Reject' }] }))).toEqual(['ActionMissing']);
  expect(issues(handle('desk', ['ann'], { actions: [{ action: 'Agree' }] }))).toEqual(['ActionMissing']);
});

test('the scope of a choice exists, and there is only one choice', () => {
  const chosen = { kind: 'chosen' as const, scope: [{ kind: 'role' as const, role: 'ghosts' }] };

  const found = checkDefinition(desk(approve('desk', [], { participants: [chosen, { kind: 'chosen' }] })), {
    roles: new Set(['cashiers']),
  });

  expect(found.map(({ code, params }) => [code, params['code']])).toEqual([
    ['SeveralChoices', undefined],
    ['ParticipantUnknown', 'ghosts'],
  ]);
});

test('an invalid participant formula is reported with the message of the formula language', () => {
  const formula = { kind: 'formula', formula: 'ghost' } as const;

  const found = checkDefinition(desk(approve('desk', [], { participants: [formula, { kind: 'chosen', scope: [formula] }] })), {
    checkFormula: (text) => [{ zh: `沒有 ${text}`, en: `unknown ${text}` }],
  });

  expect(found.map(({ code, params }) => [code, params['detail']])).toEqual([
    ['ParticipantFormulaInvalid', { zh: '沒有 ghost', en: 'unknown ghost' }],
    ['ParticipantFormulaInvalid', { zh: '沒有 ghost', en: 'unknown ghost' }],
  ]);
});
