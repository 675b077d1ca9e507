import CaretDownFilled from '@ant-design/icons/es/icons/CaretDownFilled';
import CaretUpFilled from '@ant-design/icons/es/icons/CaretUpFilled';
import type { HeadCell, SheetColumn } from '@inkstone/form-engine';
import { fillText, localizedName, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import type { KeyboardEvent } from 'react';
import { localizedOption } from '../../options/declared-option.ts';
import { rendererText } from '../../layout/renderer.locale.ts';
import { Tip } from '../../tip/Tip.tsx';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { frozenCellProps } from './frozen-columns.ts';
import { headStarts } from './head-starts.ts';
import { nextSorting } from './next-sorting.ts';
import type { SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';
import styles from '../sheet.module.css';
import { WidthHandle, widen } from './WidthHandle.tsx';

interface SheetHeadProps {
  readonly table: SheetTable;
  readonly frozen: number;
  readonly hasActions: boolean;
  readonly hasChoice: boolean;
}

/** The header with grouped headings. Clicking a column's name sorts by it. It is one tab stop: arrow keys move between columns. */
export function SheetHead({ table, frozen, hasActions, hasChoice }: SheetHeadProps) {
  const { sheet, locale } = table;
  const depth = sheet.head.length;
  const starts = headStarts(sheet.head);
  return (
    <thead onKeyDown={walk}>
      {sheet.head.map((cells, level) => (
        <tr key={level} aria-rowindex={level + 1}>
          {level === 0 ? (
            <th scope="col" rowSpan={depth} className={styles.number}>
              {hasChoice ? <ChooseAll table={table} /> : <PlainNumber locale={locale} />}
            </th>
          ) : null}
          {cells.map((cell, index) => (
            <GroupHead key={cell.column ?? `${level}-${index}`} table={table} cell={cell} start={starts[level]![index]!} frozen={frozen} />
          ))}
          {level === 0 && hasActions ? <td rowSpan={depth} className={styles.actions} /> : null}
        </tr>
      ))}
    </thead>
  );
}

function PlainNumber({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <span className="ink-hidden">{sheetText.rowNumber[locale]}</span>
      <span aria-hidden="true">#</span>
    </>
  );
}

function ChooseAll({ table }: { readonly table: SheetTable }) {
  const { chosen, sheet, locale } = table;
  const count = useSignalValue(chosen.rows).size;
  const shown = useSignalValue(sheet.view.shown);
  const isAll = count > 0 && count >= shown.length;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      type="checkbox"
      checked={isAll}
      aria-label={sheetText.chooseAll[locale]}
      tabIndex={-1}
      onChange={() => (isAll ? chosen.clear() : chosen.set(shown))}
    />
  );
}

interface GroupHeadProps {
  readonly table: SheetTable;
  readonly cell: HeadCell;
  /** The index of the first column below it. */
  readonly start: number;
  readonly frozen: number;
}

function GroupHead({ table, cell, start, frozen }: GroupHeadProps) {
  const { column: key, colSpan, rowSpan } = cell;
  const column = table.columns[start];
  const spans = { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
  if (key !== null && column) return <ColumnHead table={table} column={column} index={start} frozen={frozen} spans={spans} />;
  const isFrozen = start + colSpan <= frozen;
  return (
    <th scope="colgroup" className={styles.heading} {...spans} {...(isFrozen && frozenCellProps(start, frozen))}>
      {localizedName(cell, table.locale)}
    </th>
  );
}

interface ColumnHeadProps {
  readonly table: SheetTable;
  readonly column: SheetColumn;
  readonly index: number;
  readonly frozen: number;
  readonly spans: { readonly colSpan?: number; readonly rowSpan?: number };
}

function ColumnHead({ table, column, index, frozen, spans }: ColumnHeadProps) {
  const { sheet, locale } = table;
  const announce = useAnnounce();
  const sorting = useSignalValue(sheet.view.sorting);
  const direction = sorting?.column === column.key ? sorting.direction : null;
  function handleSort(): void {
    const next = nextSorting(sheet.view.sorting.peek(), column.key);
    sheet.view.sort(next);
    announce(sheetText[next === null ? 'sortedNot' : next.direction === 'ascending' ? 'sortedUp' : 'sortedDown'][locale]);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    if (step === undefined || !event.shiftKey) return;
    event.preventDefault();
    widen(table, column, event.currentTarget, step * 10);
  }
  return (
    <th
      scope="col"
      className={styles.head}
      data-number={column.model.valueType === 'number' || undefined}
      data-key={column.key}
      aria-sort={direction ?? undefined}
      {...spans}
      {...frozenCellProps(index, frozen)}
    >
      <button
        type="button"
        className={styles.sort}
        tabIndex={index === 0 ? 0 : -1}
        data-sort=""
        title={fillText(sheetText.sortBy[locale], { column: column.label(locale) })}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        onClick={handleSort}
        onKeyDown={handleKeyDown}
      >
        <ColumnName column={column} locale={locale} />
        <span className={styles.direction} aria-hidden="true">
          {direction === 'descending' ? <CaretDownFilled /> : direction === 'ascending' ? <CaretUpFilled /> : null}
        </span>
      </button>
      <WidthHandle table={table} column={column} />
    </th>
  );
}

function ColumnName({ column, locale }: { readonly column: SheetColumn; readonly locale: Locale }) {
  const tips = localizedOption(column.options, 'tips', locale);
  const name = <span className={styles.name}>{column.label(locale)}</span>;
  return (
    <>
      {tips ? <Tip title={tips}>{name}</Tip> : name}
      {column.required && !column.readonly ? (
        <span className={styles.required}>
          <span aria-hidden="true">*</span>
          <span className="ink-hidden">{rendererText.required[locale]}</span>
        </span>
      ) : null}
    </>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-sort]')];
  const current = heads.findIndex((head) => head === document.activeElement);
  const next = current < 0 ? undefined : heads[current + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
