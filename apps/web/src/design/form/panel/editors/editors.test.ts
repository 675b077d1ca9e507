import { controlModels, type ControlType } from '@inkstone/controls/models';
import { describe, expect, test } from 'vitest';
import { editorOf } from './editors.ts';
import { JsonEditor } from './JsonEditor.tsx';

const properties = (Object.keys(controlModels) as ControlType[]).flatMap((type) =>
  Object.entries({ ...controlModels[type].props, ...controlModels[type].columnProps }).map(([option, prop]) => ({ type, option, prop })),
);

describe('every property of every control has an editor that fits', () => {
  test('only these are still edited as JSON', () => {
    const asJson = properties
      .filter(({ option, prop }) => editorOf(option, prop) === JsonEditor)
      .map(({ type, option }) => `${type}.${option}`);
    expect([...new Set(asJson)].toSorted()).toEqual([
      'address-tab-selector.defaultValue',
      'address.defaultValue',
      'attachment.templateFile',
      'location.place',
      'sequence-no.seqNoSetting',
      'sheet.actions',
      'sheet.headGroup',
    ]);
  });

  test('each has a name in both languages', () => {
    const unnamed = properties.filter(({ prop }) => !/\S/.test(prop.label.zh) || !/\S/.test(prop.label.en));
    expect(unnamed.map(({ type, option }) => `${type}.${option}`)).toEqual([]);
  });
});
