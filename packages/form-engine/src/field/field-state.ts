import { Watched } from '../signals/watched.ts';
import type { SheetRights } from '../permission/control-rights.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import { lockKinds, type ConditionKind } from '../plan/engine-formulas.ts';

/** Whether a field is shown, needed and locked, by its options, its rights and the conditions that hold. */
export class FieldState {
  /** By its own conditions and rights, whatever it stands in. */
  readonly ownShown: Watched<boolean>;
  readonly shown: Watched<boolean>;
  readonly needed: Watched<boolean>;
  readonly locked: Watched<boolean>;
  /** For a tab's panel: does its activation condition hold? */
  isActive = false;
  private readonly plan: ControlPlan;
  private readonly rights: SheetRights;
  /** The kinds of conditions that lock it, as bits. */
  private locks = 0;

  constructor(plan: ControlPlan, rights: SheetRights) {
    this.plan = plan;
    this.rights = rights;
    this.ownShown = new Watched(rights.view && plan.options.visible !== false);
    this.shown = new Watched(this.ownShown.current);
    this.needed = new Watched(rights.required || plan.options.required === true);
    this.locked = new Watched(this.isClosed);
  }

  /** Not for this person to fill in, or for nobody. */
  private get isClosed(): boolean {
    const { model, options } = this.plan;
    return !this.rights.edit || model.role === 'system' || model.role === 'statistic' || options['readonlyFormula'] === true;
  }

  /** A condition holds or does not; what it stands in is not asked here. */
  setCondition(kind: ConditionKind, holds: boolean): void {
    const { rights, plan } = this;
    if (kind === 'visible') this.ownShown.set(rights.view && plan.options.visible !== false && holds);
    else if (kind === 'required') this.needed.set(rights.required || plan.options.required === true || holds);
    else if (kind === 'active') this.isActive = holds;
    else {
      const lock = 1 << lockKinds.indexOf(kind);
      this.locks = holds ? this.locks | lock : this.locks & ~lock;
      this.locked.set(this.isClosed || this.locks !== 0);
    }
  }
}
