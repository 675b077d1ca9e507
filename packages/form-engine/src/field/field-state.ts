import { LazySignal } from '../signals/lazy-signal.ts';
import type { SheetRights } from '../permission/control-rights.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import { lockKinds, type ConditionKind } from '../plan/engine-formulas.ts';

/** Whether a field is visible, required and locked, by its options, its rights and its conditions. */
export class FieldState {
  /** By its own conditions and rights, regardless of its container. */
  readonly ownVisible: LazySignal<boolean>;
  readonly visible: LazySignal<boolean>;
  readonly required: LazySignal<boolean>;
  readonly locked: LazySignal<boolean>;
  /** For the panel of a tab: does its activation condition hold? */
  isActive = false;
  private readonly plan: ControlPlan;
  private readonly rights: SheetRights;
  /** The kinds of conditions that lock it, as bits. */
  private locks = 0;

  constructor(plan: ControlPlan, rights: SheetRights) {
    this.plan = plan;
    this.rights = rights;
    this.ownVisible = new LazySignal(rights.view && plan.options.visible !== false);
    this.visible = new LazySignal(this.ownVisible.current);
    this.required = new LazySignal(rights.required || plan.options.required === true);
    this.locked = new LazySignal(this.isClosed);
  }

  /** Locked regardless of conditions: the person may not edit it, or nobody may. */
  private get isClosed(): boolean {
    const { model, options } = this.plan;
    const isForbidden = !this.rights.edit && !model.onScreenOnly;
    return isForbidden || model.role === 'system' || model.role === 'statistic' || options['readonlyFormula'] === true;
  }

  /** Applies the result of a condition; containers are not considered here. */
  setCondition(kind: ConditionKind, holds: boolean): void {
    const { rights, plan } = this;
    if (kind === 'visible') this.ownVisible.set(rights.view && plan.options.visible !== false && holds);
    else if (kind === 'required') this.required.set(rights.required || plan.options.required === true || holds);
    else if (kind === 'active') this.isActive = holds;
    else {
      const lock = 1 << lockKinds.indexOf(kind);
      this.locks = holds ? this.locks | lock : this.locks & ~lock;
      this.locked.set(this.isClosed || this.locks !== 0);
    }
  }
}
