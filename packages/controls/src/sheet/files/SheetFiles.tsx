import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import { fillText } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { LazyMenu } from '../menu/LazyMenu.tsx';
import { recordColumnOf } from '../rows/record-column.ts';
import type { MenuEntry } from '../menu/row-menu.ui.ts';
import type { SheetTable } from '../sheet-table.ts';
import { fileText } from './sheet-file.locale.ts';

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })));

const RecordImport = lazy(() => import('../rows/RecordImport.tsx').then((module) => ({ default: module.RecordImport })));

/** Imports rows from a file or from records, and exports rows to a file. */
export function SheetFiles({ table }: { readonly table: SheetTable }) {
  const { sheet, locale } = table;
  const mayImport = useSignalValue(sheet.mayImport);
  const count = useSignalValue(sheet.rows).length;
  const options = useSignalValue(sheet.field.options);
  const [isImporting, setImporting] = useState(false);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const recordColumn = recordColumnOf(sheet, options);
  const [isPicking, setPicking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const announce = useAnnounce();
  const mayExport = options['exportable'] !== false && count > 0;

  async function download(what: 'rows' | 'template'): Promise<void> {
    setBusy(true);
    try {
      const { downloadRows, downloadTemplate } = await import('./sheet-download.ui.ts');
      await (what === 'rows' ? downloadRows(table) : downloadTemplate(table));
      announce(fileText.downloaded[locale]);
    } catch {
      announce(fileText.downloadFailed[locale]);
    } finally {
      setBusy(false);
    }
  }

  const items: MenuEntry[] = [
    ...(recordColumn && mayAdd
      ? [
          {
            key: 'records',
            label: fillText(fileText.records[locale], { column: recordColumn.label(locale) }),
            onClick: () => setPicking(true),
          },
        ]
      : []),
    ...(mayImport
      ? [
          { key: 'import', label: fileText.import[locale], onClick: () => setImporting(true) },
          { key: 'template', label: fileText.template[locale], onClick: () => void download('template') },
        ]
      : []),
    ...(mayExport ? [{ key: 'export', label: fileText.export[locale], onClick: () => void download('rows') }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <LazyMenu items={() => items}>
        <Button
          type="text"
          size="small"
          loading={isBusy}
          icon={<FileExcelOutlined aria-hidden />}
          aria-label={fileText.files[locale]}
          title={fileText.files[locale]}
        />
      </LazyMenu>
      {isPicking && recordColumn ? (
        <Suspense fallback={null}>
          <RecordImport table={table} column={recordColumn} onClose={() => setPicking(false)} />
        </Suspense>
      ) : null}
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportDialog table={table} onTemplate={() => void download('template')} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
