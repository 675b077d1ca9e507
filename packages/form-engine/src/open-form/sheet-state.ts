import type { FormulaError, FormulaInput } from '@inkstone/formula';
import type { FieldValue, SheetRow } from '@inkstone/schema';
import type { RowId, RowInput } from '../interfaces/row.ts';
import type { ColumnPlan, SheetPlan } from '../plan/control-plan.ts';
import type { LazySignal } from '../signals/lazy-signal.ts';
import type { CellListeners } from '../table/cell-listeners.ts';
import type { Column } from '../table/column.ts';
import type { SheetRows } from '../table/sheet-rows.ts';
import type { CellField } from './cell-field.ts';
import type { CellRules } from './cell-rules.ts';
import type { ControlField } from './control-field.ts';
import type { FieldHost } from './field-host.ts';

/**
 * The contents of one sub-table of an open form, as seen by its other parts: values in columns, rows by id, and fields only for cells in
 * use. A row is identified by its slot in the columns.
 */
export interface SheetState {
  readonly plan: SheetPlan;
  readonly owner: ControlField;
  readonly host: FieldHost;
  readonly columns: readonly Column[];
  /** By `amount` and by `items.amount`. */
  readonly columnByName: ReadonlyMap<string, Column>;
  readonly rows: SheetRows;
  readonly rules: CellRules;
  readonly listeners: CellListeners;
  /** Incremented with every change of a cell or of the rows. */
  readonly version: LazySignal<number>;
  /** Incremented when rows are added, removed or moved. */
  readonly structure: LazySignal<number>;
  /** Columns whose values are redacted for the current user. */
  readonly redacted: ReadonlySet<number>;
  readonly hasConditions: boolean;
  /** Columns that accept input, those with mappings first. */
  readonly entryOrder: readonly ColumnPlan[];
  isChecked: boolean;

  values(): SheetRow[];
  rowValues(slot: number): Record<string, FieldValue>;
  valueAt(id: RowId, key: string): FieldValue | undefined;
  /** The base value of a cell in a row of the base. */
  baseAt(column: number, slot: number): FieldValue;
  cellDiffers(column: number, slot: number): boolean;
  columnDiffers(column: number): boolean;
  /** A given value converted to one of the column; undefined if it has the wrong type. */
  decode(column: ColumnPlan, raw: unknown): FieldValue | undefined;
  /** The whole column in row order, as formulas read it. */
  inputs(column: number): readonly FormulaInput[];
  errorAt(column: number, slot: number): FormulaError | undefined;
  pathOf(column: ColumnPlan, slot: number): string;

  cell(column: ColumnPlan, row: RowId): CellField;
  knownCell(column: number, slot: number): CellField | undefined;
  knownCells(): CellField[];
  /** The cells that contribute to the status of the sheet; calling it inside an effect subscribes to them. */
  cellsWithStatus(): CellField[];
  cellStatusChanged(): void;
  /** Clears the issues of all cells. */
  forgetIssues(): void;

  /** Sets a cell without notifying readers. */
  put(column: number, slot: number, value: FieldValue): void;
  /**
   * Sets the values given by the rows in one column, without notifying readers; values of the wrong type are reported on their cells.
   * Returns the slots that were set.
   */
  fill(column: ColumnPlan, slots: readonly number[], rows: readonly RowInput[]): readonly number[];
  /** Returns whether the value changed. */
  write(column: number, slot: number, value: FieldValue, error?: FormulaError): boolean;
  /**
   * Computes a whole column at once if its formula is plain arithmetic and no row is stored, since stored rows must be compared with their
   * stored values. Returns whether it did.
   */
  computeWhole(column: ColumnPlan): boolean;

  /** Adds an empty row, to be filled by the caller. A removed row of the base is restored. */
  insert(index: number, id: RowId): number;
  /**
   * Adds many empty rows without notifying readers; removed rows of the base are restored. `ids`: their `ascendingIds`, if known. Returns their
   * slots.
   */
  append(rows: readonly RowInput[], ids?: RowId[] | null): readonly number[];
  remove(ids: readonly RowId[]): void;
  removeAll(): void;
  move(id: RowId, index: number): void;
  /** Sets the whole order; `slots` are exactly those of the present rows. */
  arrange(slots: readonly number[]): void;
  /** Removes all rows, to be filled again. */
  empty(): void;
  /** Notifies listeners after rows and cells were set without notification. */
  loaded(): void;
  /** Recomputes everything that reads the sheet after many rows were set without notification. */
  announceAll(): void;
  /** A row of the base that was removed and may be restored. */
  isRemovedRow(id: RowId): boolean;
  /** May the person change and delete every row, whoever added it? */
  readonly ownsAllRows: boolean;
  /** False if somebody else added the row and the person may change and delete only their own. */
  isOwn(slot: number): boolean;
  isStoredRow(slot: number): boolean;
  /** Makes the current rows and values the base. */
  settle(): void;
}
