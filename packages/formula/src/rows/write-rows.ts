import type { ConditionValue } from '@inkstone/schema';
import { conditionOfCode } from '../syntax/condition-operator.ts';
import type { ConditionName, Expression } from '../syntax/expression.ts';
import { parseFormula } from '../syntax/parse.ts';
import { printFormula } from '../syntax/print.ts';
import { Decimal } from '../values/decimal.ts';
import type { FormulaType } from '../values/formula-type.ts';
import { isCompleteRow, isRowGroup, rowShape, type ConditionRow, type RowFields, type RowGroup, type RowNode } from './condition-rows.ts';

/**
 * Writes rows as a formula; rows that are not complete are left out. Empty if nothing is left.
 *
 *     writeRows({ join: 'and', items: [{ field: 'days', operator: 3, value: '3' }] }, { days: 'number' })   // days > 3
 */
export function writeRows(group: RowGroup, fields: RowFields): string {
  const expression = write(group, fields);
  return expression ? printFormula(expression) : '';
}

const nowhere = { from: 0, to: 0 };

function write(node: RowNode, fields: RowFields): Expression | null {
  if (!isRowGroup(node)) return isCompleteRow(node, fields) ? writeRow(node, fields[node.field]!) : null;
  const { join, isNot, items } = node;
  const parts = items.map((item) => write(item, fields)).filter((part) => part !== null);
  if (parts.length === 0) return null;
  const joined = parts.reduce((left, right) => ({ kind: join, left, right, ...nowhere }));
  return isNot ? { kind: 'not', operand: joined, ...nowhere } : joined;
}

function writeRow(row: ConditionRow, type: FormulaType): Expression {
  const condition: ConditionName = conditionOfCode(row.operator)!.name;
  return { kind: 'condition', condition, left: nameOf(row.field), right: rightOf(row, type), ...nowhere };
}

/** The expression of a field, or of a value such as `sum(items.amount)`. */
function nameOf(field: string): Expression {
  if (field.endsWith(')')) return parseFormula(field).expression;
  const [name = '', member] = field.split('.');
  return { kind: 'reference', name, ...(member !== undefined && { member }), ...nowhere };
}

function rightOf({ operator, otherField, value }: ConditionRow, type: FormulaType): readonly Expression[] {
  const shape = rowShape(type, operator);
  if (shape === 'none') return [];
  if (otherField !== undefined) return [nameOf(otherField)];
  return valuesOf(value ?? null).map((text) => literal(text, type));
}

/** The items of a value in order: of a list, the bounds of a range, or the value itself. */
function valuesOf(value: ConditionValue): readonly (string | number | boolean)[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (typeof value !== 'object') return [value];
  if (value === null) return [];
  const { from, to, range, count, unit, id, code } = value;
  if (range !== undefined) return [`${String(range)} ${String(count)} ${String(unit)}`];
  return [from, to, code ?? id].flatMap((part) => (part === null || part === undefined || part === '' ? [] : [part]));
}

function literal(value: string | number | boolean, type: FormulaType): Expression {
  if (typeof value === 'boolean') return { kind: 'logic', value, ...nowhere };
  if (type !== 'number') return { kind: 'text', value: String(value), ...nowhere };
  const amount = new Decimal(value);
  const number: Expression = { kind: 'number', value: amount.abs(), ...nowhere };
  return amount.isNegative() && !amount.isZero() ? { kind: 'negate', operand: number, ...nowhere } : number;
}
