import { ImportOutlined } from '@ant-design/icons';
import { fillText } from '@inkstone/schema';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSignalValue } from '../use-signal-value.ts';
import type { RecordRows } from './add-record-rows.ts';
import { recordColumnOf } from './record-column.ts';
import { fileText } from './sheet-file.locale.ts';

const RecordImport = lazy(() => import('./RecordImport.tsx').then((module) => ({ default: module.RecordImport })));

/** Rows out of records, on a phone. */
export function CardRecords({ table }: { readonly table: RecordRows }) {
  const { sheet, locale } = table;
  const column = recordColumnOf(sheet, useSignalValue(sheet.field.options));
  const [isPicking, setPicking] = useState(false);
  if (!column) return null;
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
