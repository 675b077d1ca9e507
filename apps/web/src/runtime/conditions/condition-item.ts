import {
  conditionLimits,
  isConditionGroup,
  type ConditionGroup,
  type ConditionItem,
  type ConditionNode,
  type ConditionValue,
} from '@inkstone/schema';
import type { ConditionField } from './condition-field.ts';

/** The input that an operator needs. */
export type ValueShape = 'none' | 'one' | 'many' | 'range' | 'period';

const withoutValue: ReadonlySet<number> = new Set([9, 10]);
const periods: ReadonlySet<number> = new Set([15, 16]);
const ranges: ReadonlySet<number> = new Set([17, 18]);
const lists: ReadonlySet<number> = new Set([11, 12, 13, 14]);
const units: ReadonlySet<ConditionField['kind']> = new Set(['person', 'department', 'unit']);
/** Units have no order. */
const ofUnits: ReadonlySet<number> = new Set([1, 2, 7, 8, 9, 10, 11, 12, 13, 14]);

export function offeredOperators({ kind, operators }: ConditionField): readonly number[] {
  return units.has(kind) ? operators.filter((code) => ofUnits.has(code)) : operators;
}

export const isFilterable = (field: ConditionField): boolean => offeredOperators(field).length > 0;

export function valueShape({ kind }: Pick<ConditionField, 'kind'>, operator: number): ValueShape {
  if (withoutValue.has(operator)) return 'none';
  if (periods.has(operator)) return 'period';
  if (ranges.has(operator)) return 'range';
  return lists.has(operator) || (kind === 'choices' && operator !== 9) ? 'many' : 'one';
}

/** The default operator of a field kind. */
const usual: Readonly<Partial<Record<ConditionField['kind'], number>>> = {
  text: 7,
  date: 15,
  choice: 11,
  choices: 13,
  person: 11,
  department: 11,
  unit: 11,
  status: 11,
};

export function newItem(field: ConditionField, operator = usual[field.kind]): ConditionItem {
  const offered = offeredOperators(field);
  const code = operator !== undefined && offered.includes(operator) ? operator : (offered[0] ?? 9);
  return withValue(field, { field: field.code, operator: code }, startValue(field, code));
}

function startValue(field: ConditionField, operator: number): ConditionValue | undefined {
  const shape = valueShape(field, operator);
  if (shape === 'none') return undefined;
  if (shape === 'many') return [];
  if (shape === 'period') return 'thisMonth';
  if (shape === 'range') return { from: null, to: null };
  return field.kind === 'logic' ? true : null;
}

/** Returns the value with its type, as documents store it. */
export function withValue({ kind }: ConditionField, { field, operator }: ConditionItem, value: ConditionValue | undefined): ConditionItem {
  const item: ConditionItem = { field, operator };
  if (value === undefined) return item;
  const shape = valueShape({ kind }, Number(operator));
  const isSpan = typeof value === 'object' && value !== null && !Array.isArray(value) && 'from' in value;
  if (shape === 'period') return { ...item, valueType: isSpan ? 'specifyRange' : 'dynamicRange', value };
  if (shape === 'range') return { ...item, valueType: 'specifyRange', value };
  if (kind === 'date' || kind === 'time') return { ...item, valueType: 'specifyDate', value };
  if (kind === 'choices' || (kind === 'choice' && Array.isArray(value))) return { ...item, valueType: 'specifyOption', value };
  return units.has(kind) ? { ...item, valueType: 'specifyUserDepartment', value } : { ...item, value };
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Whether the comparison is complete; incomplete ones filter nothing. */
function isComplete(item: ConditionItem, field: ConditionField | undefined): boolean {
  if (!field) return false;
  const { value } = item;
  const shape = valueShape(field, Number(item.operator));
  if (shape === 'none') return true;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null && 'from' in value) return isGiven(value['from']) && isGiven(value['to']);
  return isGiven(value);
}

/** Returns the document without incomplete conditions; null when nothing is left. */
export function completeConditions(node: ConditionNode, fields: readonly ConditionField[]): ConditionNode | null {
  if (!isConditionGroup(node)) {
    const field = fields.find(({ code }) => code === node.field);
    return isComplete(node, field) ? node : null;
  }
  const items = node.items.map((item) => completeConditions(item, fields)).filter((item) => item !== null);
  return items.length === 0 ? null : { join: node.join, items };
}

/** Returns the document as a group, which is what the builder edits. */
export function asGroup(node: ConditionNode | null): ConditionGroup {
  if (node === null) return { join: 'and', items: [] };
  return isConditionGroup(node) ? node : { join: 'and', items: [node] };
}

/** Deeper groups are accepted, but the builder does not offer them. */
export const deepestGroup = Math.min(3, conditionLimits.depth);
