import type { AggregateName, FormulaInput } from '@inkstone/formula';
import type { ControlOptions, FieldValue } from '@inkstone/schema';
import type { ControlModel } from '../interfaces/control-model.ts';
import type { RowInput } from '../interfaces/row.ts';
import type { Column, ColumnFilling } from './column.ts';
import { FilledSlots } from './filled-slots.ts';
import { sizedList } from './sized-list.ts';

/** A column of any values. It maintains only the count; other aggregates do not apply to such values. */
export class PlainColumn implements Column {
  private readonly model: ControlModel;
  private readonly options: ControlOptions;
  private readonly timeZone: string;
  private values: FieldValue[] = [];
  /** Counted on first use and then updated with each change. */
  private count: number | undefined;

  constructor(model: ControlModel, options: ControlOptions, timeZone: string) {
    this.model = model;
    this.options = options;
    this.timeZone = timeZone;
  }

  get(slot: number): FieldValue {
    return this.values[slot] ?? this.model.empty;
  }

  input(slot: number): FormulaInput {
    return this.model.toFormula(this.get(slot), this.options, this.timeZone);
  }

  set(slot: number, value: FieldValue): void {
    const { values, model } = this;
    if (this.count !== undefined) {
      const before = slot < values.length && !model.isEmpty(values[slot]!);
      this.count += Number(!model.isEmpty(value)) - Number(before);
    }
    while (values.length < slot) values.push(model.empty);
    values[slot] = value;
  }

  /** Slots at or beyond it are empty. */
  protected get length(): number {
    return this.values.length;
  }

  acceptsAsIs(): boolean {
    return false;
  }

  fill(slots: readonly number[], rows: readonly RowInput[], key: string, filling: ColumnFilling): readonly number[] {
    const { model, options } = this;
    if (this.values.length === 0) this.values = sizedList<FieldValue>(filling.capacity).fill(model.empty);
    const filled = new FilledSlots(slots);
    for (let index = 0; index < rows.length; index += 1) {
      const raw = rows[index]![key];
      const decoded = raw === undefined ? undefined : model.decode(raw, options);
      if (decoded?.ok) {
        this.set(slots[index]!, decoded.value);
        filled.set(index);
      } else {
        filled.leaveOut(index);
        if (decoded) filling.rejected(slots[index]!);
      }
    }
    return filled.all;
  }

  release(): Column {
    const released = new PlainColumn(this.model, this.options, this.timeZone);
    released.values = this.values;
    released.count = this.count;
    this.values = [];
    this.count = undefined;
    return released;
  }

  aggregate(name: AggregateName): FormulaInput {
    if (name !== 'count') return undefined;
    return (this.count ??= this.values.reduce((count: number, value) => (this.model.isEmpty(value) ? count : count + 1), 0));
  }
}
