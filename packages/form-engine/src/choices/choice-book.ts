import type { FieldValue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { chosenValues } from './chosen-values.ts';
import { readInputs } from '../services/read-inputs.ts';
import type { ServiceRoom } from '../services/service-room.ts';
import { ChoiceSet, type ChoiceHost } from './choice-set.ts';
import type { ChoicesPlan } from '../plan/choices-plan.ts';
import type { ReadRow } from '../open-form/read-row.ts';

export interface ChoiceBookHost extends ChoiceHost {
  readonly hasBase: boolean;
  readonly fields: readonly ControlField[];
  readonly fieldByKey: ReadonlyMap<string, ControlField>;
}

/** All choices of a form that have to be asked for. */
export class ChoiceBook {
  private readonly host: ChoiceBookHost;
  private readonly room: ServiceRoom;
  private readonly sets = new Map<string, ChoiceSet>();

  constructor(host: ChoiceBookHost, room: ServiceRoom) {
    this.host = host;
    this.room = room;
  }

  /** Looks up the choices that stand in the form and are not known yet, but for those that are as stored. */
  need(): void {
    for (const field of this.host.fields) {
      const { sheet, plan } = field;
      if (plan.choices && !field.isSkipped && (!this.host.hasBase || field.differs)) this.find(this.setFor(plan.choices), field.current);
      if (sheet) for (const column of sheet.plan.columns) if (column.choices) this.needColumn(sheet, column.index, column.choices);
    }
  }

  private needColumn(sheet: SheetState, column: number, plan: ChoicesPlan): void {
    for (const slot of sheet.rows.order) {
      if (this.host.hasBase && !sheet.cellDiffers(column, slot)) continue;
      this.find(this.setFor(plan, { sheet, slot }), sheet.columns[column]!.get(slot));
    }
  }

  private find(set: ChoiceSet, value: FieldValue): void {
    for (const each of chosenValues(value)) set.find(each);
  }

  get delays(): ServiceRoom['delays'] {
    return this.room.delays;
  }

  /** The choices under what their condition reads now, within a row of that row. */
  setFor(plan: ChoicesPlan, row?: ReadRow): ChoiceSet {
    const inputs = readInputs(plan.inputs, this.host.fieldByKey, row).values;
    const key = JSON.stringify([plan.control, inputs]);
    let set = this.sets.get(key);
    if (!set) {
      set = new ChoiceSet(this.host, this.room, { plan, inputs });
      this.sets.set(key, set);
    }
    return set;
  }
}
