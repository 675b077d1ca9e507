import type { ControlDefinition } from '@inkstone/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { controlModels } from '../models.ts';
import { readFormData, writeFormData } from './form-data-codec.ts';
import { controlKinds, itemKinds, type FormDataItem } from './form-data-item.ts';
import { itemFormatNames } from '../values/item-format.ts';

const key = fc.stringMatching(/^[a-z][a-z0-9_]{1,8}$/);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

const plainItem = fc
  .record({
    key,
    name: fc.string({ minLength: 1, maxLength: 8 }),
    type: fc.constantFrom(...itemKinds),
    format: optional(fc.constantFrom(...itemFormatNames)),
    control: optional(fc.constantFrom(...controlKinds)),
    required: optional(fc.boolean()),
    enum: optional(fc.array(fc.record({ value: fc.string(), label: fc.string() }), { maxLength: 3 })),
    minimum: optional(fc.integer()),
    maxLength: optional(fc.nat(500)),
    minItems: optional(fc.nat(5)),
    pattern: optional(fc.constantFrom('^a+$', '\\d{3}')),
    component: optional(fc.constantFrom('rating', 'star-map')),
    'x-own': optional(fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown)),
  })
  .map(compact) as fc.Arbitrary<FormDataItem>;

const item = fc
  .tuple(plainItem, optional(fc.uniqueArray(plainItem, { maxLength: 3, selector: (part) => part.key })))
  .map(([own, properties]) => compact({ ...own, properties })) as fc.Arbitrary<FormDataItem>;

describe('form data', () => {
  test('is restored unchanged, including unknown kinds and properties', () => {
    fc.assert(
      fc.property(fc.uniqueArray(item, { maxLength: 5, selector: (each) => each.key }), (items) => {
        const { controls } = readFormData(items);

        expect(controls).toHaveLength(items.length);
        expect(writeFormData(JSON.parse(JSON.stringify(controls)) as ControlDefinition[])).toEqual(
          items.map((each) => (isSheet(each, controls) ? { properties: [], ...each } : each)),
        );
      }),
    );
  });

  test('restores the controls that it was written from, of every type', () => {
    const column = fc.record({
      key,
      type: fc.constantFrom(...Object.keys(controlModels).filter((type) => type !== 'sheet'), 'nobody-knows'),
      options: fc.record(
        {
          name: fc.string({ minLength: 1 }),
          required: fc.boolean(),
          tips: fc.string(),
          options: fc.oneof(fc.constant('甲;乙'), fc.constant([{ code: '1', value: '甲' }])),
          minNumber: fc.oneof(fc.integer(), fc.constant('{a} + 1')),
          format: fc.constantFrom('YYYY-MM-DD HH:mm:ss', 'YYYY', 'decimal.2'),
        },
        { requiredKeys: ['name'] },
      ),
    });
    const sheet = fc.record({
      key,
      type: fc.constant('sheet'),
      options: fc.record({ name: fc.string({ minLength: 1 }) }),
      columns: fc.array(column, { maxLength: 3 }),
    });

    fc.assert(
      fc.property(fc.array(fc.oneof(column, sheet), { maxLength: 5 }), (controls) => {
        const written: unknown = JSON.parse(JSON.stringify(writeFormData(controls as ControlDefinition[])));

        expect(readFormData(written as unknown[]).controls).toEqual(controls);
      }),
    );
  });
});

/** A list of rows without columns is written as one with an empty list of columns. */
function isSheet(each: FormDataItem, controls: readonly ControlDefinition[]): boolean {
  return controls.find((control) => control.key === each.key)?.type === 'sheet';
}
