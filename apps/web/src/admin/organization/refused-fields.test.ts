import { expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { refusedFields } from './refused-fields.ts';

const refusal = new RequestFailure('refused', {
  status: 422,
  refusal: {
    code: 'organization-invalid',
    issues: [
      { code: 'email-taken', path: 'email', message: 'taken' },
      { code: 'person-inactive', path: 'managers.1', message: 'inactive' },
      { code: 'person-twice', path: 'managers.2', message: 'twice' },
      { code: 'last-administrator', path: 'active', message: 'last' },
    ],
  },
});

test('each message stands at its field, those of a list at the list, and the rest apart', () => {
  const issues = refusedFields(refusal, 'en');

  expect([issues.of('email'), issues.of('managers'), issues.of('name')]).toEqual(['taken', 'inactive; twice', null]);
  expect(refusedFields(refusal, 'zh').of('managers')).toBe('inactive；twice');
  expect(issues.others(['email', 'managers'])).toEqual(['last']);
});

test('a failure that is no refusal says nothing about fields', () => {
  expect(refusedFields(new Error('offline'), 'en').all).toEqual([]);
});
