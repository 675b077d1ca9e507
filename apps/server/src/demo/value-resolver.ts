import { unitTypes, type Unit } from '@inkstone/schema';
import type { ValueReference } from '@inkstone/demo';
import { addWorkingTime, type WorkingCalendar } from '../modules/calendar/index.ts';
import type { Executor } from '../platform/db/database.ts';

/** Resolves the value references of a history to values of this installation. */
export interface ValueResolver {
  person(account: string): Promise<Unit>;
  /** `startedAt`: when the record was begun. */
  resolve(value: unknown, startedAt: Date): Promise<unknown>;
  /** Registers a record, so that later histories can refer to it by name. */
  keep(schemaCode: string, values: Readonly<Record<string, unknown>>, recordId: string): void;
}

const minuteMs = 60_000;

/** `nameItems`: the code of the naming item, by model. `records`: the ids of existing records, by `model/name`. */
export function createValueResolver(
  executor: Executor,
  {
    calendar,
    dayMinutes,
    nameItems,
    records: there,
  }: {
    readonly calendar: WorkingCalendar;
    readonly dayMinutes: number;
    readonly nameItems: ReadonlyMap<string, string>;
    readonly records: ReadonlyMap<string, string>;
  },
): ValueResolver {
  const records = new Map(there);
  const people = new Map<string, Unit>();
  const departments = new Map<string, Unit>();

  const load = async (): Promise<void> => {
    for (const { id, name, account } of await executor.selectFrom('people').select(['id', 'name', 'account']).execute())
      people.set(account, { id, name, unitType: unitTypes.user });
    for (const { id, name, code } of await executor.selectFrom('departments').select(['id', 'name', 'code']).execute())
      if (code !== null) departments.set(code, { id, name, unitType: unitTypes.department });
  };
  const person = async (account: string): Promise<Unit> => {
    if (people.size === 0) await load();
    return found(people, account);
  };
  const department = async (code: string): Promise<Unit> => {
    if (departments.size === 0) await load();
    return found(departments, code);
  };
  const record = (schemaCode: string, name: string) => ({ id: found(records, `${schemaCode}/${name}`), name });
  const later = (startedAt: Date, minutes: number) => new Date(addWorkingTime(calendar, startedAt.getTime(), minutes * minuteMs));
  const dayText = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: calendar.timeZone });

  return {
    person,
    keep(schemaCode, values, recordId) {
      const name = values[nameItems.get(schemaCode) ?? ''];
      if (typeof name === 'string') records.set(`${schemaCode}/${name}`, recordId);
    },
    async resolve(value, startedAt) {
      if (isRange(value)) return { from: await this.resolve(value.from, startedAt), to: await this.resolve(value.to, startedAt) };
      if (!isStoryValue(value)) return value;
      if ('person' in value) return person(value.person);
      if ('people' in value) return Promise.all(value.people.map(person));
      if ('department' in value) return department(value.department);
      if ('departments' in value) return Promise.all(value.departments.map(department));
      if ('record' in value) return record(value.record, value.named);
      if ('records' in value) return value.named.map((name) => record(value.records, name));
      if ('inMinutes' in value) return later(startedAt, value.inMinutes).toISOString();
      if ('inDays' in value) {
        const day = dayText(later(startedAt, value.inDays * dayMinutes));
        return value.month ? `${day.slice(0, 7)}-01` : day;
      }
      return value;
    },
  };
}

const marks = ['person', 'people', 'department', 'departments', 'record', 'records', 'inMinutes', 'inDays'];

function isStoryValue(value: unknown): value is ValueReference {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && marks.some((mark) => mark in value);
}

function isRange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`unknown reference: ${key}`);
  return value;
}
