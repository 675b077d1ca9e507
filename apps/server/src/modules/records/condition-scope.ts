import {
  addressReference,
  Decimal,
  isFormulaError,
  parseFormulaDate,
  type AddressAreas,
  type FormulaInput,
  type FormulaScope,
} from '@inkstone/formula';
import {
  systemFields,
  type DataItem,
  type DataItemType,
  type FieldValue,
  type Locale,
  type SheetRow,
  type SystemField,
  type ValueRange,
} from '@inkstone/schema';
import type { PublishedModel } from '../apps/published.ts';
import { itemFormulaTypes } from '../apps/storage/item-formula-type.ts';
import type { RecordSystem, StoredRecord } from './stored-record.ts';

/** The clock, zone and language of conditions; a request's context is one. */
export interface ConditionEnvironment {
  now(): Date;
  readonly timeZone: string;
  readonly locale: Locale;
}

/** What the conditions of routes read: the data items of a stored record by code, columns of sheets, and the system fields. */
export function conditionScope(record: StoredRecord, model: PublishedModel, environment: ConditionEnvironment): FormulaScope {
  const { timeZone } = environment;
  const items = new Map(model.definition.dataItems.map((item) => [item.code, item]));
  return {
    get(name) {
      if (Object.hasOwn(systemFields, name)) return systemValue(record, name as SystemField, timeZone);
      const item = items.get(name);
      return item && formulaInput(item, record.values[name] ?? null, timeZone);
    },
    column(sheet, column) {
      const item = items.get(sheet)?.dataItems?.find(({ code }) => code === column);
      const rows = (record.values[sheet] ?? []) as readonly SheetRow[];
      return item && rows.map((row) => formulaInput(item, row[column] ?? null, timeZone));
    },
    now: () => environment.now(),
    timeZone,
    locale: environment.locale,
  };
}

const endsOfRange: Readonly<Partial<Record<DataItemType, DataItemType>>> = { DateRange: 'Date', NumberRange: 'Number', TimeRange: 'Time' };

/** A stored value as the formula language sees it; a range is the list of its ends, a sheet of its rows. */
function formulaInput(item: Pick<DataItem, 'type'>, value: FieldValue, timeZone: string): FormulaInput {
  const type = itemFormulaTypes[item.type];
  const endType = endsOfRange[item.type];
  if (endType && value !== null) {
    const { from, to } = value as ValueRange;
    return [from, to].map((end) => formulaInput({ type: endType }, end, timeZone));
  }
  if (item.type === 'Address' && value !== null) return addressReference(value as AddressAreas);
  if (type === 'rows') return ((value ?? []) as readonly SheetRow[]).map(({ id }) => ({ id, name: '' }));
  if (value === null || type === 'none') return null;
  if (type === 'number') return typeof value === 'string' ? new Decimal(value) : (value as number);
  if (type === 'date') return dateInput(value as string, timeZone);
  return value as FormulaInput;
}

function dateInput(text: string, timeZone: string): FormulaInput {
  const date = parseFormulaDate(text, timeZone);
  return isFormulaError(date) ? null : date;
}

const systemValues: Readonly<Record<Exclude<SystemField, 'id'>, (system: RecordSystem, timeZone: string) => FormulaInput>> = {
  sequenceNo: ({ sequenceNo }) => sequenceNo,
  sequenceStatus: ({ sequenceStatus }) => sequenceStatus,
  creater: ({ creater }) => reference(creater),
  createdDeptId: ({ createdDeptId }) => reference(createdDeptId),
  createdTime: ({ createdTime }, timeZone) => dateInput(createdTime.toISOString(), timeZone),
  modifier: ({ modifier }) => reference(modifier),
  modifiedTime: ({ modifiedTime }, timeZone) => dateInput(modifiedTime.toISOString(), timeZone),
  owner: ({ owner }) => reference(owner),
  ownerDeptId: ({ ownerDeptId }) => reference(ownerDeptId),
  urgencyLevel: ({ urgencyLevel }) => urgencyLevel,
};

function systemValue({ id, system }: StoredRecord, field: SystemField, timeZone: string): FormulaInput {
  return field === 'id' ? id : systemValues[field](system, timeZone);
}

function reference(id: string | null): FormulaInput {
  return id === null ? null : { id, name: '' };
}
