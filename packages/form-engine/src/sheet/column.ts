import type { AggregateName, FormulaInput } from '@inkstone/formula';
import type { FieldValue } from '@inkstone/schema';

/** The values of one column by row slot. Slots are reused; a vacant one is empty. */
export interface Column {
  get(slot: number): FieldValue;
  /** The value as formulas see it. */
  input(slot: number): FormulaInput;
  set(slot: number, value: FieldValue): void;
  /** Is this JSON number already a value of the column, so that decoding it would change nothing? */
  takesAsIs(value: number): boolean;
  /** Empties all slots. */
  clear(): void;
  /** The aggregate over all rows, kept up to date edit by edit; undefined when this column cannot answer it. */
  aggregate(name: AggregateName): FormulaInput;
}
