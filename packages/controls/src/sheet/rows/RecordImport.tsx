import type { SheetColumn } from '@inkstone/form-engine';
import { fillText, joinNames, type FieldValue, type RecordReference } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useState } from 'react';
import { rowFieldReader } from '../../options/bound-conditions.ts';
import { useIsNarrow } from '../../view/narrow-context.ts';
import { RecordDialog } from '../../relevance-form/RecordDialog.tsx';
import { sourceInputs, sourceOfOptions } from '../../relevance-form/record-source.ts';
import { useFormUiServices } from '../../services/ui-services.ts';
import { addRecordRows, type RecordRows } from './add-record-rows.ts';
import { fileText } from '../files/sheet-file.locale.ts';

interface RecordImportProps {
  readonly table: RecordRows;
  /** The relevance control whose records become rows. */
  readonly column: SheetColumn;
  readonly onClose: () => void;
}

/**
 * Adds a row for each picked record, with the fields that the column's mappings import from the server; all rows are one undoable change.
 * If the server cannot be reached, or some records may not be imported, the dialog stays open with a message.
 */
export function RecordImport({ table, column, onClose }: RecordImportProps) {
  const { form, sheet, locale } = table;
  const services = useFormUiServices();
  const isNarrow = useIsNarrow();
  const announce = useAnnounce();
  const [attempt, setAttempt] = useState(0);
  const [isTaking, setTaking] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const read = rowFieldReader(form, sheet.code);

  async function handlePicked(picked: readonly RecordReference[]): Promise<void> {
    if (picked.length === 0) return onClose();
    setIssue(null);
    setTaking(true);
    try {
      const request = {
        control: `${sheet.code}.${column.key}`,
        ids: picked.map(({ id }) => id),
        inputs: sourceInputs(column.options, read),
      };
      const { records, leftOut } = (await services?.importRecords?.(request)) ?? { records: picked, leftOut: [] };
      addRecordRows(table, column.key, records as readonly FieldValue[]);
      announce(fillText(fileText.done[locale], { added: records.length, updated: 0, removed: 0 }));
      if (leftOut.length === 0) return onClose();
      const names = picked.filter(({ id }) => leftOut.includes(id)).map(({ name }) => name);
      // Imported records are no longer picked.
      setAttempt(attempt + 1);
      setIssue(fillText(fileText.leftOutRecords[locale], { added: records.length, names: joinNames(names, locale) }));
    } catch {
      setIssue(fileText.recordsFailed[locale]);
    } finally {
      setTaking(false);
    }
  }

  return (
    <RecordDialog
      key={attempt}
      title={fillText(fileText.records[locale], { column: column.label(locale) })}
      source={sourceOfOptions(column.options, read, isNarrow)}
      options={column.options}
      locale={locale}
      isMulti
      isNarrow={isNarrow}
      isBusy={isTaking}
      issue={issue}
      picked={[]}
      onPicked={(picked) => void handlePicked(picked)}
      onClose={onClose}
    />
  );
}
