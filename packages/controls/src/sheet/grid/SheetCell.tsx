import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import { computed, type Field, type SheetColumn } from '@inkstone/form-engine';
import { joinClauses, type Issue, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { memo, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ControlView } from '../../view/control-view.ts';
import { useViews } from '../../view/views-context.ts';
import { errorId, inputId } from '../../view/field-id.ts';
import { issueText } from '../../issues/issue-text.ts';
import { Formatted } from '../../presentation/define-views.ui.ts';
import { Tip } from '../../tip/Tip.tsx';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { frozenCellProps } from './frozen-columns.ts';
import { enterInput, inputOf } from '../keyboard/cell-position.ui.ts';
import type { SheetTable } from '../sheet-table.ts';
import styles from '../sheet.module.css';

interface SheetCellProps {
  readonly table: SheetTable;
  readonly row: string;
  readonly column: SheetColumn;
  readonly cell: Field;
  /** The column index, and the number of frozen columns. */
  readonly index: number;
  readonly frozen: number;
  /** Rendered as text until it receives the focus. */
  readonly isLight: boolean;
}

/** A cell; rendered again only when its own value, state or issues change. */
export const SheetCell = memo(function SheetCell({ table, row, column, cell, index, frozen, isLight }: SheetCellProps) {
  const isVisible = useSignalValue(cell.visible);
  const isReadonly = useSignalValue(cell.readonly) || column.readonly;
  const issues = useSignalValue(cell.errors);
  const [isPointedAt, setPointedAt] = useState(false);
  const isInvalid = issues.length > 0;
  const point = (isOn: boolean) => (isInvalid || isPointedAt) && setPointedAt(isOn);
  return (
    <td
      className={styles.cell}
      data-path={cell.path}
      data-row={row}
      data-column={column.key}
      data-number={column.model.valueType === 'number' || undefined}
      data-invalid={isInvalid || undefined}
      aria-invalid={isInvalid || undefined}
      {...frozenCellProps(index, frozen)}
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
      {isInvalid ? <CellIssues cell={cell} issues={issues} locale={table.locale} isOpen={isPointedAt} /> : null}
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
  const views = useViews(cell.definition.type);
  const isInvalid = useSignalValue(cell.errors).length > 0;
  const isActive = useSignalValue(useMemo(() => computed(() => table.active.value === cell.path), [table, cell]));
  const Read = views?.cell ?? Formatted;
  const text = (
    <Suspense fallback={null}>
      <Read field={cell} form={table.form} locale={table.locale} onBlur={ignore} compact />
    </Suspense>
  );
  if (isReadonly || !views) return <div className={styles.read}>{text}</div>;
  if (!isLight) return <CellInput table={table} cell={cell} Input={views.desktop} takesFocus={false} />;
  if (isActive) return <CellInput table={table} cell={cell} Input={views.desktop} takesFocus />;
  return (
    <button
      type="button"
      id={inputId(cell.path)}
      className={styles.light}
      aria-label={cell.label(table.locale)}
      {...(isInvalid && { 'aria-describedby': errorId(cell.path) })}
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
  readonly Input: ControlView;
  readonly takesFocus: boolean;
}

function CellInput({ table, cell, Input, takesFocus }: CellInputProps) {
  const announce = useAnnounce();
  function handleBlur(): void {
    cell.blur();
    const issues = cell.errors.peek();
    if (issues.length > 0) announce(issuesText(cell, issues, table.locale));
  }
  return (
    <Suspense fallback={<div className={styles.read} aria-busy="true" data-loading-view />}>
      <Input field={cell} form={table.form} locale={table.locale} onBlur={handleBlur} compact />
      {takesFocus ? <FocusTaker /> : null}
    </Suspense>
  );
}

/** Moves the focus to the input that replaced the text of the focused cell. */
function FocusTaker() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.closest('td');
    const input = inputOf(cell);
    if (input && !cell?.contains(document.activeElement)) enterInput(input);
  }, []);
  return <span ref={mark} hidden />;
}

interface CellIssuesProps {
  readonly cell: Field;
  readonly issues: readonly Issue[];
  readonly locale: Locale;
  readonly isOpen: boolean;
}

/** The issues of a cell, shown on hover and focus; they describe the input. */
function CellIssues({ cell, issues, locale, isOpen }: CellIssuesProps) {
  const text = issuesText(cell, issues, locale);
  return (
    <>
      <span id={errorId(cell.path)} className="ink-hidden">
        {text}
      </span>
      <Tip title={text} open={isOpen} placement="topRight">
        <span className={styles.issue} aria-hidden="true">
          <ExclamationCircleFilled />
        </span>
      </Tip>
    </>
  );
}

function issuesText(cell: Field, issues: readonly Issue[], locale: Locale): string {
  return joinClauses(
    issues.map((issue) => issueText(issue, locale, cell.label(locale))),
    locale,
  );
}
