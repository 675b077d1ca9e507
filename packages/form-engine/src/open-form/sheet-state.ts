import type { FormulaError, FormulaInput } from '@inkstone/formula';
import type { FieldValue, SheetRow } from '@inkstone/schema';
import type { RowId, RowInput } from '../interfaces/row.ts';
import type { ColumnPlan, SheetPlan } from '../plan/control-plan.ts';
import type { Watched } from '../signals/watched.ts';
import type { CellFollowers } from '../table/cell-followers.ts';
import type { Column } from '../table/column.ts';
import type { SheetRows } from '../table/sheet-rows.ts';
import type { CellField } from './cell-field.ts';
import type { CellRules } from './cell-rules.ts';
import type { ControlField } from './control-field.ts';
import type { FieldHost } from './field-host.ts';

/**
 * The contents of one sub-table of an open form, as its other parts know them: values in columns, rows by id, and fields only for cells that
 * somebody looks at. A row is named by the slot in which the columns keep it.
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
  readonly followers: CellFollowers;
  /** Grows with every change of a cell or of the rows. */
  readonly version: Watched<number>;
  /** Grows when rows come, go or move. */
  readonly structure: Watched<number>;
  /** Columns whose values are kept from this reader. */
  readonly withheld: ReadonlySet<number>;
  readonly hasConditions: boolean;
  /** Columns for values to be entered, those with mappings first. */
  readonly entryOrder: readonly ColumnPlan[];
  isChecked: boolean;

  values(): SheetRow[];
  rowValues(slot: number): Record<string, FieldValue>;
  valueAt(id: RowId, key: string): FieldValue | undefined;
  /** The value a cell of a base row had in the base. */
  baseAt(column: number, slot: number): FieldValue;
  cellDiffers(column: number, slot: number): boolean;
  columnDiffers(column: number): boolean;
  /** A given value as one of the column; undefined when it is of the wrong type. */
  decode(column: ColumnPlan, raw: unknown): FieldValue | undefined;
  /** The whole column in row order, as formulas see it. */
  inputs(column: number): readonly FormulaInput[];
  errorAt(column: number, slot: number): FormulaError | undefined;
  pathOf(column: ColumnPlan, slot: number): string;

  cell(column: ColumnPlan, row: RowId): CellField;
  knownCell(column: number, slot: number): CellField | undefined;
  knownCells(): CellField[];
  /** The cells that say something of the whole sheet; reading them inside an effect subscribes. */
  watchedCells(): CellField[];
  watchedCell(): void;
  /** Nothing is held against a cell any more. */
  forgetIssues(): void;

  /** Puts a value into a cell without telling anybody. */
  put(column: number, slot: number, value: FieldValue): void;
  /** Puts what rows were given into one column, without telling anybody; what is of the wrong type is reported on its cell. */
  fill(column: ColumnPlan, slots: readonly number[], rows: readonly RowInput[], filled?: (slot: number) => void): void;
  /** Answers whether the value changed. */
  write(column: number, slot: number, value: FieldValue, error?: FormulaError): boolean;
  /**
   * Computes a column in one go where its formula is plain arithmetic and no row is a stored one, which would have to be compared with
   * what is stored; answers whether it did.
   */
  computeWhole(column: ColumnPlan): boolean;

  /** Adds an empty row; its cells are written afterwards. A row of the base that was removed comes back as it was. */
  insert(index: number, id: RowId): number;
  /** Adds many empty rows without telling anybody; rows of the base that were removed come back as they were. Answers their slots. */
  append(rows: readonly RowInput[]): number[];
  remove(ids: readonly RowId[]): void;
  removeAll(): void;
  move(id: RowId, index: number): void;
  /** Sets the whole order; `slots` are exactly those of the rows that are there. */
  arrange(slots: readonly number[]): void;
  /** Takes all rows out, to be filled anew. */
  empty(): void;
  /** Rows and cells were put in without telling anybody: who looks shall look again. */
  loaded(): void;
  /** Many rows were put in without telling anybody: everything that reads the sheet is worked out again. */
  announceAll(): void;
  /** A row of the base that was removed and may come back. */
  isRemovedRow(id: RowId): boolean;
  /** False: somebody else added it, and the person may change and delete only rows of their own. */
  isOwn(slot: number): boolean;
  isStoredRow(slot: number): boolean;
  /** What is there now is the base. */
  settle(): void;
}
