import type { PropDefinition } from '@inkstone/form-engine';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import type { PropertyEditor } from './editor.ts';
import { FormulaEditor } from './FormulaEditor.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import {
  CheckedCodes,
  ColumnEditor,
  FieldEditor,
  LocalizedEditor,
  LongTextEditor,
  ModelEditor,
  NumberEditor,
  SelectEditor,
  SwitchEditor,
  TextEditor,
} from './SimpleEditors.tsx';
import { TabHeadsEditor } from './TabHeadsEditor.tsx';

type HintKind = Extract<PropDefinition['hint'], string>;

/** The editor for each kind of property. */
const editors: Readonly<Partial<Record<HintKind, PropertyEditor>>> = {
  text: TextEditor,
  'localized-text': LocalizedEditor,
  'long-text': LongTextEditor,
  html: LongTextEditor,
  style: TextEditor,
  date: TextEditor,
  time: TextEditor,
  number: NumberEditor,
  switch: SwitchEditor,
  formula: FormulaEditor,
  choices: ChoicesEditor,
  model: ModelEditor,
  'data-item': FieldEditor,
  column: ColumnEditor,
  'tab-heads': TabHeadsEditor,
};

/** Choices of a property that names fields, not texts. */
const namesFields: ReadonlySet<string> = new Set(['sheetFiters', 'showField']);

export function editorOf(option: string, { hint }: PropDefinition): PropertyEditor {
  if (typeof hint === 'object') return SelectEditor;
  if (namesFields.has(option)) return CheckedCodes;
  return editors[hint] ?? JsonEditor;
}
