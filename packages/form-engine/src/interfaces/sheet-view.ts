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
  /** Codes of the conditions that can be asked. */
  readonly operators: readonly number[];
}

/** One condition on a column: a code of the condition operators and the right side, as stored documents have them. */
export interface FilterCondition {
  readonly column: string;
  readonly operator: number;
  readonly value?: string | number | boolean | readonly string[] | null;
}

/** All conditions have to hold, and a visible cell shows the text. */
export interface SheetFilter {
  readonly conditions?: readonly FilterCondition[];
  readonly text?: string;
}

export interface SheetSorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Which rows of a sheet are looked at, and in which order. Only a way of looking: values, totals, validation and the patch are over all
 * rows. What is shown is decided when a filter or an order is applied; later edits move nothing under the person's hands, and new rows
 * stand behind the row they were put behind until it is applied again.
 */
export interface SheetView {
  readonly filters: readonly ColumnFilter[];
  readonly shown: ReadonlySignal<readonly RowId[]>;
  readonly filter: ReadonlySignal<SheetFilter>;
  readonly sorting: ReadonlySignal<SheetSorting | null>;
  /** Conditions on columns without a declared filter, and those that ask for nothing, are left out. */
  applyFilter(filter: SheetFilter): void;
  /** Empty cells stand first in ascending order; equal ones keep the order of the rows. Null: the order of the rows. */
  sort(sorting: SheetSorting | null): void;
}
