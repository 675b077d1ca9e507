import type { SheetColumn } from '@inkstone/form-engine';
import { fillText, type FieldValue, type RecordReference } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { readBeside } from '../bound-conditions.ts';
import { useIsNarrow } from '../narrow-context.ts';
import { RecordDialog } from '../relevance-form/RecordDialog.tsx';
import { sourceOfOptions } from '../relevance-form/record-source.ts';
import { fileText } from './sheet-file.locale.ts';
import type { SheetTable } from './sheet-table.ts';

interface RecordImportProps {
  readonly table: SheetTable;
  /** The relevance control whose records become rows. */
  readonly column: SheetColumn;
  readonly onClose: () => void;
}

/** Each record that is picked becomes a row, with what the column's mappings take over; all of them are one change to take back. */
export function RecordImport({ table, column, onClose }: RecordImportProps) {
  const { form, sheet, history, locale } = table;
  const isNarrow = useIsNarrow();
  const announce = useAnnounce();

  function handlePicked(records: readonly RecordReference[]): void {
    if (records.length === 0) return;
    history.record(() =>
      form.batch(() => {
        for (const record of records) form.set(sheet.cell(sheet.append(), column.key).path, record as FieldValue);
      }),
    );
    announce(fillText(fileText.done[locale], { added: records.length, updated: 0, removed: 0 }));
  }

  return (
    <RecordDialog
      title={fillText(fileText.records[locale], { column: column.label(locale) })}
      source={sourceOfOptions(column.options, readBeside(form, sheet.code), isNarrow)}
      options={column.options}
      locale={locale}
      isMulti
      isNarrow={isNarrow}
      picked={[]}
      onPicked={handlePicked}
      onClose={onClose}
    />
  );
}
