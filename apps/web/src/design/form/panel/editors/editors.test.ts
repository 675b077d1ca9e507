import { controlModels, type ControlType } from '@inkstone/controls/models';
import { describe, expect, test } from 'vitest';
import { editorOf } from './editors.ts';
import { TextEditor } from './SimpleEditors.tsx';

const properties = (Object.keys(controlModels) as ControlType[]).flatMap((type) =>
  Object.entries({ ...controlModels[type].props, ...controlModels[type].columnProps }).map(([option, prop]) => ({ type, option, prop })),
);

describe('every property of every control has an editor that fits', () => {
  test('none is without an editor, and only these are plain text', () => {
    const asText = properties.filter(({ type, option, prop }) => editorOf(type, option, prop) === TextEditor).map(({ option }) => option);
    expect([...new Set(asText)].toSorted()).toEqual(['defaultValue', 'name', 'widgetType']);
    expect(properties.filter(({ type, option, prop }) => !editorOf(type, option, prop))).toEqual([]);
  });
});
