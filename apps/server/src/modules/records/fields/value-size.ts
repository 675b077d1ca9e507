import { Decimal } from '@inkstone/formula';
import type { DataItem, FieldPath, FieldValue, FormValues, Issue, ModelDefinition, SheetRow } from '@inkstone/schema';
import { tableOf } from '../../apps/index.ts';

const textLimits: Partial<Record<DataItem['type'], number>> = { ShortText: 4_000, LongText: 20_000_000, Radio: 4_000, Dropdown: 4_000 };
const otherTextLimit = 100;
const entriesLimit = 1_000;
const entryLimit = 4_000;
/** Far above what controls allow, far below what would burden the database. */
const numberLimit = new Decimal('1e40');
const digitsLimit = 100;

/** Returns an issue for a value that is too large to store; forms have tighter limits, but this one also applies without validation. */
function sizeIssue({ type }: Pick<DataItem, 'type'>, path: FieldPath, value: FieldValue | undefined): Issue[] {
  if (value === null || value === undefined) return [];
  if (type === 'Number') {
    const tooLarge =
      `${value as number | string}`.length > digitsLimit || new Decimal(value as number | string).abs().greaterThan(numberLimit);
    return tooLarge ? [{ code: 'Max', path, params: { max: numberLimit.toFixed() } }] : [];
  }
  if (Array.isArray(value)) {
    const tooLong = value.some((each: unknown) => typeof each === 'string' && each.length > entryLimit);
    if (tooLong) return [{ code: 'maxLength', path, params: { max: entryLimit } }];
    return value.length > entriesLimit ? [{ code: 'MaxCount', path, params: { max: entriesLimit } }] : [];
  }
  if (typeof value === 'object') return partsIssue(type, path, value);
  const text = typeof value === 'string' ? value : '';
  const max = textLimits[type] ?? otherTextLimit;
  return text.length > max ? [{ code: 'maxLength', path, params: { max } }] : [];
}

/** Checks the ends of a range like single values and the parts of an address by length; returns one issue at most. */
function partsIssue(type: DataItem['type'], path: FieldPath, value: object): Issue[] {
  const parts = Object.values(value) as readonly FieldValue[];
  if (type === 'NumberRange') return parts.flatMap((part) => sizeIssue({ type: 'Number' }, path, part)).slice(0, 1);
  const isLong = parts.some((part) => typeof part === 'string' && part.length > entryLimit);
  return isLong ? [{ code: 'maxLength', path, params: { max: entryLimit } }] : [];
}

/** Returns the size issues of a whole record, rows included. */
export function sizeIssues(model: ModelDefinition, values: FormValues): Issue[] {
  const table = tableOf(model);
  return [
    ...table.items.flatMap(({ item }) => sizeIssue(item, item.code, values[item.code])),
    ...table.sheets.flatMap(({ item: sheet, items }) =>
      (values[sheet.code] as readonly SheetRow[]).flatMap((row) =>
        items.flatMap(({ item }) => sizeIssue(item, `${sheet.code}[${row.id}].${item.code}`, row[item.code])),
      ),
    ),
  ];
}
