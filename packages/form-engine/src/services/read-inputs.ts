import type { FieldValue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { ServiceInputs } from '../interfaces/form-services.ts';
import type { ReadRow } from '../open-form/read-row.ts';

export interface ReadInputs {
  readonly values: ServiceInputs;
  /** There are names to read, and all their values are empty. */
  readonly isEmpty: boolean;
}

/**
 * The values of the named fields as JSON: within a row the row's own cells first, a column of the form as a list, a picked record as a
 * whole.
 */
export function readInputs(names: readonly string[], fields: ReadonlyMap<string, ControlField>, row?: ReadRow): ReadInputs {
  const values: Record<string, FieldValue> = {};
  let isEmpty = names.length > 0;
  for (const name of names) {
    const read = readCell(name, row) ?? readControl(name, fields);
    if (!read) continue;
    values[read.name] = read.value;
    isEmpty &&= read.isEmpty;
  }
  return { values, isEmpty };
}

interface ReadInput {
  readonly name: string;
  readonly value: FieldValue;
  readonly isEmpty: boolean;
}

function readCell(name: string, row: ReadRow | undefined): ReadInput | undefined {
  if (!row) return undefined;
  const { plan, columns } = row.sheet;
  const prefix = `${plan.definition.key}.`;
  const index = plan.columnIndex.get(name.startsWith(prefix) ? name.slice(prefix.length) : name);
  if (index === undefined) return undefined;
  const { model } = plan.columns[index]!;
  const value = columns[index]!.get(row.slot);
  return { name, value: model.encode(value), isEmpty: model.isEmpty(value) };
}

function readControl(name: string, fields: ReadonlyMap<string, ControlField>): ReadInput | undefined {
  const [key = '', member] = name.split('.');
  const field = fields.get(key);
  if (!field?.holdsValue) return undefined;
  const { sheet, model } = field;
  const column = member === undefined ? undefined : sheet?.plan.columnIndex.get(member);
  if (sheet && column !== undefined) {
    const list = sheet.rows.order.map((slot) => sheet.plan.columns[column]!.model.encode(sheet.columns[column]!.get(slot)));
    return { name, value: list as unknown as FieldValue, isEmpty: list.length === 0 };
  }
  return { name: key, value: model.encode(field.current), isEmpty: sheet ? sheet.rows.length === 0 : model.isEmpty(field.current) };
}
