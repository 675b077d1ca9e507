import { signal, type Form, type ReadonlySignal, type RowId, type Sheet } from '@inkstone/form-engine';
import { cellPath, type FieldPath, type FieldValue, type FormValues } from '@inkstone/schema';

/** A cell by its row and column. */
export interface CellAt {
  readonly row: RowId;
  readonly column: string;
}

interface CellValue extends CellAt {
  readonly value: FieldValue;
}

/** How what one change touched stood before or after it. */
interface Moment {
  readonly order: readonly RowId[];
  readonly cells: readonly CellValue[];
}

interface Change {
  readonly before: Moment;
  readonly after: Moment;
  /** Of rows that are in one of the two moments only. */
  readonly rows: Map<RowId, FormValues>;
}

/** What a change is about to touch. */
export interface Touched {
  readonly cells?: readonly CellAt[];
  readonly removed?: readonly RowId[];
}

const mostChanges = 200;

/**
 * What a person did to a sheet, so that it can be taken back and done again, change by change. Everything goes through the form, so
 * rights, formulas and events hold; what may not be done any more is left as it is.
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

  /** Carries out a change that can be taken back as one. */
  record<T>(change: () => T, { cells = [], removed = [] }: Touched = {}): T {
    this.leave();
    const rows = new Map(removed.map((row) => [row, this.sheet.row(row).values()]));
    const before = this.moment(cells);
    const result = change();
    this.push({ before, after: this.moment(cells), rows });
    return result;
  }

  /** The cursor went into a cell: what is typed there until it leaves is one change. */
  enter(cell: CellAt): void {
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

  /** Takes the last change back. Answers a cell or row it concerned; null: there was nothing to take back. */
  undo(): FieldPath | null {
    this.leave();
    const change = this.done.pop();
    if (change) this.undone.push(change);
    return change ? this.bringAbout(change, change.before, change.after) : null;
  }

  redo(): FieldPath | null {
    this.leave();
    const change = this.undone.pop();
    if (change) this.done.push(change);
    return change ? this.bringAbout(change, change.after, change.before) : null;
  }

  /** What came before cannot be taken back any more. */
  forget(): void {
    this.entered = null;
    this.done = [];
    this.undone = [];
    this.tell();
  }

  private push(change: Change): void {
    if (isSame(change.before, change.after)) return;
    this.done = [...this.done, change].slice(-mostChanges);
    this.undone = [];
    this.tell();
  }

  private tell(): void {
    this.undoable.value = this.done.length > 0;
    this.redoable.value = this.undone.length > 0;
  }

  private bringAbout({ rows }: Change, wanted: Moment, left: Moment): FieldPath {
    this.form.batch(() => {
      this.takeAway(rows, without(left.order, wanted.order));
      this.bringBack(rows, wanted.order, new Set(without(wanted.order, left.order)));
      this.putInOrder(wanted.order);
      for (const cell of wanted.cells) this.set(cell);
    });
    for (const cell of wanted.cells) if (this.has(cell)) this.sheet.cell(cell.row, cell.column).blur();
    this.tell();
    return this.placeOf(wanted, left);
  }

  private takeAway(rows: Map<RowId, FormValues>, ids: readonly RowId[]): void {
    const present = ids.filter((id) => this.hasRow(id));
    if (present.length === 0 || !this.sheet.mayDelete.peek()) return;
    for (const id of present) rows.set(id, this.sheet.row(id).values());
    this.sheet.remove(present);
  }

  private bringBack(rows: Map<RowId, FormValues>, order: readonly RowId[], ids: ReadonlySet<RowId>): void {
    if (ids.size === 0 || !this.sheet.mayAdd.peek()) return;
    const present = new Set(this.sheet.rows.peek());
    for (const { index, run } of runsOf(order, (id) => ids.has(id) && !present.has(id))) {
      this.sheet.insertMany(
        index,
        run.map((id) => ({ ...rows.get(id), id })),
      );
    }
  }

  private putInOrder(order: readonly RowId[]): void {
    const present = new Set(this.sheet.rows.peek());
    const wanted = order.filter((id) => present.has(id));
    const named = new Set(wanted);
    const now = this.sheet.rows.peek().filter((id) => named.has(id));
    if (this.sheet.mayMove.peek() && wanted.some((id, index) => now[index] !== id)) this.sheet.arrange(wanted);
  }

  private set(cell: CellValue): void {
    if (this.has(cell)) this.form.set(cellPath(this.sheet.code, cell.row, cell.column), cell.value);
  }

  private moment(cells: readonly CellAt[]): Moment {
    const order = this.sheet.rows.peek();
    const rows = cells.length > 0 ? new Set(order) : null;
    const present = cells.filter(({ row }) => rows?.has(row));
    return { order, cells: present.map(({ row, column }) => ({ row, column, value: this.value({ row, column }) })) };
  }

  private value({ row, column }: CellAt): FieldValue {
    const { model, value } = this.sheet.cell(row, column);
    return model.encode(value.peek());
  }

  private has({ row }: CellAt): boolean {
    return this.hasRow(row);
  }

  private hasRow(row: RowId): boolean {
    return this.sheet.rows.peek().includes(row);
  }

  private placeOf(wanted: Moment, left: Moment): FieldPath {
    const cell = wanted.cells.find((each) => this.has(each));
    if (cell) return cellPath(this.sheet.code, cell.row, cell.column);
    const row = without(wanted.order, left.order)[0] ?? wanted.order.find((id, index) => id !== left.order[index]);
    return row === undefined ? this.sheet.code : `${this.sheet.code}[${row}]`;
  }
}

function without(ids: readonly RowId[], others: readonly RowId[]): readonly RowId[] {
  if (ids === others) return [];
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
}

/** Neighbours in an order that are to be brought back, and where they stood: earlier ones stand there again by then. */
function runsOf(order: readonly RowId[], isWanted: (id: RowId) => boolean): readonly { readonly index: number; readonly run: RowId[] }[] {
  const runs: { index: number; run: RowId[] }[] = [];
  for (const [index, id] of order.entries()) {
    const last = runs.at(-1);
    if (!isWanted(id)) continue;
    if (last && last.index + last.run.length === index) last.run.push(id);
    else runs.push({ index, run: [id] });
  }
  return runs;
}

function isSame(before: Moment, after: Moment): boolean {
  const isSameOrder =
    before.order === after.order ||
    (before.order.length === after.order.length && before.order.every((id, index) => after.order[index] === id));
  return isSameOrder && JSON.stringify(before.cells) === JSON.stringify(after.cells);
}
