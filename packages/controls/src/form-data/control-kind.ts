import type { ControlDefinition } from '@inkstone/schema';
import type { ControlKind, FormDataItem, ItemKind } from './form-data-item.ts';
import type { ItemFormatName } from './item-format.ts';

/** How a control stands in form data when nothing else was said. */
export interface DataFace {
  readonly type: ItemKind;
  readonly control: ControlKind;
  readonly format?: ItemFormatName;
}

/** The control types that form data has words for; all others travel as `Custom` with the type as their component. */
const faces: Readonly<Record<string, DataFace>> = {
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

/** Patterns of date controls that keep moments, for items of the format `date-time`. */
const momentPattern = 'YYYY-MM-DD HH:mm:ss';

export function dataFaceOf({ type, options }: Pick<ControlDefinition, 'type' | 'options'>): DataFace {
  if (!Object.hasOwn(faces, type)) return { type: 'object', control: 'Custom' };
  const face = faces[type]!;
  return type === 'date' && options['format'] === momentPattern ? { ...face, format: 'date-time' } : face;
}

/** What an item without a control kind is drawn as. */
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

type Drawn = Pick<ControlDefinition, 'type'> & { readonly options?: Readonly<Record<string, unknown>> };
type Draw = (item: FormDataItem) => Drawn;

/** The control for each kind; `Custom` and `CustomModal` name a component, which may be nobody's. */
const draws: Readonly<Record<ControlKind, Draw>> = {
  Boolean: () => ({ type: 'logic' }),
  Logic: () => ({ type: 'logic' }),
  String: (item) => (item.type === 'integer' || item.type === 'number' ? { type: 'number' } : drawText(item)),
  Date: drawText,
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

export function drawItem(item: FormDataItem): Drawn {
  return draws[item.control ?? kindOfItem[item.type]](item);
}

function drawText({ format, control }: FormDataItem): Drawn {
  if (format === 'time') return { type: 'time' };
  if (format === 'date-time') return { type: 'date', options: { format: momentPattern } };
  return { type: format === 'date' || control === 'Date' ? 'date' : 'text' };
}

function isList({ type }: FormDataItem): boolean {
  return type === 'array' || type === 'checkbox';
}
