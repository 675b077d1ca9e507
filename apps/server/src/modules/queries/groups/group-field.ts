import { isSystemField, unitTypes, type ConditionItem, type DataItem, type FieldValue, type ModelDefinition } from '@inkstone/schema';
import { itemStorages, tableOf } from '../../apps/index.ts';
import { systemColumn } from '../../conditions/index.ts';

/** A field to group by. */
export interface GroupField {
  readonly code: string;
  readonly column: string;
  /** Days are read as text, independent of driver settings. */
  readonly isDay: boolean;
  /** The data item, for resolving names. */
  readonly item: DataItem;
  readonly read: (stored: unknown) => FieldValue;
}

/** Types whose values repeat and can be found again by one comparison. */
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

/** Returns null for fields that cannot be grouped by. Of dates only days can: each moment would be a group of its own. */
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
  const { item } = stored;
  return { code, column: column.name, isDay: column.type === 'date', item, read: (value) => itemStorages[item.type].read([value], item) };
}

function systemValue(type: DataItem['type'], value: unknown): FieldValue {
  if (value === null || type === 'ShortText') return value as FieldValue;
  return { id: value as string, name: '', unitType: type === 'DeptSingle' ? unitTypes.department : unitTypes.user };
}

/** Operator codes (runtime specification, section 9). */
const equal = 1;
const isEmpty = 9;

/** Returns the condition that finds the records of a group. */
export function groupCondition({ code }: GroupField, value: FieldValue): ConditionItem {
  if (value === null) return { field: code, operator: isEmpty };
  return { field: code, operator: equal, value: value as NonNullable<ConditionItem['value']> };
}
