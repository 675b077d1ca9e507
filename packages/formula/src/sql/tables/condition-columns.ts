import { isSystemField, type DataItemType, type ModelDefinition } from '@inkstone/schema';
import { itemFormulaTypes } from '../../models/item-formula-type.ts';
import type { ConditionColumn, ConditionColumns, ValueColumn } from '../columns/condition-column.ts';
import { quotedName, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';
import { tableOf, type SheetTable, type StoredItem } from './model-table.ts';
import { systemColumn } from './system-column.ts';

const named = (table: string, column: string): SqlFragment => sqlText(`${table}.${quotedName(column)}`);

/**
 * Returns the columns that conditions on a record `r` may read: system fields, data items, sheets and their columns, each with the same
 * value as in the evaluator (`conditionScope`). Files and opinions are not among them.
 */
export function conditionColumns(model: ModelDefinition): ConditionColumns {
  const table = tableOf(model);
  return (field) => {
    if (isSystemField(field)) {
      const { column, type, valueType } = systemColumn[field];
      return { type: valueType, sqlType: type, reference: named('r', column) };
    }
    const [code, columnCode] = field.split('.');
    const sheet = table.sheets.find(({ item }) => item.code === code);
    if (sheet) return rowsColumn(sheet, columnCode);
    const stored = columnCode === undefined ? table.items.find(({ item }) => item.code === code) : undefined;
    return stored && (rangeColumn(stored) ?? valueColumn(stored, 'r'));
  };
}

function rowsColumn(sheet: SheetTable, columnCode: string | undefined): ConditionColumn | undefined {
  const rowId: ValueColumn = { type: 'record', sqlType: 'uuid', reference: sqlText('s.id') };
  const stored = sheet.items.find(({ item }) => item.code === columnCode);
  const element = columnCode === undefined ? rowId : stored && valueColumn(stored, 's');
  const from = sqlText(`${quotedName('biz')}.${quotedName(sheet.name)} s`);
  return element && { type: 'rows', from, where: sqlText('s.record_id = r.id'), element };
}

const endTypes: Readonly<Partial<Record<DataItemType, ValueColumn['type']>>> = {
  DateRange: 'date',
  NumberRange: 'number',
  TimeRange: 'time',
};

/** A range reads as the list of its two ends; it is empty when both ends are. */
function rangeColumn({ item, columns }: StoredItem): ConditionColumn | undefined {
  const type = endTypes[item.type];
  const [from, to] = columns;
  if (!type || !from || !to) return undefined;
  const [start, end] = [named('r', from.name), named('r', to.name)];
  return {
    type: 'rows',
    from: sqlFragment`(values (${start}), (${end})) e(v)`,
    where: sqlFragment`(${start} is not null or ${end} is not null)`,
    element: { type, sqlType: from.type, reference: sqlText('e.v') },
  };
}

/** Where an item has several columns, the last one is the one to search by. */
function valueColumn({ item, columns }: StoredItem, table: string): ValueColumn | undefined {
  const column = columns.at(-1);
  const type = item.type === 'Address' ? 'address' : itemFormulaTypes[item.type];
  return column && type !== 'none' ? { type, sqlType: column.type, reference: named(table, column.name) } : undefined;
}
