import { expect, test } from 'vitest';
import { dataItemTypes } from './data-item-type.ts';
import { modelDefinitionSchema } from './documents/model-definition.ts';

const typesOf = (...written: readonly unknown[]) =>
  modelDefinitionSchema.safeParse({
    code: 'kept',
    name: 'kept',
    dataItems: written.map((type, index) => ({ code: `item_${index}`, name: 'item', type })),
  });

test('a type is given by its name or its code; a time by 20 and by 17', () => {
  const codes = Object.values(dataItemTypes);

  const read = typesOf('Time', 20, 17, ...codes);

  expect(read.data?.dataItems.map(({ type }) => type)).toEqual(['Time', 'Time', 'Time', ...Object.keys(dataItemTypes)]);
});

test('no other code or name is accepted', () => {
  expect([typesOf(16).success, typesOf(-1).success, typesOf('20').success, typesOf('toString').success, typesOf(null).success]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
