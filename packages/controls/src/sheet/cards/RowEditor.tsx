import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import type { Form, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import { fillText, type FieldPath, type Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { inputId } from '../../view/field-id.ts';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { EditorField } from './EditorField.tsx';
import { FullSheet } from './FullSheet.tsx';
import { sheetText } from '../sheet.locale.ts';
import styles from './sheet-cards.module.css';

interface RowEditorProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly row: RowId;
  /** The cell that receives the focus on opening. */
  readonly focusPath: FieldPath | null;
  readonly onOpen: (row: RowId) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Edits one row in full screen, with buttons to the next and previous row. */
export function RowEditor({ form, sheet, columns, locale, row, focusPath, onOpen, onRemove, onClose }: RowEditorProps) {
  const rows = useSignalValue(sheet.rows);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const mayDelete = useSignalValue(sheet.mayDelete);
  const index = rows.indexOf(row);
  const go = (step: number) => {
    const next = rows[index + step];
    if (next !== undefined) onOpen(next);
  };
  return (
    <FullSheet
      title={fillText(sheetText.row[locale], { number: index + 1 })}
      closeLabel={sheetText.done[locale]}
      focusId={focusPath === null ? null : inputId(focusPath)}
      onClose={onClose}
      extra={
        <>
          <Button
            type="text"
            icon={<UpOutlined aria-hidden />}
            aria-label={sheetText.previous[locale]}
            disabled={index === 0}
            onClick={() => go(-1)}
          />
          <Button
            type="text"
            icon={<DownOutlined aria-hidden />}
            aria-label={sheetText.next[locale]}
            disabled={index === rows.length - 1}
            onClick={() => go(1)}
          />
        </>
      }
      foot={
        <>
          {mayDelete && sheet.isOwn(row) ? (
            <Button danger type="text" icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
              {sheetText.delete[locale]}
            </Button>
          ) : null}
          {mayAdd ? (
            <Button type="text" icon={<CopyOutlined aria-hidden />} onClick={() => onOpen(sheet.duplicate(row))}>
              {sheetText.duplicate[locale]}
            </Button>
          ) : null}
          <Button type="primary" onClick={onClose}>
            {sheetText.done[locale]}
          </Button>
        </>
      }
    >
      <div key={row} className={styles.fields}>
        {columns.map(({ key }) => (
          <EditorField key={key} field={sheet.cell(row, key)} form={form} locale={locale} />
        ))}
      </div>
    </FullSheet>
  );
}
