import type { Issue } from '@inkstone/schema';
import { textLength } from '../values/text-length.ts';
import { compilePattern } from '../values/text-pattern.ts';
import { itemFormat } from '../values/item-format.ts';
import type { FormDataItem, ItemKind } from './form-data-item.ts';

type Rule = (item: FormDataItem, value: unknown, path: string) => readonly Issue[];

/** Returns all issues of `values`; an absent value violates only `required`. Values without an item are ignored. */
export function validateFormData(items: readonly FormDataItem[], values: Readonly<Record<string, unknown>>, within = ''): readonly Issue[] {
  return items.flatMap((item) => {
    const path = within === '' ? item.key : `${within}.${item.key}`;
    const value = Object.hasOwn(values, item.key) ? values[item.key] : undefined;
    if (isAbsent(value)) return item.required ? [{ code: 'Required', path, params: { label: item.name, message: 'input' } }] : [];
    return rules[item.type](item, value, path).map((issue) => ({ ...issue, params: { label: item.name, ...issue.params } }));
  });
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The rule for a present value, by item type. */
const rules: Readonly<Record<ItemKind, Rule>> = {
  string: (item, value, path) => (typeof value === 'string' ? textIssues(item, value, path) : wrongType(path)),
  boolean: (_, value, path) => (typeof value === 'boolean' ? [] : wrongType(path)),
  logic: (_, value, path) => (typeof value === 'boolean' || value === 'true' || value === 'false' ? [] : wrongType(path)),
  integer: (item, value, path) => numberIssues(item, value, path, true),
  number: (item, value, path) => numberIssues(item, value, path, false),
  radioGroup: (item, value, path) => (typeof value === 'string' ? choiceIssues(item, [value], path) : wrongType(path)),
  checkbox: (item, value, path) => {
    if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return wrongType(path);
    return [...countIssues(item, value.length, path), ...choiceIssues(item, value, path)];
  },
  array: (item, value, path) => {
    if (!Array.isArray(value)) return wrongType(path);
    return [...countIssues(item, value.length, path), ...value.flatMap((each, index) => partIssues(item, each, `${path}[${index}]`))];
  },
  object: (item, value, path) => partIssues(item, value, path),
};

function partIssues({ properties }: FormDataItem, value: unknown, path: string): readonly Issue[] {
  if (!properties) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrongType(path);
  return validateFormData(properties, value as Record<string, unknown>, path);
}

function textIssues(item: FormDataItem, value: string, path: string): readonly Issue[] {
  const { minLength, maxLength, pattern } = item;
  const length = textLength(value);
  const issues: Issue[] = [];
  if (minLength !== undefined && length < minLength) issues.push({ code: 'minLength', path, params: { min: minLength } });
  if (maxLength !== undefined && length > maxLength) issues.push({ code: 'maxLength', path, params: { max: maxLength } });
  if (pattern !== undefined && compilePattern(pattern)?.test(value) === false) issues.push({ code: 'Pattern', path });
  return [...issues, ...formatIssues(item, value, path), ...choiceIssues(item, [value], path)];
}

function numberIssues(item: FormDataItem, value: unknown, path: string, whole: boolean): readonly Issue[] {
  const isDigits = typeof value === 'string' && (whole ? /^-?\d{1,40}$/ : /^-?\d{1,40}(\.\d{1,40})?$/).test(value);
  const isNumber = typeof value === 'number' && (whole ? Number.isInteger(value) : Number.isFinite(value));
  if (!isDigits && !isNumber) return wrongType(path);
  const { minimum, maximum } = item;
  const issues: Issue[] = [];
  if (minimum !== undefined && Number(value) < minimum) issues.push({ code: 'Min', path, params: { min: minimum } });
  if (maximum !== undefined && Number(value) > maximum) issues.push({ code: 'Max', path, params: { max: maximum } });
  return [...issues, ...formatIssues(item, value as string | number, path)];
}

function formatIssues({ format: name }: FormDataItem, value: string | number, path: string): readonly Issue[] {
  const format = itemFormat(name);
  return format === null || format.accepts(value) ? [] : [{ code: 'Format', path, params: { format: name! } }];
}

function choiceIssues({ enum: choices }: FormDataItem, values: readonly string[], path: string): readonly Issue[] {
  const unknown = choices ? values.filter((value) => !choices.some((choice) => choice.value === value)) : [];
  return unknown.length === 0 ? [] : [{ code: 'NotAnOption', path, params: { value: unknown } }];
}

function countIssues({ minItems, maxItems }: FormDataItem, count: number, path: string): readonly Issue[] {
  if (minItems !== undefined && count < minItems) return [{ code: 'MinCount', path, params: { min: minItems } }];
  return maxItems !== undefined && count > maxItems ? [{ code: 'MaxCount', path, params: { max: maxItems } }] : [];
}

function wrongType(path: string): readonly Issue[] {
  return [{ code: 'WrongType', path }];
}
