import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import { Button, Checkbox, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { listLimits, localizedName, type ListTotal } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ListColumn, ListState } from '../list-state.ts';
import { listTexts } from '../list.locale.ts';
import type { Header, ListFields } from '../record-query.ts';
import styles from './columns-dialog.module.css';

interface ColumnsDialogProps {
  readonly fields: ListFields['fields'];
  readonly list: ListFields['list'];
  readonly headers: readonly Header[];
  readonly state: ListState;
  readonly onApply: (change: Partial<ListState>) => void;
  readonly onClose: () => void;
}

type Field = ListFields['fields'][number];

/** Configures the columns: which, in which order, their width, their total, and how many are frozen. */
export function ColumnsDialog({ fields, list, headers, state, onApply, onClose }: ColumnsDialogProps) {
  const t = useTexts(listTexts);
  const usual = (): ListColumn[] => headers.map(({ code, width }) => ({ code, ...(width && { width }) }));
  const [columns, setColumns] = useState<readonly ListColumn[]>(state.columns ?? usual());
  const [frozen, setFrozen] = useState(state.frozen ?? list.frozen ?? 0);
  const [totals, setTotals] = useState<readonly ListTotal[]>(state.totals ?? list.totals ?? []);
  const fieldOf = (code: string): Field | undefined => fields.find((field) => field.code === code);
  const hidden = fields.filter(({ code }) => !columns.some((column) => column.code === code));

  const change = (code: string, next: ListColumn | null): void =>
    setColumns(columns.flatMap((column) => (column.code === code ? (next ?? []) : column)));
  const move = (index: number, by: number): void => {
    const next = [...columns];
    const [moved] = next.splice(index, 1);
    next.splice(index + by, 0, moved!);
    setColumns(next);
  };
  const total = (code: string, kind: ListTotal['kind'] | null): void =>
    setTotals([...totals.filter((each) => each.code !== code), ...(kind ? [{ code, kind }] : [])]);

  return (
    <Modal
      open
      title={t('columnsTitle')}
      width={640}
      onCancel={onClose}
      footer={[
        <Button key="reset" onClick={() => (onApply({ columns: null, frozen: null, totals: null }), onClose())}>
          {t('reset')}
        </Button>,
        <Button key="cancel" onClick={onClose}>
          {t('cancel')}
        </Button>,
        <Button
          key="apply"
          type="primary"
          disabled={columns.length === 0}
          onClick={() => (onApply({ columns, frozen, totals }), onClose())}
        >
          {t('apply')}
        </Button>,
      ]}
    >
      <label className={styles.columnsFrozen}>
        {t('frozen')}
        <Select
          value={frozen}
          options={Array.from({ length: listLimits.frozenColumns + 1 }, (_, value) => ({ value, label: String(value) }))}
          onChange={setFrozen}
          aria-label={t('frozen')}
        />
      </label>
      <ol className={styles.columnsList}>
        {columns.map((column, index) => {
          const field = fieldOf(column.code);
          return field ? (
            <ColumnLine
              key={column.code}
              field={field}
              column={column}
              total={totals.find(({ code }) => code === column.code)?.kind ?? null}
              onChange={(next) => change(column.code, next)}
              onTotal={(kind) => total(column.code, kind)}
              onUp={index > 0 ? () => move(index, -1) : null}
              onDown={index < columns.length - 1 ? () => move(index, 1) : null}
            />
          ) : null;
        })}
        {hidden.map((field) => (
          <HiddenLine key={field.code} field={field} onShow={() => setColumns([...columns, { code: field.code }])} />
        ))}
      </ol>
    </Modal>
  );
}

interface ColumnLineProps {
  readonly field: Field;
  readonly column: ListColumn;
  readonly total: ListTotal['kind'] | null;
  readonly onChange: (column: ListColumn | null) => void;
  readonly onTotal: (kind: ListTotal['kind'] | null) => void;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}

function ColumnLine({ field, column, total, onChange, onTotal, onUp, onDown }: ColumnLineProps) {
  const t = useTexts(listTexts);
  const name = localizedName(field, useLocale());
  return (
    <li className={styles.columnsLine}>
      <Checkbox checked aria-label={t('shown', { name })} onChange={() => onChange(null)}>
        {name}
      </Checkbox>
      {field.totals.length > 0 ? (
        <Select
          size="small"
          aria-label={t('totalOf', { name })}
          value={total ?? 'none'}
          options={[{ value: 'none', label: t('none') }, ...field.totals.map((value) => ({ value, label: t(value) }))]}
          onChange={(kind: ListTotal['kind'] | 'none') => onTotal(kind === 'none' ? null : kind)}
        />
      ) : null}
      <InputNumber
        size="small"
        aria-label={t('width', { name })}
        placeholder={t('widthHint')}
        min={60}
        max={800}
        precision={0}
        value={column.width ?? null}
        onChange={(width) => onChange({ code: column.code, ...(width && { width }) })}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined />}
        aria-label={t('moveUp', { name })}
        disabled={!onUp}
        onClick={() => onUp?.()}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined />}
        aria-label={t('moveDown', { name })}
        disabled={!onDown}
        onClick={() => onDown?.()}
      />
    </li>
  );
}

function HiddenLine({ field, onShow }: { readonly field: Field; readonly onShow: () => void }) {
  const t = useTexts(listTexts);
  const name = localizedName(field, useLocale());
  return (
    <li className={styles.columnsLine}>
      <Checkbox checked={false} aria-label={t('shown', { name })} onChange={onShow}>
        {name}
      </Checkbox>
    </li>
  );
}
