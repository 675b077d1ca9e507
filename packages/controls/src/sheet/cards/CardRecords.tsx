import ImportOutlined from '@ant-design/icons/es/icons/ImportOutlined';
import type { SheetColumn } from '@inkstone/form-engine';
import { fillText } from '@inkstone/schema';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordRows } from '../rows/add-record-rows.ts';
import { fileText } from '../files/sheet-file.locale.ts';

const RecordImport = lazy(() => import('../rows/RecordImport.tsx').then((module) => ({ default: module.RecordImport })));

/** Adds rows from records, on a phone. */
export function CardRecords({ table, column }: { readonly table: RecordRows; readonly column: SheetColumn }) {
  const { locale } = table;
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button block type="dashed" icon={<ImportOutlined aria-hidden />} onClick={() => setPicking(true)}>
        {fillText(fileText.records[locale], { column: column.label(locale) })}
      </Button>
      {isPicking ? (
        <Suspense fallback={null}>
          <RecordImport table={table} column={column} onClose={() => setPicking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
