import type { FilterCondition, SheetColumn } from '@inkstone/form-engine';
import { conditionOfCode } from '@inkstone/formula';
import { joinNames } from '@inkstone/schema';
import { filterChoices, isChosenFrom } from './filter-choices.ts';
import type { SheetTable } from '../sheet-table.ts';

/** Describes a condition in words, without its column: `contains ink`. */
export function conditionText(table: SheetTable, column: SheetColumn, { operator, value }: FilterCondition): string {
  const found = conditionOfCode(operator);
  const name = found?.label[table.locale] ?? '';
  if (found?.right === 'none') return name;
  return `${name} ${valuesText(table, column, value)}`;
}

function valuesText(table: SheetTable, column: SheetColumn, value: FilterCondition['value']): string {
  const kind = table.sheet.view.filters.find((filter) => filter.column === column.key)?.kind;
  const values = Array.isArray(value) ? value.map(String) : [String(value ?? '')];
  if (kind === undefined || !isChosenFrom(kind)) return joinNames(values, table.locale).replace(';', '–');
  const labels = new Map(filterChoices(table, column, kind).map((choice) => [choice.value, choice.label]));
  return joinNames(
    values.map((each) => labels.get(each) ?? each),
    table.locale,
  );
}
