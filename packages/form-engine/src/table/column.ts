import type { AggregateName, FormulaInput } from '@inkstone/formula';
import type { FieldValue } from '@inkstone/schema';
import type { RowInput } from '../interfaces/row.ts';

/** Who fills a column with what rows were given. */
export interface ColumnFilling {
  /** A given value as one of the column; undefined when it is of the wrong type. */
  decode(raw: unknown): FieldValue | undefined;
  /** The row in this slot gave a value, and the column holds it now. */
  filled(slot: number): void;
  /** The row in this slot gave something of the wrong type. */
  refused(slot: number): void;
}

/** The values of one column by row slot. Slots are reused; a vacant one is empty. */
export interface Column {
  get(slot: number): FieldValue;
  /** The value as formulas see it. */
  input(slot: number): FormulaInput;
  set(slot: number, value: FieldValue): void;
  /** Is this JSON number already a value of the column, so that decoding it would change nothing? */
  takesAsIs(value: number): boolean;
  /** Takes what each row was given under the key into the row's slot; a row without the key keeps what is there. */
  fill(slots: readonly number[], rows: readonly RowInput[], key: string, filling: ColumnFilling): void;
  /** Empties all slots; what they held goes on in a column of its own. */
  release(): Column;
  /** The aggregate over all rows, kept up to date edit by edit; undefined when this column cannot answer it. */
  aggregate(name: AggregateName): FormulaInput;
}
