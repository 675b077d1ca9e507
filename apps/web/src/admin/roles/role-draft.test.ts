import { expect, test } from 'vitest';
import { draftOf, noGrant, withLimit, withRight, roleInput, type GrantDraft } from './role-draft.ts';

const given = (...rights: GrantDraft['rights']): GrantDraft => ({ ...noGrant, rights });

test('every right includes viewing; removing viewing removes the others', () => {
  expect(withRight(noGrant, 'delete', true).rights).toEqual(['view', 'delete']);
  expect(withRight(given('view', 'add', 'edit', 'import', 'print'), 'view', false).rights).toEqual(['add', 'import']);
  expect(withRight(noGrant, 'add', true).rights).toEqual(['add']);
  expect(withRight(given('view', 'edit'), 'edit', false).rights).toEqual(['view']);
});

test('a field without a limit is left out', () => {
  const limited = withLimit(withLimit(noGrant, 'price', 'hidden'), 'note', 'readonly');

  expect(limited.fields).toEqual({ price: 'hidden', note: 'readonly' });
  expect(withLimit(limited, 'price', null).fields).toEqual({ note: 'readonly' });
});

test('the input leaves out models without rights, and conditions of other scopes', () => {
  const condition = { field: 'price', operator: 5, value: 1 };
  const role = {
    id: 'r',
    version: 3,
    name: '倉管',
    name_i18n: { en: 'Storekeeper' },
    modifiedAt: '',
    members: [{ kind: 'person' as const, id: 'p', name: '林小美' }],
    grants: [{ schemaCode: 'thing', rights: ['view' as const], scope: 'condition' as const, condition, fields: {} }],
  };
  const draft = draftOf(role);

  const same = roleInput('office', role, draft);
  const wide = roleInput('office', role, { ...draft, grants: { thing: { ...draft.grants['thing']!, scope: 'all' }, paper: noGrant } });

  expect(same).toMatchObject({ id: 'r', version: 3, name_i18n: { en: 'Storekeeper' }, members: [{ kind: 'person', id: 'p' }] });
  expect(same.grants).toEqual([{ schemaCode: 'thing', rights: ['view'], scope: 'condition', condition, fields: {} }]);
  expect(wide.grants).toEqual([{ schemaCode: 'thing', rights: ['view'], scope: 'all', fields: {} }]);
});
