import { pageCardSchema, pageDefinitionSchema } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { cardKinds, cardProperties } from './card-properties.ts';
import { cardKindTexts } from './page.locale.ts';
import { pageProperties } from './page-editing.ts';

/** What makes a card, and what nobody edits. */
const fixed = ['code', 'kind'];

test('the panel sets every property of every kind of card, and no other', () => {
  const declared = Object.fromEntries(pageCardSchema.options.map(({ shape }) => [shape.kind.value, Object.keys(shape).sort()]));

  const edited = Object.fromEntries(
    cardKinds.map((kind) => [kind, [...fixed, ...cardProperties[kind].map(({ property }) => property)].sort()]),
  );

  expect(edited).toEqual(declared);
  expect(Object.keys(cardKindTexts).sort()).toEqual([...cardKinds].sort());
});

test('the page designer sets every property of a page', () => {
  expect([...pageProperties, 'code'].sort()).toEqual(Object.keys(pageDefinitionSchema.shape).sort());
});

test('every property has help in both languages', () => {
  for (const { label, help } of Object.values(cardProperties).flat()) {
    for (const text of [label.zh, label.en, help.zh, help.en]) expect(text).not.toBe('');
  }
});
