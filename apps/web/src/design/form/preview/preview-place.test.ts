import type { JsonObject } from '@inkstone/design';
import { documentsOf } from '@inkstone/design';
import { expect, test } from 'vitest';
import { offeredPlaces, permissionAtPlace, workflowsOf } from './preview-place.ts';

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

test('a form is looked at where it is opened, in the workflows of its model that are well formed', () => {
  const workflows = workflowsOf(
    copy(flow, { ...flow, code: 'other', schemaCode: 'leave' }, { ...flow, code: 'draft', activities: 1 }),
    'order',
  );

  const places = offeredPlaces(workflows, 'zh');

  expect(places.map(({ value, label }) => [value, label])).toEqual([
    ['flow start', '填寫'],
    ['flow boss', '主管'],
    ['view', null],
  ]);
  expect(offeredPlaces([], 'zh').map(({ value }) => value)).toEqual(['new', 'view']);
});

test('a place has the rights of its activity, of roles, or of a reader', () => {
  const workflows = workflowsOf(copy(flow), 'order');
  const at = (activityCode: string) => ({ kind: 'activity', workflowCode: 'flow', activityCode }) as const;

  expect(permissionAtPlace(at('boss'), workflows, undefined)).toMatchObject(hidden);
  expect(permissionAtPlace(at('start'), workflows, undefined).others).toEqual({ e: true, v: true });
  expect(permissionAtPlace({ kind: 'new' }, [], hidden)).toEqual(hidden);
  expect(permissionAtPlace({ kind: 'view' }, [], undefined).others).toEqual({ e: false, v: true });
});
