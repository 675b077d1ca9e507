import type { DataItem, FieldValue, FormPermission, Patch, SheetRow } from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { isVisible, openForm, visibleRow, type StoredRecord } from '../../records/index.ts';
import type { NewForm } from '../reading/form-rights.ts';

interface Copied {
  readonly record: StoredRecord;
  /** The fields of the copied record that the person may see. */
  readonly seen: FormPermission;
  readonly target: NewForm;
}

/**
 * Returns the patch a person would type to fill in a new form like an existing one. It is set on an open form, which ignores calculated and
 * read-only fields. Files stay with their record, and values that must not repeat are not copied.
 */
export async function copiedPatch(context: CommandContext, { record, seen, target }: Copied): Promise<Patch> {
  const { model, form, rights } = target;
  const items = model.definition.dataItems.filter(mayBeCopied);
  const opened = openForm(context, {
    executor: context.trx,
    definition: form.definition,
    permission: rights.permission,
    stored: false,
    values: {},
  });
  try {
    await opened.settled();
    for (const { key, columns } of form.definition.controls) {
      const item = items.find(({ code }) => code === key);
      const value = record.values[key] ?? null;
      if (!item || value === null || !isVisible(seen, key)) continue;
      if (columns) opened.sheet(key).setRows(copiedRows(item, seen, value as readonly SheetRow[]));
      else opened.set(key, value);
    }
    await opened.settled();
    return opened.patch();
  } finally {
    opened.dispose();
  }
}

function mayBeCopied({ type, noRepeat }: DataItem): boolean {
  return type !== 'Attachment' && noRepeat !== true;
}

function copiedRows(sheet: DataItem, seen: FormPermission, rows: readonly SheetRow[]): Record<string, FieldValue>[] {
  const columns = (sheet.dataItems ?? []).filter(mayBeCopied).map(({ code }) => code);
  return rows.map((row) => {
    const cells = visibleRow(seen, sheet.code, row);
    return Object.fromEntries(columns.flatMap((code) => (cells[code] === undefined ? [] : [[code, cells[code]]])));
  });
}
