import { rowOperators, rowShape, type ConditionRow, type FormulaType, type RowGroup, type RowNode } from '@inkstone/formula';
import type { RowSubject } from './row-subjects.ts';

/** The operator with which a new row begins. */
const usual: Readonly<Partial<Record<FormulaType, number>>> = { texts: 13, units: 11, unit: 11, rows: 10 };

export function newRow({ code, type }: RowSubject, operator = usual[type] ?? 1): ConditionRow {
  return withEmptyValue({ field: code, operator }, type);
}

function withEmptyValue({ field, operator }: ConditionRow, type: FormulaType): ConditionRow {
  const shape = rowShape(type, operator);
  if (shape === 'none') return { field, operator };
  if (shape === 'many') return { field, operator, value: [] };
  if (shape === 'period') return { field, operator, value: 'thisMonth' };
  if (shape === 'range') return { field, operator, value: { from: null, to: null } };
  return { field, operator, value: type === 'logic' ? true : null };
}

/** Another field keeps the operator and the value if both fit its type. */
export function withField(row: ConditionRow, before: RowSubject | undefined, subject: RowSubject): ConditionRow {
  const keeps = before?.type === subject.type && !before.choices && !subject.choices;
  return keeps ? { ...row, field: subject.code } : newRow(subject);
}

/** Another operator keeps what the row is compared with if it takes the same. */
export function withOperator(row: ConditionRow, type: FormulaType, operator: number): ConditionRow {
  const [before, after] = [rowShape(type, row.operator), rowShape(type, operator)];
  const takesOther = after === 'one' || after === 'many';
  if (before === after || (row.otherField !== undefined && takesOther)) return { ...row, operator };
  const empty = withEmptyValue({ field: row.field, operator }, type);
  if (after === 'many' && typeof row.value === 'string' && row.value !== '') return { ...empty, value: [row.value] };
  if (after === 'one' && Array.isArray(row.value) && typeof row.value[0] === 'string') return { ...empty, value: row.value[0] };
  return empty;
}

export const offeredOperators = ({ type }: RowSubject): readonly number[] => rowOperators(type);

/** How the items of a group are combined, as one choice. */
export type Combination = 'all' | 'any' | 'none' | 'notAll';

export const combinations: readonly Combination[] = ['all', 'any', 'none', 'notAll'];

export function combinationOf({ join, isNot = false }: RowGroup): Combination {
  if (join === 'and') return isNot ? 'notAll' : 'all';
  return isNot ? 'none' : 'any';
}

export function withCombination({ items }: RowGroup, combination: Combination): RowGroup {
  const join = combination === 'all' || combination === 'notAll' ? 'and' : 'or';
  return { join, items, ...((combination === 'none' || combination === 'notAll') && { isNot: true }) };
}

export function withItem(group: RowGroup, index: number, node: RowNode | null): RowGroup {
  return { ...group, items: group.items.flatMap((item, at) => (at === index ? (node ?? []) : [item])) };
}

/** A group within another one; deeper ones are written as text. */
export const deepestGroup = 3;
