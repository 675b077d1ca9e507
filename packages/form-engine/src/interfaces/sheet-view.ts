import type { ReadonlySignal } from '../signals/signals.ts';
import type { RowId } from './row.ts';

/** Kinds of columns by which a sheet can be filtered (designer specification, section 9). */
export type FilterKind =
  | 'text'
  | 'long text'
  | 'number'
  | 'date'
  | 'logic'
  | 'staff'
  | 'department'
  | 'relevance'
  | 'radio'
  | 'checkbox'
  | 'dropdown'
  | 'attachment'
  | 'address';

/** A filter that a sheet's definition declares. */
export interface ColumnFilter {
  readonly column: string;
  readonly kind: FilterKind;
  /** Codes of the operators offered. */
  readonly operators: readonly number[];
}

/** One condition on a column: an operator code and the operand, as in stored documents. */
export interface FilterCondition {
  readonly column: string;
  readonly operator: number;
  readonly value?: string | number | boolean | readonly string[] | null;
}

/** All conditions must hold, and some visible cell must contain the text. */
export interface SheetFilter {
  readonly conditions?: readonly FilterCondition[];
  readonly text?: string;
}

export interface SheetSorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Which rows of a sheet are displayed, and in which order. Affects only the display: values, totals, validation and the patch cover all
 * rows. The displayed rows are determined when a filter or sorting is applied; later edits move no rows, and new rows appear after the row
 * they were inserted behind until it is applied again.
 */
export interface SheetView {
  readonly filters: readonly ColumnFilter[];
  readonly shown: ReadonlySignal<readonly RowId[]>;
  readonly filter: ReadonlySignal<SheetFilter>;
  readonly sorting: ReadonlySignal<SheetSorting | null>;
  /** Ignores conditions on columns without a declared filter, and those without an operand. */
  applyFilter(filter: SheetFilter): void;
  /** Empty cells come first in ascending order; equal ones keep the order of the rows. Null: the order of the rows. */
  sort(sorting: SheetSorting | null): void;
}
