import { expect, test } from 'vitest';
import type { FormPermission, Patch } from '@inkstone/schema';
import type { LoadedForm } from '../open-form.ts';
import { followedForm } from './followed-form.ts';

const rights = (e: boolean): FormPermission => ({ controls: {}, others: { e, v: true } });
const typed = (values: Record<string, unknown>): Patch => ({ values, rows: {} });

function loadedAt(version: number, values: Record<string, unknown>, { editable = true, actions = ['Agree'] } = {}): LoadedForm {
  const bizObject = { id: 'r1', isNew: false, version, values };
  const offered = actions.map((action) => ({ action, opinion: 'none' }));
  return { definition: { code: 'f' }, permission: rights(editable), bizObject, actions: offered } as unknown as LoadedForm;
}

test('without changes the form equals the server’s state', () => {
  const now = loadedAt(2, { a: 2 }, { editable: false, actions: [] });

  expect(followedForm(loadedAt(1, { a: 1 }), now, typed({})).loaded).toBe(now);
});

test('changes are applied to the newer record where others changed other fields', () => {
  const now = loadedAt(2, { a: 1, b: 'theirs' });

  const followed = followedForm(loadedAt(1, { a: 1, b: '' }), now, typed({ a: 5 }));

  expect(followed).toEqual({ loaded: now, patch: typed({ a: 5 }) });
});

test('where both changed the same field the form keeps its version, so that the server still finds the conflict', () => {
  const before = loadedAt(1, { a: 1 });

  const { loaded, patch } = followedForm(before, loadedAt(2, { a: 2 }, { actions: ['Agree', 'Reject'] }), typed({ a: 5 }));

  expect(loaded.bizObject).toBe(before.bizObject);
  expect(loaded.actions.map(({ action }) => action)).toEqual(['Agree', 'Reject']);
  expect(patch).toEqual(typed({ a: 5 }));
});

test('after somebody else decided no action is left, and what was typed stays', () => {
  const before = loadedAt(1, { a: 1 });

  const { loaded } = followedForm(before, loadedAt(2, { a: 1 }, { editable: false, actions: [] }), typed({ a: 5 }));

  expect(loaded).toMatchObject({ permission: before.permission, bizObject: before.bizObject, actions: [] });
});
