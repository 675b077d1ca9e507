import type { ControlModel, Form, SheetColumn } from '@inkstone/form-engine';
import { parseFieldPath, type ControlOptions, type Locale } from '@inkstone/schema';

/** Formats a value before or after a change as its control does, also when its row was deleted; a whole row by its columns. */
export function changedText(form: Form, path: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  const parsed = parseFieldPath(path);
  const sheet = parsed?.kind === 'cell' ? parsed.sheet : parsed === null ? sheetOfRow(path) : undefined;
  const columns = sheet !== undefined && form.has(sheet) ? form.sheet(sheet).columns : [];
  if (parsed === null) return rowText(form, columns, value, locale);
  if (parsed.kind === 'cell') return columnText(form, columns, parsed.column, value, locale);
  if (!form.has(path)) return plainText(value);
  const field = form.field(path);
  return formatted(form, { model: field.model, options: field.options.peek(), label: field.label(locale) }, value, locale);
}

/** Returns the sub-table of `items[row]`. */
export function sheetOfRow(path: string): string | undefined {
  return /^([A-Za-z]\w*)\[[^\]]+\]$/.exec(path)?.[1];
}

interface Written {
  readonly model: ControlModel;
  readonly options: ControlOptions;
  readonly label: string;
}

function formatted(form: Form, { model, options, label }: Written, value: unknown, locale: Locale): string {
  const decoded = model.decode(value, options);
  if (!decoded.ok) return plainText(value);
  const { now, timeZone } = form.environment;
  return model.format(decoded.value, { options, label, locale, timeZone, now });
}

function columnText(form: Form, columns: readonly SheetColumn[], key: string, value: unknown, locale: Locale): string {
  const column = columns.find((each) => each.key === key);
  if (!column) return plainText(value);
  return formatted(form, { model: column.model, options: column.options, label: column.label(locale) }, value, locale);
}

function rowText(form: Form, columns: readonly SheetColumn[], row: unknown, locale: Locale): string {
  const values = typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>) : {};
  return columns
    .flatMap((column) => {
      const value = values[column.key];
      const text = value === null || value === undefined ? '' : columnText(form, columns, column.key, value, locale);
      return text === '' ? [] : `${column.label(locale)} ${text}`;
    })
    .join(' · ');
}

/** For a field that is not in the current form. */
function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
}
