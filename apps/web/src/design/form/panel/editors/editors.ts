import { controlModels, type ControlType } from '@inkstone/controls/models';
import type { PropDefinition } from '@inkstone/form-engine';
import { ApplicationEditor, MenuEntryEditor } from './AppEditors.tsx';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import { AddressEditor } from './defaults/AddressEditor.tsx';
import { ChoiceDefaultEditor } from './defaults/ChoiceDefaultEditor.tsx';
import { MomentEditor } from './defaults/MomentEditor.tsx';
import { PatternEditor } from './defaults/PatternEditor.tsx';
import { PictureNumberEditor } from './defaults/PictureNumberEditor.tsx';
import { PlaceEditor } from './defaults/PlaceEditor.tsx';
import { RecordDefaultEditor } from './defaults/RecordDefaultEditor.tsx';
import type { PropertyEditor } from './editor.ts';
import { ConditionsEditor } from './ConditionsEditor.tsx';
import { FileTypesEditor } from './files/FileTypesEditor.tsx';
import { TemplatesEditor } from './files/TemplatesEditor.tsx';
import { FormulaEditor } from './FormulaEditor.tsx';
import { LevelsEditor } from './LevelsEditor.tsx';
import { MappingsEditor } from './MappingsEditor.tsx';
import { ChoiceSourceEditor, DictionaryEditor, LinkageEditor, ListEditor, ShownFieldEditor } from './SourceEditors.tsx';
import { SequenceEditor } from './SequenceEditor.tsx';
import { ActionsEditor } from './sheet/ActionsEditor.tsx';
import { HeadGroupEditor } from './sheet/HeadGroupEditor.tsx';
import { StepsEditor } from './StepsEditor.tsx';
import { StyleEditor } from './StyleEditor.tsx';
import { RolesEditor, RootsEditor, UnitsEditor } from './UnitsEditor.tsx';
import { VerifyRuleEditor } from './VerifyRuleEditor.tsx';
import {
  CheckedCodes,
  ColumnEditor,
  FieldEditor,
  FormatEditor,
  LocalizedEditor,
  LongTextEditor,
  ModelEditor,
  NumberEditor,
  SearchedFields,
  ShownColumnsEditor,
  SelectEditor,
  SwitchEditor,
  TextEditor,
} from './SimpleEditors.tsx';
import { DefaultTabEditor, TabHeadsEditor } from './TabHeadsEditor.tsx';

type HintKind = Extract<PropDefinition['hint'], string>;

/** The editor for each kind of property. */
const editors: Readonly<Record<HintKind, PropertyEditor>> = {
  text: TextEditor,
  'localized-text': LocalizedEditor,
  'long-text': LongTextEditor,
  html: LongTextEditor,
  style: StyleEditor,
  date: MomentEditor,
  time: MomentEditor,
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
  'file-types': FileTypesEditor,
  files: TemplatesEditor,
  'choice-source': ChoiceSourceEditor,
  'verify-rule': VerifyRuleEditor,
  'number-parts': SequenceEditor,
  'head-groups': HeadGroupEditor,
  address: AddressEditor,
};

/** Properties whose values are narrower than their kind: fields, lists and rules instead of texts. */
const ofOption: Readonly<Record<string, PropertyEditor>> = {
  sheetFiters: CheckedCodes,
  showField: ShownColumnsEditor,
  searchFormula: SearchedFields,
  displayField: ShownFieldEditor,
  queryCode: ListEditor,
  listCode: ListEditor,
  verifyFormula: VerifyRuleEditor,
  dictionaryData: DictionaryEditor,
  orgRoot: RootsEditor,
  roles: RolesEditor,
  actions: ActionsEditor,
  appPackageCode: ApplicationEditor,
  appFunctionCode: MenuEntryEditor,
  place: PlaceEditor,
  number: PictureNumberEditor,
  regexp: PatternEditor,
  defaultVal: RecordDefaultEditor,
  tabDefaultValue: DefaultTabEditor,
};

export function editorOf(type: ControlType, option: string, { hint }: PropDefinition): PropertyEditor {
  if (typeof hint === 'object') return option === 'format' || option === 'format1' ? FormatEditor : SelectEditor;
  if (option === 'defaultValue' && controlModels[type].choices) return ChoiceDefaultEditor;
  return ofOption[option] ?? editors[hint];
}
