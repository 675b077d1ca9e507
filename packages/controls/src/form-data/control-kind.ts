import type { ControlDefinition } from '@inkstone/schema';
import type { ControlKind, FormDataItem, ItemKind } from './form-data-item.ts';
import type { ItemFormatName } from '../values/item-format.ts';

/** The type, control kind and format of a form-data item, as derived from a control's type. */
export interface ItemShape {
  readonly type: ItemKind;
  readonly control: ControlKind;
  readonly format?: ItemFormatName;
}

/** The control types that have a form-data kind; all others are written as `Custom` with the type as their component. */
const shapes: Readonly<Record<string, ItemShape>> = {
  text: { type: 'string', control: 'String' },
  number: { type: 'number', control: 'String' },
  date: { type: 'string', control: 'Date', format: 'date' },
  time: { type: 'string', control: 'Date', format: 'time' },
  logic: { type: 'logic', control: 'Logic' },
  radio: { type: 'radioGroup', control: 'RadioGroup' },
  checkbox: { type: 'checkbox', control: 'Checkbox' },
  dropdown: { type: 'string', control: 'Dropdown' },
  'dropdown-multi': { type: 'array', control: 'Dropdown' },
  'staff-selector': { type: 'object', control: 'Userpicker' },
  'staff-multi-selector': { type: 'array', control: 'Userpicker' },
  'relevance-form': { type: 'object', control: 'Modal' },
  'relevance-form-ex': { type: 'array', control: 'Modal' },
  sheet: { type: 'array', control: 'Array' },
};

/** The pattern of date controls that store moments, for items of the format `date-time`. */
const momentPattern = 'YYYY-MM-DD HH:mm:ss';

export function itemShapeOf({ type, options }: Pick<ControlDefinition, 'type' | 'options'>): ItemShape {
  if (!Object.hasOwn(shapes, type)) return { type: 'object', control: 'Custom' };
  const shape = shapes[type]!;
  return type === 'date' && options['format'] === momentPattern ? { ...shape, format: 'date-time' } : shape;
}

/** The default control kind of an item. */
const kindOfItem: Readonly<Record<ItemKind, ControlKind>> = {
  string: 'String',
  integer: 'String',
  number: 'String',
  boolean: 'Boolean',
  logic: 'Logic',
  checkbox: 'Checkbox',
  radioGroup: 'RadioGroup',
  array: 'Array',
  object: 'Custom',
};

type ControlShape = Pick<ControlDefinition, 'type'> & { readonly options?: Readonly<Record<string, unknown>> };
type ToControl = (item: FormDataItem) => ControlShape;

/** The control for each kind; the component that `Custom` and `CustomModal` name may be unknown. */
const toControl: Readonly<Record<ControlKind, ToControl>> = {
  Boolean: () => ({ type: 'logic' }),
  Logic: () => ({ type: 'logic' }),
  String: (item) => (item.type === 'integer' || item.type === 'number' ? { type: 'number' } : textControl(item)),
  Date: textControl,
  Dropdown: (item) => ({ type: isList(item) ? 'dropdown-multi' : 'dropdown' }),
  SelectTree: (item) => ({ type: isList(item) ? 'dropdown-multi' : 'dropdown' }),
  Tree: () => ({ type: 'dropdown-multi' }),
  Userpicker: (item) => ({ type: isList(item) ? 'staff-multi-selector' : 'staff-selector' }),
  Modal: (item) => ({ type: isList(item) ? 'relevance-form-ex' : 'relevance-form' }),
  Array: () => ({ type: 'sheet' }),
  Checkbox: () => ({ type: 'checkbox' }),
  RadioGroup: () => ({ type: 'radio' }),
  Custom: ({ component, type }) => ({ type: component ?? `form-data-${type}` }),
  CustomModal: ({ component, type }) => ({ type: component ?? `form-data-${type}` }),
};

export function controlOfItem(item: FormDataItem): ControlShape {
  return toControl[item.control ?? kindOfItem[item.type]](item);
}

function textControl({ format, control }: FormDataItem): ControlShape {
  if (format === 'time') return { type: 'time' };
  if (format === 'date-time') return { type: 'date', options: { format: momentPattern } };
  return { type: format === 'date' || control === 'Date' ? 'date' : 'text' };
}

function isList({ type }: FormDataItem): boolean {
  return type === 'array' || type === 'checkbox';
}
