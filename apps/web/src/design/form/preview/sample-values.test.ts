import { controlModels } from '@inkstone/controls/models';
import { createForm } from '@inkstone/form-engine';
import { fullPermission, unitTypes, type ControlDefinition, type FormDefinition } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { openPreview } from './open-preview.ts';
import { sampleValues } from './sample-values.ts';

const control = (key: string, type: string, options: object = {}, columns?: ControlDefinition[]): ControlDefinition =>
  ({ key, type, options: { name: key, ...options }, ...(columns && { columns }) }) as ControlDefinition;

const formOf = (...controls: ControlDefinition[]): FormDefinition => ({
  code: 'order',
  name: 'order',
  schemaCode: 'order',
  controls,
  layout: [{ columns: controls.map(({ key }) => ({ control: key })) }],
});

const user = { id: 'p1', name: '王小明', unitType: unitTypes.user };
const department = { id: 'd1', name: '採購部', unitType: unitTypes.department };
const environment = { user, department, now: () => new Date('2026-11-27T10:00:00+08:00') };

const open = (definition: FormDefinition, values = {}) =>
  createForm({ definition, controls: controlModels, values, environment: { ...environment, locale: 'zh', timeZone: 'Asia/Taipei' } });

const sample = (definition: FormDefinition) => sampleValues(definition, controlModels, environment, (values) => open(definition, values));

const everything = formOf(
  control('reason', 'text', { requiredFormula: 'true' }),
  control('amount', 'number', { minNumber: '500', maxNumber: '5000', requiredFormula: 'true' }),
  control('kind', 'dropdown', { options: '現金;匯款', requiredFormula: 'true' }),
  control('tags', 'checkbox', { options: '急件;機密' }),
  control('day', 'date', { minDate: 'addDay(today(), 3)', requiredFormula: 'true' }),
  control('buyer', 'staff-selector', { requiredFormula: 'true' }),
  control('unit', 'department-selector'),
  control('papers', 'attachment'),
  control('lines', 'sheet', {}, [control('item', 'text'), control('price', 'number', { maxNumber: '50' })]),
);

test('a sample fits the types, choices and ranges of the form', () => {
  const values = sample(everything);

  const form = open(everything, values);
  expect(form.validate({ full: true })).toEqual([]);
  expect(values).toMatchObject({ amount: 1280, kind: '現金', tags: ['急件'], buyer: user, unit: department });
  expect(values['lines']).toMatchObject([{ price: 1 }, { price: 1 }]);
  expect(values).not.toHaveProperty('papers');
});

test('the same form has the same sample', () => {
  expect(sample(everything)).toEqual(sample(everything));
});

test('a rule that nothing fits leaves the form with its problem, and ends', () => {
  const values = sample(formOf(control('amount', 'number', { minNumber: '123456' })));

  expect(Object.keys(values)).toEqual(['amount']);
});

test('a preview opens empty, with a sample, and read only', () => {
  const options = {
    definition: everything,
    person: { id: 'p1', name: '王小明', department: { id: 'd1', name: '採購部' } },
    locale: 'zh' as const,
    timeZone: 'Asia/Taipei',
    services: { send: () => Promise.resolve([]) },
  };

  const empty = openPreview({ ...options, permission: fullPermission, filling: 'empty' })!;
  const read = openPreview({ ...options, permission: { others: { e: false, v: true }, controls: {} }, filling: 'sample' })!;

  expect([empty.values()['amount'], read.values()['amount']]).toEqual([null, 1280]);
  expect([empty.field('amount').readonly.value, read.field('amount').readonly.value]).toEqual([false, true]);
});
