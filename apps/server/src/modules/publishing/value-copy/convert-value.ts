import { fromWallMs, toWallMs } from '@inkstone/formula';
import { convertibleTypes, limits, unitTypes, type DataItem, type DataItemType, type FieldValue, type Unit } from '@inkstone/schema';
import { canonicalDecimal, isInstant } from '../../apps/index.ts';

/** Returns the value as one of the other item; undefined if it cannot be one. */
export function convertValue(value: FieldValue, from: DataItem, to: DataItem, timeZone: string): FieldValue | undefined {
  if (!isConvertible(from, to)) return undefined;
  return conversions[to.type]?.({ value, from, to, timeZone });
}

/** Whether values of the item can be copied into the other one at all. References must lead to the same model. */
export const isConvertible = (from: DataItem, to: DataItem): boolean =>
  (convertibleTypes[from.type] ?? []).includes(to.type) && from.schemaCode === to.schemaCode;

interface Conversion {
  readonly value: FieldValue;
  readonly from: DataItem;
  readonly to: DataItem;
  readonly timeZone: string;
}
type Convert = (conversion: Conversion) => FieldValue | undefined;

const conversions: Readonly<Partial<Record<DataItemType, Convert>>> = {
  ShortText: within(limits.textMaxLength),
  LongText: textOf,
  Radio: within(limits.textMaxLength),
  Dropdown: within(limits.textMaxLength),
  Checkbox: textsOf,
  DropdownMulti: textsOf,
  Number: numberOf,
  Date: dateOf,
  Time: timeOf,
  Logic: logicOf,
  StaffSingle: onlyOne(unitsOf(unitTypes.user)),
  StaffMulti: unitsOf(unitTypes.user),
  DeptSingle: onlyOne(unitsOf(unitTypes.department)),
  DeptMulti: unitsOf(unitTypes.department),
  StaffDeptMix: ({ value }) => listOf(value),
  RelevanceForm: onlyOne(({ value }) => listOf(value)),
  RelevanceFormEx: ({ value }) => listOf(value),
};

const listOf = (value: FieldValue) => (Array.isArray(value) ? value : [value]) as readonly Unit[];

function onlyOne(convert: (conversion: Conversion) => readonly Unit[] | undefined): Convert {
  return (conversion) => {
    const all = convert(conversion);
    return all?.length === 1 ? all[0] : undefined;
  };
}

function unitsOf(unitType: number): (conversion: Conversion) => readonly Unit[] | undefined {
  return ({ value }) => {
    const all = listOf(value);
    return all.every((unit) => unit.unitType === unitType) ? all : undefined;
  };
}

const listSeparator = '、';

function textOf({ value, from, timeZone }: Conversion): string {
  if (Array.isArray(value)) return value.join(listSeparator);
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (from.type === 'Date' && isInstant(from)) return wallText(value as string, from, timeZone);
  if (from.type === 'Date') return (value as string).slice(0, { year: 4, month: 7 }[from.precision as string] ?? 10);
  return String(value as string | number);
}

function wallText(instant: string, { precision }: DataItem, timeZone: string): string {
  const wall = new Date(toWallMs(Date.parse(instant), timeZone)).toISOString();
  return `${wall.slice(0, 10)} ${wall.slice(11, precision === 'second' ? 19 : 16)}`;
}

function within(characters: number): Convert {
  return (conversion) => {
    const text = textOf(conversion);
    return text.length <= characters ? text : undefined;
  };
}

function textsOf({ value }: Conversion): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [value as string];
}

/** Full-width signs are read like the usual ones. */
const plain = (value: FieldValue): string => (value as string).normalize('NFKC').trim();

function numberOf({ value, from }: Conversion): string | number | undefined {
  if (from.type === 'Number') return value as number | string;
  const text = plain(value);
  const digits = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (!/^[+-]?\d+(\.\d+)?$/.test(digits)) return undefined;
  const decimal = canonicalDecimal(digits);
  return Math.abs(Number(decimal)) < limits.numberMax ? decimal : undefined;
}

const dateText = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

function dateOf({ value, from, to, timeZone }: Conversion): string | undefined {
  if (from.type === 'Date' && isInstant(from)) {
    if (isInstant(to)) return value as string;
    return new Date(toWallMs(Date.parse(value as string), timeZone)).toISOString().slice(0, 10);
  }
  const found = dateText.exec(plain(value));
  if (!found) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1).map((part) => (part ? Number(part) : undefined));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const read = new Date(wall);
  const isReal = read.getUTCMonth() === month - 1 && read.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isReal) return undefined;
  return isInstant(to) ? new Date(fromWallMs(wall, timeZone)).toISOString() : read.toISOString().slice(0, 10);
}

function timeOf({ value }: Conversion): string | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(plain(value));
  if (!found) return undefined;
  const [hour = '', minute = '', second = '00'] = found.slice(1);
  const isReal = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isReal ? `${hour.padStart(2, '0')}:${minute}:${second}` : undefined;
}

const logicWords: ReadonlyMap<string, boolean> = new Map([
  ...['是', 'true', 'yes', 'y', '1', 'v', '✓', '✔'].map((word) => [word, true] as const),
  ...['否', 'false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

function logicOf({ value }: Conversion): boolean | undefined {
  return typeof value === 'boolean'
    ? value
    : logicWords.get(
        String(value as string | number)
          .trim()
          .toLowerCase(),
      );
}
