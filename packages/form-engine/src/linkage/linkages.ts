import { limits, type FieldPath, type FieldValue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { RowId } from '../interfaces/row.ts';
import type { CellField } from '../open-form/cell-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { Arrivals } from '../services/arrivals.ts';
import { readInputs } from '../services/read-inputs.ts';
import type { ServiceRoom } from '../services/service-room.ts';
import type { FoundRecord, LinkageRun } from './linkage-run.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import type { LinkageNode } from '../plan/graph/graph-node.ts';

/** A cell that was written, by its column's number. */
export interface WrittenCell extends ReadRow {
  readonly column: number;
}

/** What linkages ask of the form they stand in. */
export interface LinkageHost {
  readonly fields: readonly ControlField[];
  readonly fieldByKey: ReadonlyMap<string, ControlField>;
  readonly hasBase: boolean;
  readonly isOpen: boolean;
  change(work: () => void): void;
  writeControl(field: ControlField, value: FieldValue): boolean;
  /** Is something that the linkage reads not as it is stored? */
  readsDiffer(node: LinkageNode, row?: ReadRow): boolean;
  /** A linkage wrote there: what the person had set is gone. */
  overwritten(target: ControlField | WrittenCell): void;
}

/**
 * The data linkages of an open form. When what its conditions read has changed, a linkage asks for the first record that meets them and
 * writes its fields. What a person sets in the same change or while the answer is on its way stands, and so does a value that was given
 * when the form was opened, unless it is locked: a linked value may be overwritten until an input changes again.
 */
export class Linkages {
  private readonly host: LinkageHost;
  private readonly room: ServiceRoom;
  private readonly nodes: readonly LinkageNode[];
  private readonly runs = new Map<number, Map<RowId | undefined, LinkageRun>>();
  private readonly failed = new Map<FieldPath, { readonly node: LinkageNode; readonly row: RowId | undefined }>();
  /** What was set in the change that goes on: `3`, or `items` and its row and column. */
  private readonly entered = new Set<string>();
  private readonly arrivals: Arrivals;

  constructor(host: LinkageHost, room: ServiceRoom, nodes: readonly LinkageNode[]) {
    this.host = host;
    this.room = room;
    this.nodes = nodes;
    this.arrivals = new Arrivals((work) => host.change(work));
  }

  /** What a linkage reads has changed; in a sheet for the rows in `slots`, without them for all. */
  due(node: LinkageNode, slots: ReadonlySet<number> | undefined): void {
    if (!this.room.desk.isStaffed) return;
    const sheet = this.sheetOf(node);
    const rows = sheet ? [...(slots ?? sheet.rows.order)].map((slot) => ({ sheet, slot })) : [undefined];
    for (const row of rows) {
      const isStored = this.host.hasBase && (!row || row.sheet.isStoredRow(row.slot));
      if (isStored && !this.host.readsDiffer(node, row)) this.restore(node, row);
      else this.begin(node, row?.sheet.rows.id(row.slot));
    }
    this.room.delays.start(node, this.delayOf(node), () => this.ask(node));
  }

  /** The person set a control, or a cell of a row. */
  enter(field: ControlField): void {
    this.note(field.plan.index);
  }

  enterCell(sheet: SheetState, slot: number, column: number): void {
    this.note(column, sheet.plan.control, sheet.rows.id(slot));
  }

  /** The change is over: what was set in it has been heeded. */
  changed(): void {
    this.entered.clear();
  }

  /** Asks once more for a field whose linkage failed. */
  retry(path: FieldPath): void {
    const failed = this.failed.get(path);
    if (failed) this.again(failed.node, failed.row);
  }

  /** Asks once more, whatever stands there and whatever was answered before. */
  refresh(path: FieldPath): void {
    const field = this.host.fieldByKey.get(path);
    const node = field && this.nodes.find(({ control, column }) => control === field.plan.index && column === undefined);
    if (node) this.again(node, undefined);
  }

  refreshCell(sheet: SheetState, row: RowId, column: number): void {
    const node = this.nodes.find((each) => each.control === sheet.plan.control && each.column === column);
    if (node) this.again(node, row);
  }

  private again(node: LinkageNode, row: RowId | undefined): void {
    if (!this.room.desk.isStaffed) return;
    this.room.desk.forget();
    this.begin(node, row);
    this.room.delays.start(node, 0, () => this.ask(node));
  }

  private delayOf({ column }: LinkageNode): number {
    if (!this.host.isOpen) return 0;
    return column === undefined ? limits.remoteDelayMs : limits.columnReplayDelayMs;
  }

  private sheetOf({ control, column }: LinkageNode): SheetState | undefined {
    return column === undefined ? undefined : this.host.fields[control]!.sheet!;
  }

  private note(target: number, sheet?: number, row?: RowId): void {
    this.entered.add(enteredKey(target, sheet, row));
    for (const [node, runs] of this.runs) {
      const linkage = this.nodes.find(({ index }) => index === node)!;
      if ((linkage.column === undefined ? undefined : linkage.control) === sheet) runs.get(row)?.kept.add(target);
    }
  }

  private begin(node: LinkageNode, row: RowId | undefined): void {
    const before = this.runs.get(node.index)?.get(row);
    before?.asked?.cancel();
    const sheet = this.sheetOf(node)?.plan.control;
    const kept = node.plan.targets.map(({ to }) => to).filter((to) => this.entered.has(enteredKey(to, sheet, row)));
    const done = before?.done ?? Promise.withResolvers<void>();
    const run: LinkageRun = { node, row, isOpening: !this.host.isOpen, kept: new Set(kept), done, asked: undefined };
    const runs = this.runs.get(node.index) ?? new Map<RowId | undefined, LinkageRun>();
    this.runs.set(node.index, runs.set(row, run));
    if (!before) for (const field of this.concerned(node, row)) field.waitFor(done.promise);
  }

  /** The control that declares the linkage and those that it writes. */
  private concerned(node: LinkageNode, row: RowId | undefined): readonly (ControlField | CellField)[] {
    const sheet = this.sheetOf(node);
    const targets = new Set([node.column ?? node.control, ...node.plan.targets.map(({ to }) => to)]);
    return [...targets].map((to) => (sheet ? sheet.cell(sheet.plan.columns[to]!, row!) : this.host.fields[to]!));
  }

  private ask(node: LinkageNode): void {
    for (const run of this.runs.get(node.index)?.values() ?? []) if (!run.asked) this.askFor(run);
  }

  private askFor(run: LinkageRun): void {
    const { node, row } = run;
    const at = this.rowOf(run);
    if (at === 'gone') return this.finish(run);
    const inputs = readInputs(node.plan.inputs, this.host.fieldByKey, at);
    if (inputs.isEmpty) {
      // Nothing is there to find a record by; what a form is opened with is no change.
      if (!run.isOpening) this.host.change(() => this.write(run, null));
      return this.finish(run);
    }
    const { control, linkage } = node.plan;
    const asked = this.room.desk.ask({ kind: 'linkage', control, linkage, inputs: inputs.values });
    run.asked = asked;
    const isLatest = (): boolean => run.asked === asked && this.runs.get(node.index)?.get(row) === run;
    asked.answer.then(
      (record) => this.arrivals.add(() => isLatest() && this.answered(run, record)),
      (failure: unknown) => this.arrivals.add(() => isLatest() && this.refused(run, failure)),
    );
  }

  private answered(run: LinkageRun, record: FoundRecord): void {
    if (this.rowOf(run) !== 'gone') {
      this.setFailure(run, undefined);
      this.write(run, record);
    }
    this.finish(run);
  }

  private refused(run: LinkageRun, failure: unknown): void {
    if (this.rowOf(run) !== 'gone') this.setFailure(run, failure);
    this.finish(run);
  }

  private setFailure({ node, row }: LinkageRun, failure: unknown): void {
    const sheet = this.sheetOf(node);
    const owner = sheet ? sheet.cell(sheet.plan.columns[node.column!]!, row!) : this.host.fields[node.control]!;
    if (failure === undefined) this.failed.delete(owner.path);
    else this.failed.set(owner.path, { node, row });
    this.room.setFailure(owner, 'linkage', failure);
  }

  private finish(run: LinkageRun): void {
    const runs = this.runs.get(run.node.index);
    if (runs?.get(run.row) === run) runs.delete(run.row);
    if (runs?.size === 0) this.runs.delete(run.node.index);
    run.done.resolve();
  }

  private rowOf({ node, row }: LinkageRun): ReadRow | undefined | 'gone' {
    const sheet = this.sheetOf(node);
    if (!sheet) return undefined;
    return sheet.rows.has(row!) ? { sheet, slot: sheet.rows.slot(row!) } : 'gone';
  }

  private write(run: LinkageRun, record: FoundRecord): void {
    const at = this.rowOf(run);
    for (const { from, to } of run.node.plan.targets) {
      // A field that the answer does not hold is one that this person may not see: the server writes it.
      if (run.kept.has(to) || (record !== null && !Object.hasOwn(record, from))) continue;
      if (at === undefined) this.writeControl(run, this.host.fields[to]!, record?.[from]);
      else if (at !== 'gone') this.writeCell(run, at, to, record?.[from]);
    }
  }

  private writeControl({ isOpening }: LinkageRun, target: ControlField, raw: unknown): void {
    if (target.isComputed || target.sheet || !target.holdsValue) return;
    const { model, options } = target.plan;
    if (isOpening && !target.isDisabled && !model.isEmpty(target.current)) return;
    const decoded = model.decode(raw ?? null, options);
    this.host.writeControl(target, decoded.ok ? decoded.value : model.empty);
    if (!decoded.ok) target.reject(decoded);
    this.host.overwritten(target);
  }

  private writeCell({ isOpening }: LinkageRun, { sheet, slot }: ReadRow, to: number, raw: unknown): void {
    const target = sheet.plan.columns[to]!;
    if (target.formula || target.model.role === 'layout') return;
    const isLocked = sheet.owner.isDisabled || sheet.rules.isDisabled(target, slot);
    if (isOpening && !isLocked && !target.model.isEmpty(sheet.columns[to]!.get(slot))) return;
    const value = sheet.decode(target, raw ?? null);
    sheet.write(to, slot, value ?? target.model.empty);
    if (value === undefined) sheet.cell(target, sheet.rows.id(slot)).reject();
    this.host.overwritten({ sheet, slot, column: to });
  }

  /** Everything that the linkage reads is as stored, so what it wrote is too. */
  private restore(node: LinkageNode, at: ReadRow | undefined): void {
    const row = at?.sheet.rows.id(at.slot);
    const run = this.runs.get(node.index)?.get(row);
    run?.asked?.cancel();
    if (run) this.finish(run);
    for (const { to } of node.plan.targets) {
      if (this.entered.has(enteredKey(to, at?.sheet.plan.control, row))) continue;
      if (at) this.restoreCell(at, to);
      else this.restoreControl(this.host.fields[to]!);
    }
  }

  private restoreControl(target: ControlField): void {
    if (target.isComputed || target.sheet || !target.holdsValue) return;
    this.host.writeControl(target, target.base);
    this.host.overwritten(target);
  }

  private restoreCell({ sheet, slot }: ReadRow, to: number): void {
    const target = sheet.plan.columns[to]!;
    if (target.formula || target.model.role === 'layout') return;
    sheet.write(to, slot, sheet.baseAt(to, slot));
    this.host.overwritten({ sheet, slot, column: to });
  }
}

function enteredKey(target: number, sheet: number | undefined, row: RowId | undefined): string {
  return sheet === undefined ? String(target) : `${sheet}:${row}:${target}`;
}
