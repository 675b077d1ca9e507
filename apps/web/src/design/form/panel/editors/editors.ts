import type { PropDefinition } from '@inkstone/form-engine';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import type { PropertyEditor } from './editor.ts';
import { ConditionsEditor } from './ConditionsEditor.tsx';
import { FormulaEditor } from './FormulaEditor.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import { LevelsEditor } from './LevelsEditor.tsx';
import { MappingsEditor } from './MappingsEditor.tsx';
import { ChoiceSourceEditor, DictionaryEditor, LinkageEditor, ListEditor, ShownFieldEditor } from './SourceEditors.tsx';
import { StepsEditor } from './StepsEditor.tsx';
import { RolesEditor, RootsEditor, UnitsEditor } from './UnitsEditor.tsx';
import { VerifyRuleEditor } from './VerifyRuleEditor.tsx';
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
  conditions: ConditionsEditor,
  mappings: MappingsEditor,
  linkage: LinkageEditor,
  levels: LevelsEditor,
  units: UnitsEditor,
  steps: StepsEditor,
  'file-types': TextEditor,
  'choice-source': ChoiceSourceEditor,
};

/** Properties whose values are narrower than their kind: fields, lists and rules instead of texts. */
const ofOption: Readonly<Record<string, PropertyEditor>> = {
  sheetFiters: CheckedCodes,
  showField: CheckedCodes,
  displayField: ShownFieldEditor,
  queryCode: ListEditor,
  listCode: ListEditor,
  verifyFormula: VerifyRuleEditor,
  dictionaryData: DictionaryEditor,
  orgRoot: RootsEditor,
  roles: RolesEditor,
  // Buttons, of which each has steps.
  actions: JsonEditor,
};

export function editorOf(option: string, { hint }: PropDefinition): PropertyEditor {
  if (typeof hint === 'object') return SelectEditor;
  return ofOption[option] ?? editors[hint] ?? JsonEditor;
}
