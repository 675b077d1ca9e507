import {
  childrenOf,
  computeExpression,
  isFormulaNumber,
  toJsonNumber,
  type AggregateName,
  type Evaluate,
  type Expression,
  type FormulaInput,
  type FormulaScope,
} from '@inkstone/formula';
import type { CellListener } from './cell-listeners.ts';
import { NumberColumn } from './number-column.ts';

/** What an expression over the columns of one sheet reads. */
export interface ExpressionReads {
  readonly sheet: string;
  readonly columns: readonly string[];
  /** Controls of the form, the same for all rows. */
  readonly controls: readonly string[];
}

const elementwise: ReadonlySet<string> = new Set(['round', 'abs', 'intup', 'intdown']);

/**
 * Returns what an argument of an aggregate reads if it is arithmetic evaluated row by row over one sheet, such as `items.qty * items.price
 * * rate`; null for anything else.
 */
export function expressionReads(expression: Expression): ExpressionReads | null {
  const columns = new Set<string>();
  const controls = new Set<string>();
  const sheets = new Set<string>();
  const visit = (part: Expression): boolean => {
    if (part.kind === 'reference') {
      if (part.member === undefined) controls.add(part.name);
      else {
        sheets.add(part.name);
        columns.add(part.member);
      }
      return true;
    }
    const isKnown =
      part.kind === 'number' ||
      part.kind === 'arithmetic' ||
      part.kind === 'negate' ||
      (part.kind === 'call' && elementwise.has(part.name.toLowerCase()));
    return isKnown && childrenOf(part).every(visit);
  };
  const [sheet, ...others] = visit(expression) ? sheets : [];
  return sheet !== undefined && others.length === 0 ? { sheet, columns: [...columns], controls: [...controls] } : null;
}

/** The rows that an expression column is computed for. */
export interface ExpressionRows {
  slots(): readonly number[];
  scope(slot: number): FormulaScope;
  control(name: string): FormulaInput;
}

/**
 * Arithmetic on the cells of each row, exact and updated incrementally, so that an aggregate over it costs only the rows that changed.
 * Computed on first use.
 */
export class ExpressionColumn implements CellListener {
  private values = new NumberColumn(null);
  /** Rows whose result is not a number, or an error. */
  private readonly invalidRows = new Set<number>();
  private readonly stale = new Set<number>();
  private isStale = true;
  private controlsBefore: readonly FormulaInput[] = [];
  private readonly controls: readonly string[];
  private readonly rows: ExpressionRows;
  private readonly compute: Evaluate;

  constructor(expression: Expression, controls: readonly string[], rows: ExpressionRows) {
    this.controls = controls;
    this.rows = rows;
    this.compute = computeExpression(expression);
  }

  cellChanged(slot: number): void {
    if (!this.isStale) this.stale.add(slot);
  }

  allChanged(): void {
    this.isStale = true;
    this.stale.clear();
  }

  /** Undefined if a row has no number: evaluating the formula itself then reports the reason. */
  aggregate(name: AggregateName): FormulaInput {
    const controls = this.controls.map((control) => this.rows.control(control));
    if (controls.some((value, index) => value !== this.controlsBefore[index])) this.allChanged();
    this.controlsBefore = controls;
    this.refresh();
    return this.invalidRows.size > 0 ? undefined : this.values.aggregate(name);
  }

  private refresh(): void {
    if (this.isStale) {
      this.values = new NumberColumn(null);
      this.invalidRows.clear();
      for (const slot of this.rows.slots()) this.refreshRow(slot);
    } else for (const slot of this.stale) this.refreshRow(slot);
    this.isStale = false;
    this.stale.clear();
  }

  private refreshRow(slot: number): void {
    const result = this.compute(this.rows.scope(slot));
    const isEmpty = result === null || result === undefined;
    if (isEmpty || isFormulaNumber(result)) this.invalidRows.delete(slot);
    else this.invalidRows.add(slot);
    this.values.set(slot, isFormulaNumber(result) ? toJsonNumber(result) : null);
  }
}
