import type { Form } from '@inkstone/form-engine';
import { parseFieldPath, type Locale } from '@inkstone/schema';
import type { Translate } from '../../../platform/i18n/use-texts.ts';
import type { FormTextKey } from '../form.locale.ts';

/** Returns the label of a path as people know it: the name of a control, or sub-table, row number and column. */
export function pathLabel(form: Form, path: string, locale: Locale, t: Translate<FormTextKey>): string {
  const parsed = parseFieldPath(path);
  if (!parsed) return rowSheetLabel(form, path, locale) ?? (path || t('wholeForm'));
  if (parsed.kind === 'control') return form.has(path) ? form.field(path).label(locale) : path;
  if (!form.has(path)) return path;
  const sheet = form.sheet(parsed.sheet);
  return t('issueRow', {
    sheet: sheet.field.label(locale),
    row: sheet.rows.value.indexOf(parsed.row) + 1,
    column: form.field(path).label(locale),
  });
}

/** A whole row is labelled by its sub-table; the issue itself names the row. */
function rowSheetLabel(form: Form, path: string, locale: Locale): string | null {
  const sheet = /^([A-Za-z]\w*)\[[^\]]+\]$/.exec(path)?.[1];
  return sheet && form.has(sheet) ? form.field(sheet).label(locale) : null;
}
