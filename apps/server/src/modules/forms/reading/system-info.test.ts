import { formDefinitionSchema, fullPermission, readPermission, type FormPermission } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { systemInfo } from './system-info.ts';

const form = formDefinitionSchema.parse({
  code: 'claim',
  name: '報銷',
  schemaCode: 'claim',
  controls: [{ key: 'applicant', type: 'create-by', options: { name: '申請人' } }],
  layout: [],
});

const unit = (name: string) => ({ id: '01980000-0000-7000-8000-000000000001', name, unitType: 3 as const });
const values = {
  sequenceNo: 'EX-1',
  sequenceStatus: 'PROCESSING',
  creater: unit('林小美'),
  createdDeptId: unit('業務部'),
  createdTime: '2026-11-22T01:00:00.000Z',
  modifier: unit('陳大文'),
  modifiedTime: '2026-11-22T02:00:00.000Z',
  owner: unit('林小美'),
  ownerDeptId: null,
  urgencyLevel: 'urgent',
  formVersion: '1',
  workflowInstanceId: null,
};
const nobody: FormPermission = { ...readPermission, others: { ...readPermission.others, v: false } };

test('a record returns its system fields, people by name', () => {
  expect(systemInfo(values, form, fullPermission)).toMatchObject({
    sequenceNo: 'EX-1',
    creater: '林小美',
    createdDeptId: '業務部',
    modifiedTime: '2026-11-22T02:00:00.000Z',
    ownerDeptId: null,
    urgencyLevel: 'urgent',
  });
});

test('a field with a hidden control is not returned; another may be shown although the rest is not', () => {
  const entry = { v: false, e: false, r: false };
  const hidden = systemInfo(values, form, { ...readPermission, controls: { applicant: entry } });
  expect(hidden).toMatchObject({ creater: null, owner: '林小美' });

  const only = systemInfo(values, form, { ...nobody, controls: { applicant: { ...entry, v: true } } });
  expect(only).toMatchObject({ creater: '林小美', owner: null, sequenceNo: null, modifiedTime: null });
});
