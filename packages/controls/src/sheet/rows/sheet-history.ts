import { signal, type Form, type ReadonlySignal, type RowId, type Sheet } from '@inkstone/form-engine';
import { cellPath, type FieldPath, type FieldValue, type FormValues } from '@inkstone/schema';

/** The address of a cell. */
export interface CellAddress {
  readonly row: RowId;
  readonly column: string;
}

interface CellValue extends CellAddress {
  readonly value: FieldValue;
}

/** The state that one change affects, before or after it. */
interface SheetState {
  readonly order: readonly RowId[];
  readonly cells: readonly CellValue[];
}

interface Change {
  readonly before: SheetState;
  readonly after: SheetState;
  /** The values of rows that exist in only one of the two states. */
  readonly rows: Map<RowId, FormValues>;
}

/** The cells and rows that a change will affect. */
export interface AffectedParts {
  readonly cells?: readonly CellAddress[];
  readonly removed?: readonly RowId[];
}

const mostChanges = 200;

/**
 * The undo and redo history of a sheet. Everything goes through the form, so that permissions, formulas and events apply; what is no longer
 * permitted is skipped.
 */
export class SheetHistory {
  private readonly form: Form;
  private readonly sheet: Sheet;
  private done: Change[] = [];
  private undone: Change[] = [];
  private entered: CellValue | null = null;
  private readonly undoable = signal(false);
  private readonly redoable = signal(false);

  constructor(form: Form, sheet: Sheet) {
    this.form = form;
    this.sheet = sheet;
  }

  get canUndo(): ReadonlySignal<boolean> {
    return this.undoable;
  }

  get canRedo(): ReadonlySignal<boolean> {
    return this.redoable;
  }

  /** Runs a change and records it as one undoable step. */
  record<T>(change: () => T, { cells = [], removed = [] }: AffectedParts = {}): T {
    this.leave();
    const rows = new Map(removed.map((row) => [row, this.sheet.row(row).values()]));
    const before = this.moment(cells);
    const result = change();
    this.push({ before, after: this.moment(cells), rows });
    return result;
  }

  /** A cell received the focus: what is typed until it loses it is one change. */
  enter(cell: CellAddress): void {
    if (this.entered?.row === cell.row && this.entered.column === cell.column) return;
    this.leave();
    this.entered = { ...cell, value: this.value(cell) };
  }

  leave(): void {
    const { entered } = this;
    this.entered = null;
    if (!entered || !this.has(entered)) return;
    const { order } = this.moment([]);
    this.push({ before: { order, cells: [entered] }, after: this.moment([entered]), rows: new Map() });
  }

  /** Undoes the last change. Returns a cell or row it affected; null if there is nothing to undo. */
  undo(): FieldPath | null {
    this.leave();
    const change = this.done.pop();
    if (change) this.undone.push(change);
    return change ? this.apply(change, change.before, change.after) : null;
  }

  redo(): FieldPath | null {
    this.leave();
    const change = this.undone.pop();
    if (change) this.done.push(change);
    return change ? this.apply(change, change.after, change.before) : null;
  }

  /** Clears the history. */
  forget(): void {
    this.entered = null;
    this.done = [];
    this.undone = [];
    this.updateSignals();
  }

  private push(change: Change): void {
    if (isSame(change.before, change.after)) return;
    this.done = [...this.done, change].slice(-mostChanges);
    this.undone = [];
    this.updateSignals();
  }

  private updateSignals(): void {
    this.undoable.value = this.done.length > 0;
    this.redoable.value = this.undone.length > 0;
  }

  private apply({ rows }: Change, target: SheetState, current: SheetState): FieldPath {
    this.form.batch(() => {
      this.removeRows(rows, without(current.order, target.order));
      this.restoreRows(rows, target.order, new Set(without(target.order, current.order)));
      this.restoreOrder(target.order);
      for (const cell of target.cells) this.set(cell);
    });
    for (const cell of target.cells) if (this.has(cell)) this.sheet.cell(cell.row, cell.column).blur();
    this.updateSignals();
    return this.changedPath(target, current);
  }

  private removeRows(rows: Map<RowId, FormValues>, ids: readonly RowId[]): void {
    const present = ids.filter((id) => this.hasRow(id));
    if (present.length === 0 || !this.sheet.mayDelete.peek()) return;
    for (const id of present) rows.set(id, this.sheet.row(id).values());
    this.sheet.remove(present);
  }

  private restoreRows(rows: Map<RowId, FormValues>, order: readonly RowId[], ids: ReadonlySet<RowId>): void {
    if (ids.size === 0 || !this.sheet.mayAdd.peek()) return;
    const present = new Set(this.sheet.rows.peek());
    for (const { index, run } of runsOf(order, (id) => ids.has(id) && !present.has(id))) {
      this.sheet.insertMany(
        index,
        run.map((id) => ({ ...rows.get(id), id })),
      );
    }
  }

  private restoreOrder(order: readonly RowId[]): void {
    const present = new Set(this.sheet.rows.peek());
    const ordered = order.filter((id) => present.has(id));
    const named = new Set(ordered);
    const now = this.sheet.rows.peek().filter((id) => named.has(id));
    if (this.sheet.mayMove.peek() && ordered.some((id, index) => now[index] !== id)) this.sheet.arrange(ordered);
  }

  private set(cell: CellValue): void {
    if (this.has(cell)) this.form.set(cellPath(this.sheet.code, cell.row, cell.column), cell.value);
  }

  private moment(cells: readonly CellAddress[]): SheetState {
    const order = this.sheet.rows.peek();
    const rows = cells.length > 0 ? new Set(order) : null;
    const present = cells.filter(({ row }) => rows?.has(row));
    return { order, cells: present.map(({ row, column }) => ({ row, column, value: this.value({ row, column }) })) };
  }

  private value({ row, column }: CellAddress): FieldValue {
    const { model, value } = this.sheet.cell(row, column);
    return model.encode(value.peek());
  }

  private has({ row }: CellAddress): boolean {
    return this.hasRow(row);
  }

  private hasRow(row: RowId): boolean {
    return this.sheet.rows.peek().includes(row);
  }

  private changedPath(target: SheetState, current: SheetState): FieldPath {
    const cell = target.cells.find((each) => this.has(each));
    if (cell) return cellPath(this.sheet.code, cell.row, cell.column);
    const row = without(target.order, current.order)[0] ?? target.order.find((id, index) => id !== current.order[index]);
    return row === undefined ? this.sheet.code : `${this.sheet.code}[${row}]`;
  }
}

function without(ids: readonly RowId[], others: readonly RowId[]): readonly RowId[] {
  if (ids === others) return [];
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
}

/** Returns runs of adjacent rows to restore, with the index of each. Restoring them in order keeps the indices valid. */
function runsOf(order: readonly RowId[], includes: (id: RowId) => boolean): readonly { readonly index: number; readonly run: RowId[] }[] {
  const runs: { index: number; run: RowId[] }[] = [];
  for (const [index, id] of order.entries()) {
    const last = runs.at(-1);
    if (!includes(id)) continue;
    if (last && last.index + last.run.length === index) last.run.push(id);
    else runs.push({ index, run: [id] });
  }
  return runs;
}

function isSame(before: SheetState, after: SheetState): boolean {
  const isSameOrder =
    before.order === after.order ||
    (before.order.length === after.order.length && before.order.every((id, index) => after.order[index] === id));
  return isSameOrder && JSON.stringify(before.cells) === JSON.stringify(after.cells);
}
