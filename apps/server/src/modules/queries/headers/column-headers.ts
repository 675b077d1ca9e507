import { controlModels, isExtensionType } from '@inkstone/controls/models';
import {
  isSystemField,
  type ControlDefinition,
  type DataItem,
  type DataItemType,
  type FormDefinition,
  type NameI18n,
  type SystemField,
} from '@inkstone/schema';
import { Refusal } from '../../../platform/http/refusal.ts';
import { loadForm } from '../../apps/index.ts';
import { namedChoices } from '../../dictionary/index.ts';
import { systemFieldNames } from '../../records/index.ts';
import type { ListReader } from '../list-reader.ts';
import type { ListShape } from '../list-shape.ts';

export interface ColumnHeader {
  readonly name: string;
  readonly name_i18n?: NameI18n;
  readonly controlType: string;
  readonly options: Record<string, unknown>;
}

/** Returns how lists name and display the fields of a model or of one of its sheets; choices of dictionaries are included by name. */
export async function columnHeaders(
  context: ListReader,
  shape: ListShape,
  codes: readonly string[],
  sheet?: string,
): Promise<ColumnHeader[]> {
  const scope = await fieldScope(context, shape, sheet);
  return Promise.all(
    codes.map(async (code) => {
      const display = header(scope, code);
      const options = scope.controls.find(({ key }) => key === code)?.options ?? {};
      return { ...display, options: { ...display.options, ...(await namedChoices(context.db, options)) } };
    }),
  );
}

/** The controls and items of the model, or of one of its sheets. */
interface FieldScope {
  readonly controls: readonly Pick<ControlDefinition, 'key' | 'type' | 'options'>[];
  readonly items: readonly DataItem[];
}

async function fieldScope(context: ListReader, { model }: ListShape, sheet: string | undefined): Promise<FieldScope> {
  const { code, dataItems } = model.definition;
  const controls = (await defaultForm(context, code))?.controls ?? [];
  if (sheet === undefined) return { controls, items: dataItems };
  return {
    controls: controls.find(({ key }) => key === sheet)?.columns ?? [],
    items: dataItems.find((item) => item.code === sheet)?.dataItems ?? [],
  };
}

/** A model without a form can still have lists. */
async function defaultForm({ db }: ListReader, schemaCode: string): Promise<FormDefinition | null> {
  try {
    return (await loadForm(db, schemaCode)).definition;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return null;
    throw error;
  }
}

/** A cell is displayed like its control in the form, or by the type of its data item. */
function header({ controls, items }: FieldScope, code: string): ColumnHeader {
  const control = controls.find(({ key }) => key === code);
  if (control) {
    const { name, name_i18n } = control.options;
    return { name, ...(name_i18n && { name_i18n }), controlType: control.type, options: displayedOptions(control) };
  }
  if (isSystemField(code)) {
    const name = systemFieldNames[code];
    return { name: name.zh, name_i18n: { ...name }, controlType: systemControls[code], options: {} };
  }
  const item = items.find((each) => each.code === code);
  return {
    name: item?.name ?? code,
    ...(item?.name_i18n && { name_i18n: item.name_i18n }),
    controlType: (item && controlOfItem[item.type]) ?? 'text',
    options: {},
  };
}

const displayOptions: ReadonlySet<string> = new Set([
  'format',
  'format1',
  'syncFormate',
  'options',
  'displayField',
  'schemaCode',
  'direction',
  'displayType',
  'style',
  'textAreaType',
]);

/** Options of built-in controls and of the form itself, including those that hold rules. */
const ownOptions: ReadonlySet<string> = new Set([
  ...Object.values(controlModels).flatMap(({ props }) => Object.keys(props)),
  'disabledCondition',
  'activeFormula',
]);

/** Returns the options that displaying a cell needs, without those that contain rules of the form. */
function displayedOptions({ type, options }: Pick<ControlDefinition, 'type' | 'options'>): Record<string, unknown> {
  // Of an extension control, options that are not built in are passed on.
  const isDisplayed = (key: string): boolean => displayOptions.has(key) || (isExtensionType(type) && !ownOptions.has(key));
  return Object.fromEntries(Object.entries(options).filter(([key]) => isDisplayed(key)));
}

const systemControls: Readonly<Record<SystemField, string>> = {
  id: 'text',
  sequenceNo: 'sequence-no',
  sequenceStatus: 'sequence-status',
  creater: 'create-by',
  createdDeptId: 'create-by-parent-id',
  createdTime: 'created-time',
  modifier: 'modify-by',
  modifiedTime: 'modified-time',
  owner: 'owner-id',
  ownerDeptId: 'owner-parent-id',
  urgencyLevel: 'urgency-level',
};

const controlOfItem: Readonly<Partial<Record<DataItemType, string>>> = {
  ShortText: 'text',
  LongText: 'textarea',
  Number: 'number',
  Date: 'date',
  Logic: 'logic',
  Radio: 'radio',
  Checkbox: 'checkbox',
  Dropdown: 'dropdown',
  RelevanceForm: 'relevance-form',
  StaffSingle: 'staff-selector',
  StaffMulti: 'staff-multi-selector',
  DeptSingle: 'department-selector',
  DeptMulti: 'department-multi-selector',
  StaffDeptMix: 'staff-dept-mixed',
  DropdownMulti: 'dropdown-multi',
  RelevanceFormEx: 'relevance-form-ex',
  Time: 'time',
  DateRange: 'date-range',
  NumberRange: 'number-range',
  TimeRange: 'time-range',
  Attachment: 'attachment',
  Address: 'address',
  ApprovalOpinion: 'approval-opinion',
};
