import type { PlainRow, Totals } from '../sample/sheet-sample.ts';

type Done = void | Promise<void>;

/** An open form with the sheet of `sample/sheet-sample.ts`. Each piece of work ends with everything worked out. */
export interface SheetForm {
  totals(): Totals;
  setPrice(row: number, price: number): Done;
  append(row: PlainRow): Done;
  removeLast(): Done;
  replace(rows: readonly PlainRow[]): Done;
  setAllPrices(prices: readonly number[]): Done;
}

/** An open form of inputs, formulas in chains and conditions. */
export interface ChainForm {
  /** Sets the input that a chain begins with. */
  setHead(value: number): Done;
  tail(): number;
  /** How many of the conditions show their control; null where conditions cannot be declared. */
  shownCount(): number | null;
  /** Answers how many issues there are. */
  validate(): number | Promise<number>;
}

/** An open form of a thousand controls without formulas. */
export interface WideForm {
  setText(control: number, value: string): Done;
  /** What the form holds now. */
  text(control: number): unknown;
  validate(): number | Promise<number>;
}

/** One engine doing the work in the way its documentation declares it. What it cannot do is left out. */
export interface Contender {
  readonly name: string;
  /** It computes and is done: there is nothing to edit. */
  readonly keepsNothing?: true;
  openSheet?(rows: readonly PlainRow[]): SheetForm | Promise<SheetForm>;
  openChain?(): ChainForm | Promise<ChainForm>;
  openWide?(): WideForm | Promise<WideForm>;
}
