import { createId } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directory } from '../../organization/index.ts';
import { buildApp, RecordScene } from '../../../testing/record-scene.ts';

const request = buildApp(
  {
    code: 'request',
    dataItems: [
      { code: 'reviewer', name: 'Reviewer', type: 'StaffSingle' },
      { code: 'colleague', name: 'Colleague', type: 'StaffSingle' },
      { code: 'unit', name: 'Unit', type: 'DeptSingle' },
      { code: 'member', name: 'Member', type: 'StaffSingle' },
      { code: 'place', name: 'Place', type: 'DeptSingle' },
      { code: 'clerk', name: 'Clerk', type: 'StaffSingle' },
      { code: 'branch', name: 'Branch', type: 'DeptMulti' },
      { code: 'watchers', name: 'Watchers', type: 'StaffDeptMix' },
      { code: 'lines', name: 'Lines', type: 'Sheet', dataItems: [{ code: 'who', name: 'Who', type: 'StaffMulti' }] },
    ],
  },
  [
    { key: 'reviewer', type: 'staff-selector', options: { roles: [{ id: 'finance', name: '財務覆核', unitType: 2 }] } },
    { key: 'colleague', type: 'staff-selector', options: { orgRootValueType: 'originatorDept' } },
    { key: 'unit', type: 'department-selector', options: { orgRoot: ['operations'] } },
    { key: 'member', type: 'staff-selector', options: { orgRootValueType: 'ref', orgRoot: ['unit'] } },
    { key: 'place', type: 'department-selector', options: {} },
    { key: 'clerk', type: 'staff-selector', options: { orgRootValueType: 'ref', orgRoot: ['place'] } },
    { key: 'branch', type: 'department-multi-selector', options: { departmentLevels: { from: 2, to: 2 } } },
    { key: 'watchers', type: 'staff-dept-mixed', options: { deptVisible: 'Org', visiblePart: true } },
    {
      key: 'lines',
      type: 'sheet',
      options: { isEmptyRow: true },
      columns: [{ key: 'who', type: 'staff-multi-selector', options: { orgRoot: ['operations'], recursive: false } }],
    },
  ],
);

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open(request);
});
afterAll(() => scene.close());

async function department(code: string) {
  const { id, name } = (await directory(scene.database.db).departmentByCode(code))!;
  return { id, name, unitType: 1 as const };
}

test('people are restricted by role, by the department of the form or of another field', async () => {
  const { record } = await scene.write('request', null, {
    values: {
      reviewer: scene.unit('finance2'),
      colleague: scene.unit('manager'),
      unit: await department('sales'),
      member: scene.unit('deputy'),
    },
  });

  expect(record.values).toMatchObject({ reviewer: { name: '蔡佩君' }, member: { name: '周柏翰' } });
});

test('everybody outside is refused, each with the reason', async () => {
  const { code, issues, refusal } = await scene.refusedWrite('request', null, {
    values: {
      reviewer: scene.unit('employee'),
      colleague: scene.unit('finance1'),
      unit: await department('finance'),
      branch: [await department('operations'), await department('sales')],
    },
  });

  expect(code).toBe('form-invalid');
  expect(issues).toEqual(['OutsideScope branch', 'OutsideScope colleague', 'OutsideScope reviewer', 'OutsideScope unit']);
  expect(refusal.extra.issues?.map(({ message }) => message)).toContain('"林小美" is outside the selectable range of reviewer');
});

test('a root is out of scope unless it is shown, and an empty reference offers nobody', async () => {
  const root = await scene.refusedWrite('request', null, { values: { unit: await department('operations') } });
  const nobody = await scene.refusedWrite('request', null, { values: { member: scene.unit('deputy') } });

  expect(root.issues).toEqual(['OutsideScope unit']);
  expect(nobody.issues).toEqual(['OutsideScope member']);
});

test('a person below a department that was replaced is refused, though not set again', async () => {
  const { record } = await scene.write('request', null, { values: { place: await department('sales'), clerk: scene.unit('deputy') } });

  const moved = await scene.refusedWrite('request', record.id, { values: { place: await department('finance') } });
  const both = await scene.write('request', record.id, { values: { place: await department('finance'), clerk: scene.unit('finance1') } });

  expect(moved.issues).toEqual(['OutsideScope clerk']);
  expect(both.record.values).toMatchObject({ clerk: { name: '吳靜怡' } });
});

test('rows of a sub-table obey the scope, and without lower departments only the root itself has people', async () => {
  const row = createId();
  const other = createId();
  const added = { lines: { added: [row] } };

  const { record } = await scene.write('request', null, { values: { [`lines[${row}].who`]: [scene.unit('head')] }, rows: added });
  const refused = await scene.refusedWrite('request', null, {
    values: { [`lines[${other}].who`]: [scene.unit('head'), scene.unit('employee')] },
    rows: { lines: { added: [other] } },
  });

  expect(record.values['lines']).toMatchObject([{ who: [{ name: '黃志強' }] }]);
  expect(refused.issues).toContain(`OutsideScope lines[${other}].who`);
});

test('a selector of departments accepts no people, and within the visible part only what is below the own department', async () => {
  const { record } = await scene.write('request', null, { as: 'head', values: { watchers: [await department('sales')] } });
  const refused = await scene.refusedWrite('request', null, {
    as: 'head',
    values: { watchers: [scene.unit('employee'), await department('finance')] },
  });

  expect(record.values['watchers']).toMatchObject([{ name: '業務部' }]);
  expect(refused.issues).toEqual(['OutsideScope watchers', 'OutsideScope watchers']);
});

test('a person stored before may stay', async () => {
  const { record } = await scene.write('request', null, { values: { reviewer: scene.unit('finance1') } });
  await scene.database.db.deleteFrom('role_members').where('person_id', '=', scene.actor('finance1').id).execute();

  const { record: again } = await scene.write('request', record.id, { values: { reviewer: scene.unit('finance1') } });

  expect(again.values).toMatchObject({ reviewer: { name: '吳靜怡' } });
});
