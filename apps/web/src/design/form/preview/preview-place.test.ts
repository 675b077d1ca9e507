import type { JsonObject } from '@inkstone/design';
import { documentsOf } from '@inkstone/design';
import { expect, test } from 'vitest';
import { offeredPlaces, openingActivities } from './preview-place.ts';

const hidden = { others: { e: false, v: true }, controls: { price: { v: false, e: false, r: false } } };
const flow = {
  code: 'flow',
  name: '訂單',
  schemaCode: 'order',
  activities: [
    { kind: 'start', code: 'start', name: '填寫' },
    { kind: 'approve', code: 'boss', name: '主管', participants: [{ kind: 'initiator-manager', level: 1 }], permission: hidden },
    { kind: 'end', code: 'end', name: '結束' },
  ],
  routes: [],
};
const copy = (...contents: object[]) =>
  documentsOf(
    contents.map((content) => ({ key: { kind: 'workflow', code: (content as { code: string }).code }, content: content as JsonObject })),
  );

test('a form is looked at where the workflows of its model open it, also in drafts', () => {
  const documents = copy(
    flow,
    { ...flow, code: 'other', schemaCode: 'leave' },
    { ...flow, code: 'draft', activities: [{ kind: 'nonsense', code: 'x' }] },
  );

  const places = offeredPlaces(openingActivities(documents, 'order', 'zh'));

  expect(places.map(({ label }) => label)).toEqual(['填寫', '主管', null]);
  expect(places.map(({ permission }) => permission?.others)).toEqual([
    { e: true, v: true },
    { e: false, v: true },
    { e: false, v: true },
  ]);
  expect(places[1]!.permission).toMatchObject(hidden);
});

test('without a workflow a new form has the rights of roles', () => {
  expect(offeredPlaces([]).map(({ value, permission }) => [value, permission === null])).toEqual([
    ['new', true],
    ['view', false],
  ]);
});
