import { expect, test } from 'vitest';
import type { PersonDetails } from '../organization-queries.ts';
import { changesOf, draftIssues, draftOf, emptyDraft, newPersonOf } from './person-draft.ts';

const person: PersonDetails = {
  id: 'p',
  account: 'mei',
  name: '美',
  name_i18n: { zh: '美', en: 'Mei' },
  title: { zh: '專員', en: 'Specialist' },
  employeeNumber: null,
  email: 'mei@example.com',
  phone: null,
  locale: 'zh',
  active: true,
  isAdmin: false,
  isAppAdmin: false,
  manager: null,
  departments: [{ id: 'd1', name: '業務' }],
  enteredOn: null,
  leftOn: null,
  fieldSources: {},
  revision: 3,
  updatedAt: '2026-11-23T00:00:00Z',
  roles: [],
  managedDepartments: [],
  directReports: [],
  scheduledLeave: null,
};

test('an untouched draft changes nothing', () => {
  expect(changesOf(person, draftOf(person))).toEqual({});
});

test('only what differs is sent, and an emptied field is sent as none', () => {
  const draft = { ...draftOf(person), email: ' ', departments: [{ id: 'd2', name: '財務' }, ...person.departments] };

  expect(changesOf(person, draft)).toEqual({ email: null, departmentIds: ['d2', 'd1'] });
});

test('another English name keeps the names in other languages', () => {
  expect(changesOf(person, { ...draftOf(person), english: 'May' })).toEqual({ name_i18n: { zh: '美', en: 'May' } });
});

test('a position in one language stands for both', () => {
  expect(newPersonOf({ ...emptyDraft(null, 'zh'), title: '專員' }).title).toEqual({ zh: '專員', en: '專員' });
  expect(newPersonOf(emptyDraft(null, 'zh')).title).toBeNull();
});

test('all issues of a draft are named at once', () => {
  expect(draftIssues({ ...emptyDraft(null, 'zh'), account: '-x', email: 'nowhere' })).toEqual({
    name: 'nameRule',
    account: 'accountRule',
    email: 'emailRule',
    departmentIds: 'departmentRule',
  });
  expect(draftIssues(draftOf(person))).toEqual({});
});
