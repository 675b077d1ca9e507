import type { FieldValue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { chosenValues } from './chosen-values.ts';
import { readInputs } from '../services/read-inputs.ts';
import type { ServiceClient } from '../services/service-client.ts';
import { ChoiceSet, type ChoiceHost } from './choice-set.ts';
import type { ChoicesPlan } from '../plan/choices-plan.ts';
import type { ReadRow } from '../open-form/read-row.ts';

export interface ChoiceStoreHost extends ChoiceHost {
  readonly hasBase: boolean;
  readonly fields: readonly ControlField[];
  readonly fieldByKey: ReadonlyMap<string, ControlField>;
}

/** All choices of a form that are requested from services. */
export class ChoiceStore {
  private readonly host: ChoiceStoreHost;
  private readonly client: ServiceClient;
  private readonly sets = new Map<string, ChoiceSet>();

  constructor(host: ChoiceStoreHost, client: ServiceClient) {
    this.host = host;
    this.client = client;
  }

  /** Has the form asked for any choices? */
  get areAsked(): boolean {
    return this.sets.size > 0;
  }

  /** Looks up the selected choices that are not known yet, except those that are as stored. */
  loadChosen(): void {
    for (const field of this.host.fields) {
      const { sheet, plan } = field;
      if (plan.choices && !field.isSkipped && (!this.host.hasBase || field.differs)) this.find(this.setFor(plan.choices), field.current);
      if (sheet) for (const column of sheet.plan.columns) if (column.choices) this.loadChosenInColumn(sheet, column.index, column.choices);
    }
  }

  private loadChosenInColumn(sheet: SheetState, column: number, plan: ChoicesPlan): void {
    for (const slot of sheet.rows.order) {
      if (this.host.hasBase && !sheet.cellDiffers(column, slot)) continue;
      this.find(this.setFor(plan, { sheet, slot }), sheet.columns[column]!.get(slot));
    }
  }

  private find(set: ChoiceSet, value: FieldValue): void {
    for (const each of chosenValues(value)) set.find(each);
  }

  get debouncer(): ServiceClient['debouncer'] {
    return this.client.debouncer;
  }

  /** The choices for the current inputs of their condition, in a row those of that row. */
  setFor(plan: ChoicesPlan, row?: ReadRow): ChoiceSet {
    const inputs = readInputs(plan.inputs, this.host.fieldByKey, row).values;
    const key = JSON.stringify([plan.control, inputs]);
    let set = this.sets.get(key);
    if (!set) {
      set = new ChoiceSet(this.host, this.client, { plan, inputs });
      this.sets.set(key, set);
    }
    return set;
  }
}
