import { type ControlType, controlModels } from '@inkstone/controls/models';
import type { DataItem } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, RecordScene } from '../../../testing/record-scene.ts';

/** Control types whose values are stored in the record itself; files have their own tables, and people do not write system values. */
const types = (Object.keys(controlModels) as ControlType[]).filter((type) => {
  const { role, dataItemTypes } = controlModels[type];
  return role === 'value' && type !== 'urgency-level' && dataItemTypes[0] !== 'Attachment';
});
const codeOf = (type: ControlType): string => `v_${type.replaceAll('-', '_')}`.slice(0, 28);
const items = types.map((type): DataItem => {
  const [itemType] = controlModels[type].dataItemTypes;
  const isRelevance = itemType === 'RelevanceForm' || itemType === 'RelevanceFormEx';
  return { code: codeOf(type), name: type, type: itemType!, ...(isRelevance && { schemaCode: 'kinds' }) };
});
const kinds = buildApp(
  { code: 'kinds', dataItems: items },
  types.map((type) => ({ key: codeOf(type), type })),
);

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open(kinds);
});
afterAll(() => scene.close());

/** Returns the samples of the models, with people and departments of the demo instead of unknown ones. */
function sampleOf(type: ControlType): unknown {
  const person = scene.unit('employee');
  const department = { id: scene.actor('employee').departmentId, unitType: 1 };
  const units: Readonly<Partial<Record<ControlType, unknown>>> = {
    'staff-selector': person,
    'staff-multi-selector': [person],
    'department-selector': department,
    'department-multi-selector': [department],
    'staff-dept-mixed': [person, department],
    'relevance-form': null,
    'relevance-form-ex': [],
  };
  return type in units ? units[type] : controlModels[type].samples[0];
}

test('a value of every type goes through the form into the record and back', async () => {
  const values = Object.fromEntries(types.map((type) => [codeOf(type), sampleOf(type)]));

  const { record } = await scene.write('kinds', null, { values });

  const { values: stored } = await scene.load('kinds', record.id);
  for (const type of types) expect({ type, value: stored[codeOf(type)] }).toMatchObject({ type, value: values[codeOf(type)] });
});

test('values that no control accepts are refused, and so are reversed ranges', async () => {
  const backward = await scene.refusedWrite('kinds', null, {
    values: { v_date_range: { from: '2026-11-22', to: '2026-11-21' } },
    validation: 'full',
  });
  const noTime = await scene.refusedWrite('kinds', null, { values: { v_time: '25:00' } });

  expect(backward.issues).toContain('RangeOrder v_date_range');
  expect(noTime.issues).toEqual(['WrongType v_time']);
});

test.each([
  ['v_number_range', { from: '9'.repeat(50), to: null }, 'Max v_number_range'],
  ['v_address', { address: 'x'.repeat(5000) }, 'maxLength v_address'],
])('%s has a size limit even without validation', async (code, value, issue) => {
  const { issues } = await scene.refusedWrite('kinds', null, { values: { [code]: value } });

  expect(issues).toEqual([issue]);
});
