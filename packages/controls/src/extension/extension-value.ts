import { unknownModel, type ControlModel, type ControlModels } from '@inkstone/form-engine';
import type { ControlDefinition, DataItemType, FieldValue } from '@inkstone/schema';

const typePattern = /^x-[a-z][a-z0-9-]{0,40}$/;

/** Whether this is the type of an extension control. The prefix `x-` prevents conflicts with built-in types. */
export function isExtensionType(type: unknown): type is `x-${string}` {
  return typeof type === 'string' && typePattern.test(type);
}

/**
 * Data items that an extension may be bound to. People, records and files are excluded: only built-in controls check the permissions they
 * involve.
 */
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

/** Formats an extension's value without the extension. */
export function plainText(value: FieldValue): string {
  if (isEmpty(value)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The model of an extension control of which only the type is known: on the server, and in a browser that could not load it. It stores and
 * shows values unchanged.
 */
export const extensionValueModel: ControlModel = {
  ...unknownModel,
  dataItemTypes: plainTypes,
  isEmpty,
  format: plainText,
  present: (value) => (isEmpty(value) ? { kind: 'empty' } : { kind: 'text', text: plainText(value) }),
};

/** Returns models for the extension controls of a form. */
export function extensionModelsOf(form: { readonly controls: readonly Pick<ControlDefinition, 'type' | 'columns'>[] }): ControlModels {
  const types = form.controls.flatMap(({ type, columns = [] }) => [type, ...columns.map((column) => column.type)]);
  return Object.fromEntries(types.filter(isExtensionType).map((type) => [type, extensionValueModel]));
}
