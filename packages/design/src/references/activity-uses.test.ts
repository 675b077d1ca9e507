import { expect, test } from 'vitest';
import { documentsOf } from '../document/documents.ts';
import { flow, sampleDocuments, scenario } from '../testing/sample-documents.ts';
import { usesOfActivities } from './activity-uses.ts';

const activities = [
  { kind: 'start', code: 'start', name: '開始' },
  { kind: 'approve', code: 'first', name: '一' },
  { kind: 'parallel', mode: 'split', code: 'fork', name: '分' },
  { kind: 'parallel', mode: 'join', split: 'fork', code: 'merge', name: '合' },
  {
    kind: 'approve',
    code: 'second',
    name: '二',
    participants: [{ kind: 'activity-handlers', activity: 'first' }],
    whenFailed: { kind: 'back', activity: 'first' },
    timeLimit: { due: { kind: 'after', span: { amount: 1, unit: 'day' } }, final: { kind: 'back', activity: 'first' } },
  },
  { kind: 'end', code: 'end', name: '結束' },
];
const routes = [
  { code: 'r1', from: 'start', to: 'first' },
  { code: 'r2', from: 'second', to: 'first', outcome: 'disagree' },
  { code: 'r3', from: 'merge', to: 'end', condition: "outcomes('fork') has 'disagreed'" },
];
const documents = documentsOf([
  ...[...sampleDocuments.values()].filter(({ key }) => key.kind !== 'workflow'),
  { key: flow, content: { code: 'flow', schemaCode: 'order', name: '簽核', activities, routes } },
]);
const usesOf = (...codes: readonly string[]) =>
  usesOfActivities(documents, flow, new Set(codes)).map(({ document, within, isInFormula }) =>
    within ? `${within.code}.${within.property}${isInFormula ? ' in formula' : ''}` : document.kind,
  );

test('an activity is named by routes, participants, returns and time limits', () => {
  expect(usesOf('first')).toEqual(['second.participants', 'second.whenFailed', 'second.timeLimit', 'r1.to', 'r2.to']);
});

test('a split is named by its join and by formulas', () => {
  expect(usesOf('fork')).toEqual(['merge.split', 'r3.condition in formula']);
});

test('scenarios name the activities that they reach', () => {
  expect(usesOfActivities(documents, flow, new Set(['end']))).toContainEqual({
    document: scenario,
    activity: 'end',
    within: null,
    isInFormula: false,
  });
});
