import { expect, test } from 'vitest';
import { accessDraftOf, accessInputOf, lacksMembers, openAccess } from './access-draft.ts';

const clerk = { kind: 'person', id: '019a0000-0000-7000-8000-000000000001', name: 'Clerk' } as const;

test('everybody starts a new application and sees their own', () => {
  expect(accessInputOf(openAccess)).toEqual({ starters: { everybody: true, members: [] }, viewers: { everybody: false, members: [] } });
});

test('members that are kept beside another answer are not sent', () => {
  const draft = { ...openAccess, starters: { who: 'everybody', members: [clerk] } } as const;

  expect(accessInputOf(draft).starters).toEqual({ everybody: true, members: [] });
});

test('a stored answer is read as it was given', () => {
  const named = { everybody: false, members: [clerk] };

  expect(accessDraftOf({ starters: named, viewers: { everybody: false, members: [] } })).toEqual({
    starters: { who: 'members', members: [clerk] },
    viewers: { who: 'nobody', members: [] },
  });
});

test('a role that was deleted leaves nobody who may start it, which has to be answered', () => {
  const { starters } = accessDraftOf({ starters: { everybody: false, members: [] }, viewers: { everybody: true, members: [] } });

  expect(lacksMembers(starters)).toBe(true);
});
