import { limits, type FieldPath, type FieldValue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { RowId } from '../interfaces/row.ts';
import type { CellField } from '../open-form/cell-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { ResponseBatcher } from '../services/response-batcher.ts';
import { readInputs } from '../services/read-inputs.ts';
import type { ServiceClient } from '../services/service-client.ts';
import type { FoundRecord, LinkageRun } from './linkage-run.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import type { LinkageNode } from '../plan/graph/graph-node.ts';

/** A written cell, by its column's number. */
export interface WrittenCell extends ReadRow {
  readonly column: number;
}

/** What linkages need of their form. */
export interface LinkageHost {
  readonly fields: readonly ControlField[];
  readonly fieldByKey: ReadonlyMap<string, ControlField>;
  readonly hasBase: boolean;
  readonly isOpen: boolean;
  change(work: () => void): void;
  writeControl(field: ControlField, value: FieldValue): boolean;
  /** Does something that the linkage reads differ from its stored value? */
  readsDiffer(node: LinkageNode, row?: ReadRow): boolean;
  /** Called when a linkage overwrote what the person may have set. */
  overwritten(target: ControlField | WrittenCell): void;
}

/**
 * The data linkages of an open form. When the inputs of its conditions change, a linkage requests the first record that meets them and
 * writes its fields. It does not overwrite what a person sets in the same change or while the request is pending, nor a value given when
 * the form was opened, unless it is locked. A linked value may be overwritten by the person until an input changes again.
 */
export class Linkages {
  private readonly host: LinkageHost;
  private readonly client: ServiceClient;
  private readonly nodes: readonly LinkageNode[];
  private readonly runs = new Map<number, Map<RowId | undefined, LinkageRun>>();
  private readonly failed = new Map<FieldPath, { readonly node: LinkageNode; readonly row: RowId | undefined }>();
  /** What was set in the current change: `3`, or `items` with its row and column. */
  private readonly entered = new Set<string>();
  private readonly batcher: ResponseBatcher;

  constructor(host: LinkageHost, client: ServiceClient, nodes: readonly LinkageNode[]) {
    this.host = host;
    this.client = client;
    this.nodes = nodes;
    this.batcher = new ResponseBatcher((work) => host.change(work));
  }

  /** The linkage's inputs have changed; in a sheet for the rows in `slots`, without them for all. */
  schedule(node: LinkageNode, slots: ReadonlySet<number> | undefined): void {
    if (!this.client.scheduler.isAvailable) return;
    const sheet = this.sheetOf(node);
    const rows = sheet ? [...(slots ?? sheet.rows.order)].map((slot) => ({ sheet, slot })) : [undefined];
    for (const row of rows) {
      const isStored = this.host.hasBase && (!row || row.sheet.isStoredRow(row.slot));
      if (isStored && !this.host.readsDiffer(node, row)) this.restore(node, row);
      else this.start(node, row?.sheet.rows.id(row.slot));
    }
    this.client.debouncer.start(node, this.delayOf(node), () => this.sendRequests(node));
  }

  /** Called when the person sets a control, or a cell of a row. */
  enter(field: ControlField): void {
    this.noteEntered(field.plan.index);
  }

  enterCell(sheet: SheetState, slot: number, column: number): void {
    this.noteEntered(column, sheet.plan.control, sheet.rows.id(slot));
  }

  /** Called when the current change is over. */
  clearEntered(): void {
    this.entered.clear();
  }

  /** Repeats the request of a field whose linkage failed. */
  retry(path: FieldPath): void {
    const failed = this.failed.get(path);
    if (failed) this.rerun(failed.node, failed.row);
  }

  /** Repeats the request regardless of the present value and of cached responses. */
  refresh(path: FieldPath): void {
    const field = this.host.fieldByKey.get(path);
    const node = field && this.nodes.find(({ control, column }) => control === field.plan.index && column === undefined);
    if (node) this.rerun(node, undefined);
  }

  refreshCell(sheet: SheetState, row: RowId, column: number): void {
    const node = this.nodes.find((each) => each.control === sheet.plan.control && each.column === column);
    if (node) this.rerun(node, row);
  }

  private rerun(node: LinkageNode, row: RowId | undefined): void {
    if (!this.client.scheduler.isAvailable) return;
    this.client.scheduler.clearCache();
    this.start(node, row);
    this.client.debouncer.start(node, 0, () => this.sendRequests(node));
  }

  private delayOf({ column }: LinkageNode): number {
    if (!this.host.isOpen) return 0;
    return column === undefined ? limits.remoteDelayMs : limits.columnReplayDelayMs;
  }

  private sheetOf({ control, column }: LinkageNode): SheetState | undefined {
    return column === undefined ? undefined : this.host.fields[control]!.sheet!;
  }

  private noteEntered(target: number, sheet?: number, row?: RowId): void {
    this.entered.add(enteredKey(target, sheet, row));
    for (const [node, runs] of this.runs) {
      const linkage = this.nodes.find(({ index }) => index === node)!;
      if ((linkage.column === undefined ? undefined : linkage.control) === sheet) runs.get(row)?.kept.add(target);
    }
  }

  private start(node: LinkageNode, row: RowId | undefined): void {
    const before = this.runs.get(node.index)?.get(row);
    before?.request?.cancel();
    const sheet = this.sheetOf(node)?.plan.control;
    const kept = node.plan.targets.map(({ to }) => to).filter((to) => this.entered.has(enteredKey(to, sheet, row)));
    const done = before?.done ?? Promise.withResolvers<void>();
    const run: LinkageRun = { node, row, isOpening: !this.host.isOpen, kept: new Set(kept), done, request: undefined };
    const runs = this.runs.get(node.index) ?? new Map<RowId | undefined, LinkageRun>();
    this.runs.set(node.index, runs.set(row, run));
    if (!before) for (const field of this.affectedFields(node, row)) field.waitFor(done.promise);
  }

  /** The control that declares the linkage and its targets. */
  private affectedFields(node: LinkageNode, row: RowId | undefined): readonly (ControlField | CellField)[] {
    const sheet = this.sheetOf(node);
    const targets = new Set([node.column ?? node.control, ...node.plan.targets.map(({ to }) => to)]);
    return [...targets].map((to) => (sheet ? sheet.cell(sheet.plan.columns[to]!, row!) : this.host.fields[to]!));
  }

  private sendRequests(node: LinkageNode): void {
    for (const run of this.runs.get(node.index)?.values() ?? []) if (!run.request) this.sendRequest(run);
  }

  private sendRequest(run: LinkageRun): void {
    const { node, row } = run;
    const at = this.rowOf(run);
    if (at === 'removed') return this.finish(run);
    const inputs = readInputs(node.plan.inputs, this.host.fieldByKey, at);
    if (inputs.isEmpty) {
      // All inputs are empty, so there is nothing to search for; opening a form is not a change.
      if (!run.isOpening) this.host.change(() => this.write(run, null));
      return this.finish(run);
    }
    const { control, linkage } = node.plan;
    const request = this.client.scheduler.request({ kind: 'linkage', control, linkage, inputs: inputs.values });
    run.request = request;
    const isLatest = (): boolean => run.request === request && this.runs.get(node.index)?.get(row) === run;
    request.response.then(
      (record) => this.batcher.add(() => isLatest() && this.succeeded(run, record)),
      (failure: unknown) => this.batcher.add(() => isLatest() && this.requestFailed(run, failure)),
    );
  }

  private succeeded(run: LinkageRun, record: FoundRecord): void {
    if (this.rowOf(run) !== 'removed') {
      this.setFailure(run, undefined);
      this.write(run, record);
    }
    this.finish(run);
  }

  private requestFailed(run: LinkageRun, failure: unknown): void {
    if (this.rowOf(run) !== 'removed') this.setFailure(run, failure);
    this.finish(run);
  }

  private setFailure({ node, row }: LinkageRun, failure: unknown): void {
    const sheet = this.sheetOf(node);
    const owner = sheet ? sheet.cell(sheet.plan.columns[node.column!]!, row!) : this.host.fields[node.control]!;
    if (failure === undefined) this.failed.delete(owner.path);
    else this.failed.set(owner.path, { node, row });
    this.client.setFailure(owner, 'linkage', failure);
  }

  private finish(run: LinkageRun): void {
    const runs = this.runs.get(run.node.index);
    if (runs?.get(run.row) === run) runs.delete(run.row);
    if (runs?.size === 0) this.runs.delete(run.node.index);
    run.done.resolve();
  }

  private rowOf({ node, row }: LinkageRun): ReadRow | undefined | 'removed' {
    const sheet = this.sheetOf(node);
    if (!sheet) return undefined;
    return sheet.rows.has(row!) ? { sheet, slot: sheet.rows.slot(row!) } : 'removed';
  }

  private write(run: LinkageRun, record: FoundRecord): void {
    const at = this.rowOf(run);
    for (const { from, to } of run.node.plan.targets) {
      // A field missing in the response is one that this person may not see: the server writes it.
      if (run.kept.has(to) || (record !== null && !Object.hasOwn(record, from))) continue;
      if (at === undefined) this.writeControl(run, this.host.fields[to]!, record?.[from]);
      else if (at !== 'removed') this.writeCell(run, at, to, record?.[from]);
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

  /** Everything that the linkage reads is as stored, so its targets are restored too. */
  private restore(node: LinkageNode, at: ReadRow | undefined): void {
    const row = at?.sheet.rows.id(at.slot);
    const run = this.runs.get(node.index)?.get(row);
    run?.request?.cancel();
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
