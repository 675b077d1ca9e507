import { isFormulaError, toFormulaValue, type FormulaError, type FormulaValue } from '@inkstone/formula';
import type { FieldValue, FormValues, LocalizedText, MessageLevel } from '@inkstone/schema';
import type { FormGraph } from '../graph/form-graph.ts';
import type { EventPlace } from './event-place.ts';
import type { EventTarget, StepFormula } from '../interfaces/step-kind.ts';
import type { StepRun } from '../interfaces/step-kind.ts';

/** What a running event tells the form's events. */
export interface RunHost {
  readonly graph: FormGraph;
  /** A step wrote there. */
  written(target: EventTarget, slot: number | undefined): void;
  show(id: string, level: MessageLevel, text: LocalizedText): void;
  hide(id: string | undefined): void;
  open(schemaCode: string, recordId: string): void;
  failed(path: string, reason: string): void;
}

type Row = EventPlace['row'];

/** One event at work in an open form. What is kept from this reader is neither read nor written: the server does that. */
export class OpenStepRun implements StepRun {
  private readonly host: RunHost;
  private readonly place: EventPlace;

  constructor(host: RunHost, place: EventPlace) {
    this.host = host;
    this.place = place;
  }

  evaluate({ formula }: StepFormula): FormulaValue | FormulaError {
    return this.within(this.place.row, formula);
  }

  holds(when: StepFormula | undefined): boolean {
    if (!when) return true;
    return !this.host.graph.isWithheld(when.formula) && this.evaluate(when) === true;
  }

  set(target: EventTarget, { formula }: StepFormula): void {
    const { graph } = this.host;
    if (graph.isWithheld(formula)) return;
    graph.change(() => {
      for (const row of this.rowsOf(target)) {
        const result = this.within(row ?? this.place.row, formula);
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
    const { room } = this.host.graph.outside;
    return room.desk.ask({ kind: 'rule', control: this.place.path, rule, inputs }).answer;
  }

  refresh(target: EventTarget): void {
    const { graph } = this.host;
    const field = graph.fields[target.control]!;
    const { linkages } = graph.outside;
    if (target.column === undefined) linkages?.refresh(field.path);
    else for (const row of this.rowsOf(target)) linkages?.refreshCell(row!.sheet, row!.sheet.rows.id(row!.slot), target.column);
  }

  fail(reason: string): void {
    this.host.failed(this.place.path, reason);
  }

  private within(row: Row, formula: StepFormula['formula']): FormulaValue | FormulaError {
    const { scope } = this.host.graph;
    return toFormulaValue(formula.compute(row ? scope.within(row.sheet, row.slot) : scope.outside()));
  }

  /** A control stands in no row; a column in the event's own one, else in all. */
  private rowsOf({ control, column }: EventTarget): readonly Row[] {
    if (column === undefined) return [undefined];
    const sheet = this.host.graph.fields[control]!.sheet!;
    if (this.place.row?.sheet === sheet) return [this.place.row];
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
    if (field.withheld || (target.column !== undefined && row!.sheet.withheld.has(target.column))) return;
    const changed = row ? row.sheet.write(target.column!, row.slot, value) : graph.writeControl(field, value);
    if (changed) this.host.written(target, row?.slot);
  }
}
