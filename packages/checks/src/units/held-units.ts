import { isSystemField, type DataItem, type DataItemType, type ModelDefinition } from '@inkstone/schema';

/** The kind of units that a field holds. */
export type HeldUnits = 'people' | 'departments' | 'both';

const held: Readonly<Partial<Record<DataItemType, HeldUnits>>> = {
  StaffSingle: 'people',
  StaffMulti: 'people',
  DeptSingle: 'departments',
  DeptMulti: 'departments',
  StaffDeptMix: 'both',
};

/** System fields, and the formula names of the current person. */
const known: Readonly<Record<string, HeldUnits>> = {
  creater: 'people',
  modifier: 'people',
  owner: 'people',
  self: 'people',
  createdDeptId: 'departments',
  ownerDeptId: 'departments',
  selfdept: 'departments',
};

/**
 * Returns the units that a field of the first matching model holds: `dept`, `items.buyer`, or a column by its own name; undefined when it
 * holds no units.
 */
export function heldUnits(field: string, models: readonly ModelDefinition[]): HeldUnits | undefined {
  if (Object.hasOwn(known, field)) return known[field];
  if (isSystemField(field)) return undefined;
  const item = models.map((model) => itemOf(model, field)).find((found) => found !== undefined);
  return item && held[item.type];
}

function itemOf({ dataItems }: ModelDefinition, field: string): DataItem | undefined {
  const [code, column] = field.split('.');
  const item = dataItems.find((each) => each.code === code);
  if (column !== undefined) return item?.dataItems?.find((each) => each.code === column);
  return item ?? dataItems.flatMap(({ dataItems: columns = [] }) => columns).find((each) => each.code === code);
}
