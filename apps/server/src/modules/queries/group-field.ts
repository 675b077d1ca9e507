import { isSystemField, unitTypes, type ConditionItem, type DataItem, type FieldValue, type ModelDefinition } from '@inkstone/schema';
import { tableOf } from '../apps/index.ts';
import { systemColumn } from '../conditions/index.ts';

/** A field whose values make groups. */
export interface GroupField {
  readonly code: string;
  readonly column: string;
  /** Days are read as text, so that no driver setting can move them. */
  readonly isDay: boolean;
  /** What its values are named as. */
  readonly item: DataItem;
  readonly read: (stored: unknown) => FieldValue;
}

/** Fields that many records have the same value of, and which one comparison finds again. */
const groupable: ReadonlySet<string> = new Set([
  'ShortText',
  'Radio',
  'Dropdown',
  'Logic',
  'StaffSingle',
  'DeptSingle',
  'RelevanceForm',
  'Date',
]);

const systemItems: Readonly<Record<string, DataItem['type']>> = {
  sequenceStatus: 'ShortText',
  urgencyLevel: 'ShortText',
  creater: 'StaffSingle',
  modifier: 'StaffSingle',
  owner: 'StaffSingle',
  createdDeptId: 'DeptSingle',
  ownerDeptId: 'DeptSingle',
};

/** Null: nobody groups by it. A moment has a group of its own each, so only days make groups. */
export function groupField(model: ModelDefinition, code: string): GroupField | null {
  if (isSystemField(code)) {
    const type = systemItems[code];
    if (!type) return null;
    return {
      code,
      column: systemColumn[code].column,
      isDay: false,
      item: { code, name: code, type },
      read: (value) => systemValue(type, value),
    };
  }
  const stored = tableOf(model).items.find(({ item }) => item.code === code);
  const column = stored?.columns[0];
  if (!stored || !column || stored.columns.length !== 1 || column.type === 'timestamptz' || !groupable.has(stored.item.type)) return null;
  const { item, storage } = stored;
  return { code, column: column.name, isDay: column.type === 'date', item, read: (value) => storage.read([value], item) };
}

function systemValue(type: DataItem['type'], value: unknown): FieldValue {
  if (value === null || type === 'ShortText') return value as FieldValue;
  return { id: value as string, name: '', unitType: type === 'DeptSingle' ? unitTypes.department : unitTypes.user };
}

/** Codes of comparisons (runtime specification, section 9). */
const equal = 1;
const isEmpty = 9;

/** Finds the records of a group again. */
export function groupCondition({ code }: GroupField, value: FieldValue): ConditionItem {
  if (value === null) return { field: code, operator: isEmpty };
  return { field: code, operator: equal, value: value as NonNullable<ConditionItem['value']> };
}
