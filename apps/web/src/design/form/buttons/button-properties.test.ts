import { formButtonSchema } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { actionKindTexts, actionSettings, buttonProperties } from './buttons.locale.ts';

test('the editor sets every property of a button', () => {
  expect([...Object.keys(buttonProperties), 'code'].sort()).toEqual(Object.keys(formButtonSchema.shape).sort());
});

test('the editor sets everything of every kind of action', () => {
  const declared = formButtonSchema.shape.does.options.map(({ shape }) => [
    shape.kind.value,
    Object.keys(shape)
      .filter((key) => key !== 'kind')
      .sort(),
  ]);

  expect(Object.entries(actionSettings).map(([kind, settings]) => [kind, [...settings].sort()])).toEqual(declared);
  expect(Object.keys(actionKindTexts).sort()).toEqual(Object.keys(actionSettings).sort());
});
