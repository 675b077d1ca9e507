import { ExclamationCircleFilled } from '@ant-design/icons';
import { computed, type Field, type SheetColumn } from '@inkstone/form-engine';
import type { Issue, Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { memo, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Face } from '../../face/face.ts';
import { useFaces } from '../../face/faces-context.ts';
import { errorId, inputId } from '../../face/field-id.ts';
import { issueText } from '../../issues/issue-text.ts';
import { Formatted } from '../../face/define-faces.ui.ts';
import { Tip } from '../../tip/Tip.tsx';
import { useSignalValue } from '../../face/use-signal-value.ts';
import { frozenPlace } from './frozen-columns.ts';
import { enterInput, inputOf } from '../keyboard/sheet-place.ui.ts';
import type { SheetTable } from '../sheet-table.ts';
import styles from '../sheet.module.css';

interface SheetCellProps {
  readonly table: SheetTable;
  readonly row: string;
  readonly column: SheetColumn;
  readonly cell: Field;
  /** Its place among the columns, and how many of these stay in sight. */
  readonly index: number;
  readonly frozen: number;
  /** Text until it is entered. */
  readonly isLight: boolean;
}

/** One cell; drawn again only when its own value, state or faults change. */
export const SheetCell = memo(function SheetCell({ table, row, column, cell, index, frozen, isLight }: SheetCellProps) {
  const isVisible = useSignalValue(cell.visible);
  const isReadonly = useSignalValue(cell.readonly) || column.readonly;
  const issues = useSignalValue(cell.errors);
  const [isPointedAt, setPointedAt] = useState(false);
  const isFaulty = issues.length > 0;
  const point = (isOn: boolean) => (isFaulty || isPointedAt) && setPointedAt(isOn);
  return (
    <td
      className={styles.cell}
      data-path={cell.path}
      data-row={row}
      data-column={column.key}
      data-number={column.model.valueType === 'number' || undefined}
      data-invalid={isFaulty || undefined}
      aria-invalid={isFaulty || undefined}
      {...frozenPlace(index, frozen)}
      onMouseEnter={() => point(true)}
      onMouseLeave={() => point(false)}
      onFocus={() => {
        cell.focus();
        if (!isReadonly) table.history.enter({ row, column: column.key });
        point(true);
      }}
      onBlur={() => {
        cell.blur();
        table.history.leave();
        point(false);
      }}
    >
      {isVisible ? <CellContent table={table} cell={cell} isReadonly={isReadonly} isLight={isLight} /> : null}
      {isReadonly ? null : <span className={styles.fill} data-fill="" aria-hidden="true" />}
      {isFaulty ? <CellFault cell={cell} issues={issues} locale={table.locale} isOpen={isPointedAt} /> : null}
    </td>
  );
});

interface CellContentProps {
  readonly table: SheetTable;
  readonly cell: Field;
  readonly isReadonly: boolean;
  readonly isLight: boolean;
}

function CellContent({ table, cell, isReadonly, isLight }: CellContentProps) {
  const faces = useFaces(cell.definition.type);
  const isFaulty = useSignalValue(cell.errors).length > 0;
  const isActive = useSignalValue(useMemo(() => computed(() => table.active.value === cell.path), [table, cell]));
  const Read = faces?.cell ?? Formatted;
  const text = (
    <Suspense fallback={null}>
      <Read field={cell} form={table.form} locale={table.locale} onBlur={ignore} compact />
    </Suspense>
  );
  if (isReadonly || !faces) return <div className={styles.read}>{text}</div>;
  if (!isLight) return <CellInput table={table} cell={cell} Input={faces.desktop} takesFocus={false} />;
  if (isActive) return <CellInput table={table} cell={cell} Input={faces.desktop} takesFocus />;
  return (
    <button
      type="button"
      id={inputId(cell.path)}
      className={styles.light}
      aria-label={cell.label(table.locale)}
      {...(isFaulty && { 'aria-describedby': errorId(cell.path) })}
      onFocus={() => table.activate(cell.path)}
    >
      {text}
    </button>
  );
}

const ignore = (): void => undefined;

interface CellInputProps {
  readonly table: SheetTable;
  readonly cell: Field;
  readonly Input: Face;
  readonly takesFocus: boolean;
}

function CellInput({ table, cell, Input, takesFocus }: CellInputProps) {
  const announce = useAnnounce();
  function handleBlur(): void {
    cell.blur();
    const issues = cell.errors.peek();
    if (issues.length > 0) announce(faultText(cell, issues, table.locale));
  }
  return (
    <Suspense fallback={<div className={styles.read} aria-busy="true" />}>
      <Input field={cell} form={table.form} locale={table.locale} onBlur={handleBlur} compact />
      {takesFocus ? <FocusTaker /> : null}
    </Suspense>
  );
}

/** Stands behind an input that took the place of the text somebody went into. */
function FocusTaker() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.closest('td');
    const input = inputOf(cell);
    if (input && !cell?.contains(document.activeElement)) enterInput(input);
  }, []);
  return <span ref={mark} hidden />;
}

interface CellFaultProps {
  readonly cell: Field;
  readonly issues: readonly Issue[];
  readonly locale: Locale;
  readonly isOpen: boolean;
}

/** Told on pointing at the cell or going into it; the input is described by it. */
function CellFault({ cell, issues, locale, isOpen }: CellFaultProps) {
  const text = faultText(cell, issues, locale);
  return (
    <>
      <span id={errorId(cell.path)} className="ink-hidden">
        {text}
      </span>
      <Tip title={text} open={isOpen} placement="topRight">
        <span className={styles.fault} aria-hidden="true">
          <ExclamationCircleFilled />
        </span>
      </Tip>
    </>
  );
}

function faultText(cell: Field, issues: readonly Issue[], locale: Locale): string {
  return issues.map((issue) => issueText(issue, locale, cell.label(locale))).join(locale === 'zh' ? '；' : '; ');
}
