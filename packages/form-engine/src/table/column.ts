import type { AggregateName, FormulaInput } from '@inkstone/formula';
import type { FieldValue } from '@inkstone/schema';
import type { RowInput } from '../interfaces/row.ts';

/** Callbacks for filling a column with the values given by rows. */
export interface ColumnFilling {
  /** All slots are below it. */
  readonly capacity: number;
  /** Converts a given value to one of the column; undefined if it has the wrong type. */
  decode(raw: unknown): FieldValue | undefined;
  /** The row in this slot gave a value of the wrong type. */
  rejected(slot: number): void;
}

/** The values of one column by row slot. Slots are reused; a vacant one is empty. */
export interface Column {
  get(slot: number): FieldValue;
  /** The value as formulas read it. */
  input(slot: number): FormulaInput;
  set(slot: number, value: FieldValue): void;
  /** Is this JSON number already a value of the column, so that decoding it would change nothing? */
  acceptsAsIs(value: number): boolean;
  /**
   * Sets the values that rows give under the key, one row for each slot; a row without the key keeps its value. Returns the slots that were
   * set: `slots` itself if all were.
   */
  fill(slots: readonly number[], rows: readonly RowInput[], key: string, filling: ColumnFilling): readonly number[];
  /** Empties all slots and returns their values as a separate column. */
  release(): Column;
  /** The aggregate over all rows, updated with each edit; undefined if this column does not maintain it. */
  aggregate(name: AggregateName): FormulaInput;
}
