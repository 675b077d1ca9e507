import type { ControlOptions } from '@inkstone/schema';
import type { FormDataItem } from './form-data-item.ts';
import { itemFormat } from '../values/item-format.ts';

type Attributes = Readonly<Record<string, unknown>>;

interface Attribute {
  readonly item: string;
  readonly option: string;
  /** Whether the value means the same on both sides; if not, it is kept unconverted. */
  readonly fits: (value: unknown) => boolean;
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';

const textAttributes: readonly Attribute[] = [
  { item: 'minLength', option: 'minLength', fits: isCount },
  { item: 'maxLength', option: 'maxLength', fits: isCount },
  { item: 'pattern', option: 'regexp', fits: isText },
  { item: 'format', option: 'dataFormat', fits: (value) => itemFormat(value)?.of === 'string' },
];
const numberAttributes: readonly Attribute[] = [
  { item: 'minimum', option: 'minNumber', fits: isNumber },
  { item: 'maximum', option: 'maxNumber', fits: isNumber },
  { item: 'format', option: 'dataFormat', fits: (value) => (itemFormat(value)?.of ?? 'string') !== 'string' },
];
const countAttributes: readonly Attribute[] = [
  { item: 'minItems', option: 'minCount', fits: isCount },
  { item: 'maxItems', option: 'maxCount', fits: isCount },
];

/** The item properties that correspond to control options, by control type. */
const attributesOf: Readonly<Record<string, readonly Attribute[]>> = {
  text: textAttributes,
  number: numberAttributes,
  checkbox: countAttributes,
  'dropdown-multi': countAttributes,
};
const choiceTypes: ReadonlySet<string> = new Set(['radio', 'checkbox', 'dropdown', 'dropdown-multi']);

/** Converts an item's properties to options; `left` are the properties without a corresponding option. */
export function readAttributes(
  item: Omit<FormDataItem, 'key' | 'name' | 'required' | 'properties'>,
  type: string,
): { readonly options: Attributes; readonly left: Attributes } {
  const { options: kept, enum: choices, ...properties } = item as Attributes & { enum?: FormDataItem['enum'] };
  const options: Record<string, unknown> = { ...(kept as object | undefined) };
  const left: Record<string, unknown> = { ...properties };
  for (const { item: name, option, fits } of attributesOf[type] ?? []) {
    if (!Object.hasOwn(left, name) || !fits(left[name])) continue;
    options[option] = left[name];
    delete left[name];
  }
  if (choices && choiceTypes.has(type)) {
    options['options'] = choices.map(({ value, label, label_i18n: names }) => ({
      code: value,
      value: label,
      ...(names && { name_i18n: names }),
    }));
  } else if (choices) left['enum'] = choices;
  return { options, left };
}

/** The inverse of `readAttributes`; options without a corresponding property are kept under `options`. */
export function writeAttributes(options: ControlOptions, type: string): Attributes {
  const left: Record<string, unknown> = { ...options };
  const properties: Record<string, unknown> = {};
  for (const { item: name, option, fits } of attributesOf[type] ?? []) {
    if (!Object.hasOwn(left, option) || !fits(left[option])) continue;
    properties[name] = left[option];
    delete left[option];
  }
  const choices = choiceTypes.has(type) ? enumOf(left['options']) : null;
  if (choices) {
    properties['enum'] = choices;
    delete left['options'];
  }
  return Object.keys(left).length === 0 ? properties : { ...properties, options: left };
}

function enumOf(options: unknown): FormDataItem['enum'] | null {
  if (!Array.isArray(options)) return null;
  const choices = options.map((entry: unknown) => {
    const { code, value, name_i18n: names, ...more } = (typeof entry === 'object' && entry !== null ? entry : {}) as Attributes;
    const isPlain = isText(code) && isText(value) && Object.keys(more).length === 0;
    return isPlain
      ? { value: code as string, label: value as string, ...(names ? { label_i18n: names as Record<string, string> } : {}) }
      : null;
  });
  return choices.some((choice) => choice === null) ? null : (choices as NonNullable<FormDataItem['enum']>);
}
