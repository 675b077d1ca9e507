import type { FieldTypes } from '../values/formula-type.ts';
import type { FormulaType } from '../values/formula-type.ts';
import type { DataItem, ModelDefinition, SystemField } from '@inkstone/schema';
import { itemFormulaTypes } from './item-formula-type.ts';

/** The types of the system fields of every record. */
export const systemFormulaTypes: Readonly<Record<SystemField, FormulaType>> = {
  id: 'text',
  sequenceNo: 'text',
  sequenceStatus: 'text',
  creater: 'unit',
  createdDeptId: 'unit',
  createdTime: 'date',
  modifier: 'unit',
  modifiedTime: 'date',
  owner: 'unit',
  ownerDeptId: 'unit',
  urgencyLevel: 'text',
};

/** Returns the names that conditions and formulas over a stored record may use, with their types; columns of sheets as `items.amount`. */
export function modelFieldTypes({ dataItems }: Pick<ModelDefinition, 'dataItems'>): FieldTypes {
  const items = dataItems.flatMap((item) => [
    [item.code, itemFormulaTypes[item.type]] as const,
    ...Object.entries(columnTypes(item)).map(([code, type]) => [`${item.code}.${code}`, type] as const),
  ]);
  return { ...systemFormulaTypes, ...Object.fromEntries(items) };
}

/** Returns the columns of a sheet by their own names, as formulas in a row read them. */
export function columnTypes({ dataItems = [] }: Pick<DataItem, 'dataItems'>): FieldTypes {
  return Object.fromEntries(dataItems.map(({ code, type }) => [code, itemFormulaTypes[type]]));
}
