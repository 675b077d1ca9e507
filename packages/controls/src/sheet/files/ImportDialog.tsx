import type { ImportOptions, ImportReport } from '@inkstone/form-engine';
import { fillText, limits, type ImportMode } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Alert, Button, Checkbox, Modal, Radio, Select } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useFormUiServices } from '../../services/ui-services.ts';
import { ImportIssues } from './ImportIssues.tsx';
import { ImportMapping } from './ImportMapping.tsx';
import styles from './import.module.css';
import { importInto } from './import-into.ts';
import { fileRows, importedColumns, mappedColumns } from './sheet-file.ts';
import { fileText } from './sheet-file.locale.ts';
import type { SheetTable } from '../sheet-table.ts';
import type { FileCell } from './workbook.ts';
import { readFile } from './workbook-work.ui.ts';

interface ImportDialogProps {
  readonly table: SheetTable;
  readonly onTemplate: () => void;
  readonly onClose: () => void;
}

/** The state of the chosen file. */
type FileState =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'refused'; readonly result: 'fileTypeError' | 'dataCountExceeded' | 'columnError' | 'templateEmpty' | 'systemError' }
  | { readonly state: 'read'; readonly cells: readonly (readonly FileCell[])[] };

/** In bytes; more than any table with the maximum number of rows needs. */
const largestFile = 20 * 1024 * 1024;
const modes: readonly ImportMode[] = ['append', 'default', 'override'];

/** Reads a file, maps its columns, and previews the import before it is executed. */
export function ImportDialog({ table, onTemplate, onClose }: ImportDialogProps) {
  const { sheet, locale } = table;
  const announce = useAnnounce();
  const limit = Math.min(useFormUiServices()?.sheetImportRows ?? limits.sheetImportRows, limits.sheetImportRowsMax);
  const columns = useMemo(() => importedColumns(sheet), [sheet]);
  const [file, setFile] = useState<FileState>({ state: 'none' });
  const [mapping, setMapping] = useState<readonly (string | null)[]>([]);
  const [options, setOptions] = useState<ImportOptions>({ mode: 'append' });
  const input = useRef<HTMLInputElement>(null);

  const report = useMemo((): ImportReport | null => {
    if (file.state !== 'read') return null;
    return sheet.import(fileRows(table, file.cells, mapping).rows, { ...options, limit, dryRun: true });
  }, [file, mapping, options, limit, sheet, table]);

  async function readChosen(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setFile({ state: 'reading' });
    const next = await opened(chosen, limit);
    if (next.state !== 'read') return setFile(next);
    const found = mappedColumns(next.cells[0] ?? [], columns);
    if (found.every((key) => key === null)) return setFile({ state: 'refused', result: 'columnError' });
    setMapping(found);
    setFile(next);
  }

  function handleImport(): void {
    if (file.state !== 'read') return;
    const done = importInto(table, fileRows(table, file.cells, mapping).rows, { ...options, limit });
    announce(fillText(fileText.done[locale], { added: done.added, updated: done.updated, removed: done.removed }));
    onClose();
  }

  const canImport = report !== null && (report.result === 'success' || report.result === 'partialSuccess');
  return (
    <Modal
      open
      title={fillText(fileText.title[locale], { name: sheet.field.label(locale) })}
      okText={fileText.takeOver[locale]}
      cancelText={fileText.cancel[locale]}
      okButtonProps={{ disabled: !canImport }}
      onOk={handleImport}
      onCancel={onClose}
      width={640}
      destroyOnHidden
    >
      <div className={styles.dialog}>
        <p className={styles.advice}>{fillText(fileText.advice[locale], { max: limit })}</p>
        <div className={styles.choose}>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx"
            aria-label={fileText.choose[locale]}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = '';
              void readChosen(chosen);
            }}
          />
          <Button onClick={() => input.current?.click()} loading={file.state === 'reading'}>
            {fileText[file.state === 'none' ? 'choose' : 'another'][locale]}
          </Button>
          <Button type="link" onClick={onTemplate}>
            {fileText.template[locale]}
          </Button>
        </div>
        <div role="status" aria-live="polite">
          {file.state === 'reading' ? fileText.reading[locale] : null}
          {file.state === 'refused' ? (
            <Alert type="error" showIcon title={fillText(fileText[`result.${file.result}`][locale], { max: limit })} />
          ) : null}
        </div>
        {file.state === 'read' && report ? (
          <>
            <ImportMapping head={file.cells[0] ?? []} mapping={mapping} columns={columns} locale={locale} onChange={setMapping} />
            <ImportModeField table={table} mapping={mapping} options={options} onChange={setOptions} />
            <ImportIssues table={table} report={report} cells={file.cells} mapping={mapping} />
          </>
        ) : null}
      </div>
    </Modal>
  );
}

async function opened(file: File, limit: number): Promise<FileState> {
  if (!file.name.toLowerCase().endsWith('.xlsx') || file.size > largestFile) return { state: 'refused', result: 'fileTypeError' };
  try {
    // The header, and one row more than allowed, to detect that there are too many.
    const cells = await readFile(file, limit + 2);
    const filled = cells.slice(1).filter((line) => line.some((cell) => cell !== null && cell !== ''));
    if (filled.length === 0) return { state: 'refused', result: 'templateEmpty' };
    return filled.length > limit ? { state: 'refused', result: 'dataCountExceeded' } : { state: 'read', cells };
  } catch {
    return { state: 'refused', result: 'systemError' };
  }
}

interface ImportModeFieldProps {
  readonly table: SheetTable;
  readonly mapping: readonly (string | null)[];
  readonly options: ImportOptions;
  readonly onChange: (options: ImportOptions) => void;
}

function ImportModeField({ table: { sheet, locale }, mapping, options, onChange }: ImportModeFieldProps) {
  const offered = modes.filter((mode) => mode !== 'override' || sheet.mayDelete.peek());
  const keys = sheet.columns.filter(({ key }) => mapping.includes(key));
  return (
    <div className={styles.mode}>
      <Radio.Group
        aria-label={fileText.mode[locale]}
        value={options.mode}
        options={offered.map((mode) => ({ value: mode, label: fileText[`mode.${mode}`][locale] }))}
        onChange={({ target }) => onChange({ ...options, mode: target.value as ImportMode })}
      />
      {options.mode === 'append' ? null : (
        <Select
          mode="multiple"
          value={[...(options.keyColumns ?? [])]}
          placeholder={fileText.keys[locale]}
          aria-label={fileText.keys[locale]}
          options={keys.map((column) => ({ value: column.key, label: column.label(locale) }))}
          onChange={(keyColumns) => onChange({ ...options, keyColumns })}
        />
      )}
      <Checkbox checked={options.partial === true} onChange={({ target }) => onChange({ ...options, partial: target.checked })}>
        {fileText.partial[locale]}
      </Checkbox>
    </div>
  );
}
