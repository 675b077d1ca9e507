import type { ConditionValue } from '@inkstone/schema';
import { isDynamicRangeText } from '../conditions/date-range.ts';
import { conditionOperator } from '../syntax/condition-operator.ts';
import { referencePath, type Expression, type SourceRange } from '../syntax/expression.ts';
import { parseFormula } from '../syntax/parse.ts';
import { printFormula } from '../syntax/print.ts';
import { toDecimal } from '../values/arithmetic.ts';
import { Decimal } from '../values/decimal.ts';
import type { FormulaType } from '../values/formula-type.ts';
import { isRowGroup, rowOperators, rowShape, type ConditionRow, type RowFields, type RowGroup, type RowNode } from './condition-rows.ts';

export type ReadRows =
  | { readonly isDrawable: true; readonly rows: RowGroup }
  /** The part that rows cannot draw. */
  | ({ readonly isDrawable: false } & SourceRange);

/**
 * Reads a condition as rows: comparisons of fields with values, moving ranges, units or other fields, joined by `and`, `or` and `not`.
 * Writing the rows gives a formula of the same meaning.
 *
 *     readRows('days > 3 and kind belongs to "a;b"', { days: 'number', kind: 'text' })
 */
export function readRows(source: string, fields: RowFields): ReadRows {
  if (source.trim() === '') return { isDrawable: true, rows: { join: 'and', items: [] } };
  const { expression, issues } = parseFormula(source);
  if (issues.length > 0) return { isDrawable: false, from: expression.from, to: expression.to };
  const reader = new RowReader(fields);
  const node = reader.read(expression);
  if (node === null) return { isDrawable: false, from: reader.beyond.from, to: reader.beyond.to };
  return { isDrawable: true, rows: isRowGroup(node) ? node : { join: 'and', items: [node] } };
}

class RowReader {
  /** The part at which reading ended. */
  beyond: SourceRange = { from: 0, to: 0 };
  private readonly fields: RowFields;

  constructor(fields: RowFields) {
    this.fields = fields;
  }

  read(expression: Expression): RowNode | null {
    switch (expression.kind) {
      case 'and':
      case 'or':
        return this.readGroup(expression.kind, expression);
      case 'not':
        return this.readNot(expression.operand);
      case 'condition':
        return this.readRow(expression) ?? this.refuse(expression);
      case 'reference':
        // A field that is true or false is a condition by itself.
        return this.typeOf(expression) === 'logic' ? { field: this.nameOf(expression), operator: 1, value: true } : this.refuse(expression);
      default:
        return this.refuse(expression);
    }
  }

  private refuse({ from, to }: SourceRange): null {
    this.beyond = { from, to };
    return null;
  }

  /** Groups of the same kind in each other are one group. */
  private readGroup(join: 'and' | 'or', expression: Expression): RowGroup | null {
    const items: RowNode[] = [];
    for (const part of partsOf(join, expression)) {
      const node = this.read(part);
      if (node === null) return null;
      items.push(node);
    }
    return { join, items };
  }

  private readNot(operand: Expression): RowGroup | null {
    const node = this.read(operand);
    if (node === null) return null;
    return isRowGroup(node) && !node.isNot ? { ...node, isNot: true } : { join: 'and', isNot: true, items: [node] };
  }

  private nameOf(expression: Expression): string {
    return expression.kind === 'reference' ? referencePath(expression) : printFormula(expression);
  }

  private typeOf(expression: Expression): FormulaType | null {
    const name = this.nameOf(expression);
    return Object.hasOwn(this.fields, name) ? this.fields[name]! : null;
  }

  private readRow({ left, condition, right }: Expression & { readonly kind: 'condition' }): ConditionRow | null {
    const type = this.typeOf(left);
    const { code } = conditionOperator(condition);
    if (type === null || !rowOperators(type).includes(code)) return null;
    const row = { field: this.nameOf(left), operator: code };
    const shape = rowShape(type, code);
    if (shape === 'none') return row;
    const [only] = right;
    if (right.length === 1 && only && shape !== 'range' && shape !== 'period' && isName(only)) {
      const other = this.typeOf(only);
      return other !== null && areComparable(type, other) ? { ...row, otherField: this.nameOf(only) } : null;
    }
    const value = readValue(right, type, code);
    return value === null ? null : { ...row, value };
  }
}

/** The operands of nested `and` or `or`, from left to right. */
function partsOf(join: 'and' | 'or', expression: Expression): readonly Expression[] {
  return expression.kind === join ? [...partsOf(join, expression.left), ...partsOf(join, expression.right)] : [expression];
}

const isName = ({ kind, ...expression }: Expression): boolean =>
  kind === 'reference' || (kind === 'call' && 'name' in expression && expression.name.toLowerCase() !== 'today');

const sorts: Readonly<Partial<Record<FormulaType, string>>> = { texts: 'text', units: 'unit', records: 'record' };

/** Whether fields of two types can be compared in a row. */
export const areComparable = (one: FormulaType, other: FormulaType): boolean => (sorts[one] ?? one) === (sorts[other] ?? other);

/** The value of a row; null for operands that rows do not offer. */
function readValue(operands: readonly Expression[], type: FormulaType, operator: number): ConditionValue | null {
  const texts = operands.map((operand) => textOf(operand, type));
  if (texts.some((text) => text === null)) return null;
  const read = texts as readonly (string | boolean)[];
  const shape = rowShape(type, operator);
  if (shape === 'one') return oneOf(read, type, operator);
  const items = read.flatMap((text) => (typeof text === 'string' ? splitItems(text) : []));
  if (shape === 'many') return items.length > 0 ? items : null;
  const [from, to = from] = items;
  if (from === undefined || to === undefined || items.length > 2) return null;
  if (shape === 'range') return items.length === 2 ? { from: canonical(from, type), to: canonical(to, type) } : null;
  return items.length === 1 ? periodOf(from) : type === 'date' && isDay(from) && isDay(to) ? { from, to } : null;
}

function oneOf(read: readonly (string | boolean)[], type: FormulaType, operator: number): ConditionValue | null {
  // Several texts to contain mean the same as one with semicolons.
  const isContaining = operator === 7 || operator === 8;
  const value = isContaining && type === 'text' ? read.join(';') : read.length === 1 ? read[0]! : null;
  if (typeof value !== 'string') return value;
  if (value === '' || (type === 'unit' || type === 'units' ? /[;；]/.test(value) : false)) return null;
  return canonical(value, type);
}

/** A literal of a type as rows hold it; null for any other operand. */
function textOf(operand: Expression, type: FormulaType): string | boolean | null {
  if (operand.kind === 'logic') return type === 'logic' ? operand.value : null;
  if (type === 'logic') return null;
  if (type === 'number') return numberOf(operand);
  if (operand.kind === 'text') return operand.value;
  return type === 'date' && operand.kind === 'call' && operand.name.toLowerCase() === 'today' ? 'today' : null;
}

function numberOf(operand: Expression): string | null {
  if (operand.kind === 'number') return toDecimal(operand.value).toFixed();
  if (operand.kind === 'negate') return operand.operand.kind === 'number' ? toDecimal(operand.operand.value).neg().toFixed() : null;
  return operand.kind === 'text' ? operand.value : null;
}

const numberForm = /^\s*-?\d{1,40}(\.\d{1,40})?\s*$/;

function canonical(text: string, type: FormulaType): string {
  return type === 'number' && numberForm.test(text) ? new Decimal(text.trim()).toFixed() : text;
}

function splitItems(text: string): readonly string[] {
  return text
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function periodOf(text: string): ConditionValue | null {
  if (isDay(text)) return { from: text, to: text };
  const rolling = /^(past|future)\s+(\d{1,4})\s+([a-z]+?)s?$/.exec(text);
  if (rolling && isDynamicRangeText(text)) return { range: rolling[1]!, count: Number(rolling[2]), unit: rolling[3]! };
  return isDynamicRangeText(text) || text === 'today' || text === 'yesterday' ? text : null;
}
