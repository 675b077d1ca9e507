import {
  addressReference,
  compileFormula,
  Decimal,
  isFormulaError,
  parseFormulaDate,
  type AddressAreas,
  type FormulaError,
  type FormulaInput,
  type FormulaScope,
  type FormulaValue,
} from '@inkstone/formula';
import {
  isSystemField,
  unitTypes,
  type DataItem,
  type DataItemType,
  type FieldValue,
  type Locale,
  type SheetRow,
  type SystemField,
  type UnitType,
  type ValueRange,
} from '@inkstone/schema';
import { itemFormulaTypes, type PublishedModel } from '../../apps/index.ts';
import type { UnitReader } from '../../organization/index.ts';
import type { RecordSystem, StoredRecord } from '../reading/stored-record.ts';

/** The clock, time zone and language of conditions; a request context is one. */
export interface ConditionEnvironment {
  now(): Date;
  readonly timeZone: string;
  readonly locale: Locale;
}

/** A scope whose formulas are evaluated by `settled`, because the units they ask for are read from the database. */
export interface RecordScope extends FormulaScope {
  readonly units: UnitReader;
}

/** Returns a formula's result after loading every unit that it asks for. */
export function evaluateOnRecord(scope: RecordScope, formula: string): Promise<FormulaValue | FormulaError> {
  return settled(scope, () => compileFormula(formula).evaluate(scope));
}

/** Evaluates `work` over a scope; it may run several times, so it must be free of side effects. */
export function settled<T>({ units }: RecordScope, work: () => T): Promise<T> {
  return units.settle(work);
}

/**
 * Returns the scope that conditions and formulas read of a stored record: data items by code, columns of sheets, system fields, and the
 * organisation.
 */
export function conditionScope(
  record: StoredRecord,
  model: PublishedModel,
  environment: ConditionEnvironment,
  units: UnitReader,
): RecordScope {
  const { timeZone } = environment;
  const items = new Map(model.definition.dataItems.map((item) => [item.code, item]));
  return {
    get(name) {
      if (isSystemField(name)) return systemValue(record, name, { timeZone, units });
      const item = items.get(name);
      return item && formulaInput(item, record.values[name] ?? null, timeZone);
    },
    column(sheet, column) {
      const item = items.get(sheet)?.dataItems?.find(({ code }) => code === column);
      const rows = (record.values[sheet] ?? []) as readonly SheetRow[];
      return item && rows.map((row) => formulaInput(item, row[column] ?? null, timeZone));
    },
    unit: units.unit,
    units,
    now: () => environment.now(),
    timeZone,
    locale: environment.locale,
  };
}

const endsOfRange: Readonly<Partial<Record<DataItemType, DataItemType>>> = { DateRange: 'Date', NumberRange: 'Number', TimeRange: 'Time' };

/** Returns a stored value in the form of the formula language: a range as the list of its ends, a sheet as its rows. */
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

/** The dependencies of reading a system field. */
interface SystemReading {
  readonly timeZone: string;
  readonly units: UnitReader;
}

const systemValues: Readonly<Record<Exclude<SystemField, 'id'>, (system: RecordSystem, reading: SystemReading) => FormulaInput>> = {
  sequenceNo: ({ sequenceNo }) => sequenceNo,
  sequenceStatus: ({ sequenceStatus }) => sequenceStatus,
  creater: ({ creater }, { units }) => unitOf(creater, unitTypes.user, units),
  createdDeptId: ({ createdDeptId }, { units }) => unitOf(createdDeptId, unitTypes.department, units),
  createdTime: ({ createdTime }, { timeZone }) => dateInput(createdTime.toISOString(), timeZone),
  modifier: ({ modifier }, { units }) => unitOf(modifier, unitTypes.user, units),
  modifiedTime: ({ modifiedTime }, { timeZone }) => dateInput(modifiedTime.toISOString(), timeZone),
  owner: ({ owner }, { units }) => unitOf(owner, unitTypes.user, units),
  ownerDeptId: ({ ownerDeptId }, { units }) => unitOf(ownerDeptId, unitTypes.department, units),
  urgencyLevel: ({ urgencyLevel }) => urgencyLevel,
};

function systemValue({ id, system }: StoredRecord, field: SystemField, reading: SystemReading): FormulaInput {
  return field === 'id' ? id : systemValues[field](system, reading);
}

/** Returns the unit with its current name; the name of a deleted unit is empty. */
function unitOf(id: string | null, unitType: UnitType, { unit }: UnitReader): FormulaInput {
  if (id === null) return null;
  const facts = unit(id);
  return { id, name: facts && !isFormulaError(facts) ? facts.name : '', unitType };
}
