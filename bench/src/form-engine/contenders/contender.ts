import type { PlainRow, Totals } from '../sample/sheet-sample.ts';

type Done = void | Promise<void>;

/** An open form with the sheet of `sample/sheet-sample.ts`. Each task ends with all values computed. */
export interface SheetForm {
  totals(): Totals;
  setPrice(row: number, price: number): Done;
  append(row: PlainRow): Done;
  removeLast(): Done;
  replace(rows: readonly PlainRow[]): Done;
  setAllPrices(prices: readonly number[]): Done;
}

/** An open form with inputs, chains of formulas, and conditions. */
export interface ChainForm {
  /** Sets the input at the start of a chain. */
  setHead(value: number): Done;
  tail(): number;
  /** The number of conditions that show their control; null if conditions cannot be declared. */
  shownCount(): number | null;
  /** Returns the number of issues. */
  validate(): number | Promise<number>;
}

/** An open form of 1,000 controls without formulas. */
export interface WideForm {
  setText(control: number, value: string): Done;
  /** The current values of the form. */
  text(control: number): unknown;
  validate(): number | Promise<number>;
}

/** A form engine, used as its documentation recommends. Unsupported tasks are omitted. */
export interface Contender {
  readonly name: string;
  /** It only computes once and supports no edits. */
  readonly keepsNothing?: true;
  openSheet?(rows: readonly PlainRow[]): SheetForm | Promise<SheetForm>;
  openChain?(): ChainForm | Promise<ChainForm>;
  openWide?(): WideForm | Promise<WideForm>;
}
