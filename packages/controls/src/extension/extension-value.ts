import { unknownModel, type ControlModel, type ControlModels } from '@inkstone/form-engine';
import type { ControlDefinition, DataItemType, FieldValue } from '@inkstone/schema';

const typePattern = /^x-[a-z][a-z0-9-]{0,40}$/;

/** Types of extension controls begin with `x-`, so that they never meet one of ours. */
export function isExtensionType(type: unknown): type is `x-${string}` {
  return typeof type === 'string' && typePattern.test(type);
}

/** Values that are nothing but themselves; people, records and files come with rights that only our own controls ask for. */
const plainTypes: readonly DataItemType[] = [
  'ShortText',
  'LongText',
  'Number',
  'Date',
  'Time',
  'Logic',
  'Radio',
  'Checkbox',
  'Dropdown',
  'DropdownMulti',
  'DateRange',
  'NumberRange',
  'TimeRange',
];

const isEmpty = (value: FieldValue): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of somebody else's control as it is. */
export function plainText(value: FieldValue): string {
  if (isEmpty(value)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Any extension control where nothing of it is known but its type: on the server, and in a browser that could not load it. Keeps
 * whatever value there is, and shows it as it is.
 */
export const extensionValueModel: ControlModel = {
  ...unknownModel,
  dataItemTypes: plainTypes,
  isEmpty,
  format: plainText,
  present: (value) => (isEmpty(value) ? { kind: 'empty' } : { kind: 'text', text: plainText(value) }),
};

/** Models for the extension controls that stand in a form. */
export function extensionModelsOf(form: { readonly controls: readonly Pick<ControlDefinition, 'type' | 'columns'>[] }): ControlModels {
  const types = form.controls.flatMap(({ type, columns = [] }) => [type, ...columns.map((column) => column.type)]);
  return Object.fromEntries(types.filter(isExtensionType).map((type) => [type, extensionValueModel]));
}
