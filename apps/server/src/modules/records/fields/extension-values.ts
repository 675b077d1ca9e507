import { type ControlType, controlModels, isExtensionType } from '@inkstone/controls/models';
import type { ControlModel, Decoded } from '@inkstone/form-engine';
import type { DataItem, DataItemType, FieldPath, FieldValue, FormDefinition, FormValues, Issue, SheetRow } from '@inkstone/schema';
import { isInstant } from '../../apps/index.ts';
import type { RecordWrite } from '../writing/record-write.ts';

/** The built-in control that decodes each data item type. */
const readers: Readonly<Partial<Record<DataItemType, ControlType>>> = {
  ShortText: 'text',
  LongText: 'textarea',
  Radio: 'text',
  Dropdown: 'text',
  Number: 'number',
  Date: 'date',
  Time: 'time',
  Logic: 'logic',
  Checkbox: 'checkbox',
  DropdownMulti: 'checkbox',
  DateRange: 'date-range',
  NumberRange: 'number-range',
  TimeRange: 'time-range',
};

const dateFormats = {
  year: 'YYYY',
  month: 'YYYY-MM',
  day: 'YYYY-MM-DD',
  minute: 'YYYY-MM-DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
} as const;

function formatOf(item: DataItem): string | undefined {
  if (item.type === 'Number' || item.type === 'NumberRange') return 'none';
  if (item.type === 'Date') return dateFormats[item.precision ?? 'day'];
  if (item.type === 'DateRange') return dateFormats[isInstant(item) ? 'second' : 'day'];
  return item.type === 'Time' || item.type === 'TimeRange' ? 'HH:mm:ss' : undefined;
}

function fit(item: DataItem, value: FieldValue): Decoded<FieldValue> {
  const reader = readers[item.type];
  if (!reader) return { ok: false, code: 'WrongType' };
  const model: ControlModel = controlModels[reader];
  const format = formatOf(item);
  return model.decode(value, { name: item.name, ...(format !== undefined && { format }) });
}

function hasExtensions({ controls }: FormDefinition): boolean {
  return controls.some(({ type, columns }) => isExtensionType(type) || columns?.some((column) => isExtensionType(column.type)));
}

interface Fitted {
  readonly values: FormValues;
  readonly issues: readonly Issue[];
}

/**
 * Checks and converts values of extension controls to the form of their data items. The server does not know the value type of an extension
 * control, so a value that does not fit is `WrongType`, whatever its source. Values stored before stay unchanged.
 */
export function fitExtensionValues({ model, form }: Pick<RecordWrite, 'model' | 'form'>, stored: FormValues, values: FormValues): Fitted {
  if (!hasExtensions(form.definition)) return { values, issues: [] };
  const issues: Issue[] = [];
  const fitOne = (item: DataItem | undefined, path: FieldPath, value: FieldValue, before: FieldValue): FieldValue => {
    if (!item || JSON.stringify(value) === JSON.stringify(before)) return value;
    const decoded = fit(item, value);
    if (decoded.ok) return decoded.value;
    issues.push({ code: 'WrongType', path });
    return value;
  };
  const itemOf = (items: readonly DataItem[] | undefined, key: string) => items?.find(({ code }) => code === key);
  const fitted: Record<string, FieldValue> = { ...values };
  for (const { key, type, columns = [] } of form.definition.controls) {
    const item = itemOf(model.definition.dataItems, key);
    if (isExtensionType(type)) fitted[key] = fitOne(item, key, values[key] ?? null, stored[key] ?? null);
    const extensions = columns.filter((column) => isExtensionType(column.type));
    if (extensions.length === 0) continue;
    const before = new Map(((stored[key] ?? []) as readonly SheetRow[]).map((row) => [row.id, row]));
    fitted[key] = ((values[key] ?? []) as readonly SheetRow[]).map((row) => ({
      ...row,
      ...Object.fromEntries(
        extensions.map((column) => [
          column.key,
          fitOne(
            itemOf(item?.dataItems, column.key),
            `${key}[${row.id}].${column.key}`,
            row[column.key] ?? null,
            before.get(row.id)?.[column.key] ?? null,
          ),
        ]),
      ),
    })) as unknown as FieldValue;
  }
  return { values: fitted, issues };
}
