import { isFormulaError, toFormulaValue, type FormulaError, type FormulaValue } from '@inkstone/formula';
import type { FieldValue, FormValues, LocalizedText, MessageLevel } from '@inkstone/schema';
import type { FormGraph } from '../graph/form-graph.ts';
import type { EventLocation } from './event-location.ts';
import type { EventTarget, StepFormula } from '../interfaces/step-kind.ts';
import type { StepRun } from '../interfaces/step-kind.ts';

/** What a running event reports to the form's events. */
export interface RunHost {
  readonly graph: FormGraph;
  /** Called when a step has written to the target. */
  written(target: EventTarget, slot: number | undefined): void;
  show(id: string, level: MessageLevel, text: LocalizedText): void;
  hide(id: string | undefined): void;
  open(schemaCode: string, recordId: string): void;
  failed(path: string, reason: string): void;
}

type Row = EventLocation['row'];

/** One running event of an open form. Values redacted for the current user are neither read nor written; the server handles them. */
export class OpenStepRun implements StepRun {
  private readonly host: RunHost;
  private readonly location: EventLocation;

  constructor(host: RunHost, location: EventLocation) {
    this.host = host;
    this.location = location;
  }

  evaluate({ formula }: StepFormula): FormulaValue | FormulaError {
    return this.compute(this.location.row, formula);
  }

  holds(when: StepFormula | undefined): boolean {
    if (!when) return true;
    return !this.host.graph.readsRedacted(when.formula) && this.evaluate(when) === true;
  }

  set(target: EventTarget, { formula }: StepFormula): void {
    const { graph } = this.host;
    if (graph.readsRedacted(formula)) return;
    graph.change(() => {
      for (const row of this.rowsOf(target)) {
        const result = this.compute(row ?? this.location.row, formula);
        if (isFormulaError(result)) this.fail(result.error);
        else this.convert(target, row, result);
      }
    });
  }

  put(target: EventTarget, raw: unknown): void {
    const { model, options } = this.planOf(target);
    const decoded = model.decode(raw, options);
    if (!decoded.ok) return this.fail(decoded.code);
    this.host.graph.change(() => {
      for (const row of this.rowsOf(target)) this.write(target, row, decoded.value);
    });
  }

  clear(target: EventTarget): void {
    this.put(target, null);
  }

  show(id: string, level: MessageLevel, text: LocalizedText): void {
    this.host.show(id, level, text);
  }

  hide(id: string | undefined): void {
    this.host.hide(id);
  }

  open(schemaCode: string, recordId: string): void {
    this.host.open(schemaCode, recordId);
  }

  callRule(rule: string, inputs: FormValues): Promise<FormValues> {
    const { client } = this.host.graph.external;
    return client.scheduler.request({ kind: 'rule', control: this.location.path, rule, inputs }).response;
  }

  refresh(target: EventTarget): void {
    const { graph } = this.host;
    const field = graph.fields[target.control]!;
    const { linkages } = graph.external;
    if (target.column === undefined) linkages?.refresh(field.path);
    else for (const row of this.rowsOf(target)) linkages?.refreshCell(row!.sheet, row!.sheet.rows.id(row!.slot), target.column);
  }

  fail(reason: string): void {
    this.host.failed(this.location.path, reason);
  }

  private compute(row: Row, formula: StepFormula['formula']): FormulaValue | FormulaError {
    const { scope } = this.host.graph;
    return toFormulaValue(formula.compute(row ? scope.inRow(row.sheet, row.slot) : scope.inForm()));
  }

  /** Undefined for a control; for a column the event's own row, or else all rows. */
  private rowsOf({ control, column }: EventTarget): readonly Row[] {
    if (column === undefined) return [undefined];
    const sheet = this.host.graph.fields[control]!.sheet!;
    if (this.location.row?.sheet === sheet) return [this.location.row];
    return sheet.rows.order.map((slot) => ({ sheet, slot }));
  }

  private planOf({ control, column }: EventTarget) {
    const { plan } = this.host.graph.fields[control]!;
    return column === undefined ? plan : plan.sheet!.columns[column]!;
  }

  private convert(target: EventTarget, row: Row, result: FormulaValue): void {
    const { model, options } = this.planOf(target);
    const value = model.fromFormula(result, options, this.host.graph.environment.timeZone);
    if (isFormulaError(value)) this.fail(value.error);
    else this.write(target, row, value ?? model.empty);
  }

  private write(target: EventTarget, row: Row, value: FieldValue): void {
    const { graph } = this.host;
    const field = graph.fields[target.control]!;
    if (field.redacted || (target.column !== undefined && row!.sheet.redacted.has(target.column))) return;
    const changed = row ? row.sheet.write(target.column!, row.slot, value) : graph.writeControl(field, value);
    if (changed) this.host.written(target, row?.slot);
  }
}
