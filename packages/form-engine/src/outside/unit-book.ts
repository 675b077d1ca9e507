import { FormulaError, type FormulaInput, type UnitFacts, isReference } from '@inkstone/formula';
import type { ControlField } from '../open-form/control-field.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import { Arrivals } from '../services/arrivals.ts';
import type { ServiceRoom } from '../services/service-room.ts';

export interface UnitBookHost {
  readonly environment: FormEnvironment;
  readonly fields: readonly ControlField[];
  /** What `settled()` waits for. */
  readonly work: PendingWork;
  change(work: () => void): void;
}

const notAtHand = new FormulaError('NotAvailable');

/**
 * The people and departments that a form's formulas ask of: their codes and where they lie. Each is asked for once, and kept as long as the
 * form is open. What was worked out without one of them is worked out again when it is there.
 */
export class UnitBook {
  private readonly host: UnitBookHost;
  private readonly room: ServiceRoom;
  /** Does any formula of the form ask? */
  private readonly isRead: boolean;
  private readonly known: Map<string, UnitFacts | undefined>;
  private readonly asked = new Map<string, Promise<void>>();
  /** Nobody answered; they are asked for again when the form is to be sent. */
  private readonly failed = new Set<string>();
  private readonly arrivals: Arrivals;
  private readonly again = new Map<string, () => void>();
  /** How often something was asked of that is not at hand: more than before, and a result does not count. */
  misses = 0;

  constructor(host: UnitBookHost, room: ServiceRoom, isRead: boolean) {
    this.host = host;
    this.room = room;
    this.isRead = isRead;
    this.known = new Map(host.environment.units);
    this.arrivals = new Arrivals((work) => host.change(work));
  }

  get compares(): boolean {
    return this.isRead;
  }

  get all(): ReadonlyMap<string, UnitFacts | undefined> {
    return this.known;
  }

  /** Is something on its way? Events wait for it. */
  get isWaiting(): boolean {
    return this.asked.size > 0;
  }

  /** What the formula language calls. */
  read(id: string): UnitFacts | FormulaError | undefined {
    if (this.known.has(id)) return this.known.get(id);
    if (!this.room.desk.isStaffed) return notAtHand;
    this.misses += 1;
    this.ask(id);
    return notAtHand;
  }

  /** Whoever opened the form knows them already. */
  learn(units: ReadonlyMap<string, UnitFacts | undefined>): void {
    for (const [id, facts] of units) this.known.set(id, facts);
  }

  /** Asks for the units that stand in the form, before something asks of them that cannot wait: a check, an event. */
  need(): void {
    if (!this.isRead || !this.room.desk.isStaffed) return;
    const { user, department } = this.host.environment;
    for (const unit of [user, department]) this.needIn(unit ?? null);
    for (const { sheet, input } of this.host.fields) {
      if (!sheet) this.needIn(input);
      else
        for (const { index, model } of sheet.plan.columns)
          if (isUnits(model.valueType)) sheet.inputs(index).forEach((each) => this.needIn(each));
    }
  }

  /** The same, once more for those that nobody answered. */
  needAgain(): void {
    this.failed.clear();
    this.need();
  }

  /** Resolves when nothing is on its way. */
  async arrived(): Promise<void> {
    await Promise.all(this.asked.values());
  }

  /** Computes again what lacked a unit; of one computing only the latest counts. */
  later(key: string, again: () => void): void {
    this.again.set(key, again);
  }

  private needIn(value: FormulaInput): void {
    if (Array.isArray(value)) value.forEach((each: FormulaInput) => this.needIn(each));
    else if (isReference(value) && value.unitType !== undefined && !this.known.has(value.id)) this.ask(value.id);
  }

  private ask(id: string): void {
    if (this.asked.has(id) || this.failed.has(id)) return;
    const { answer } = this.room.desk.ask({ kind: 'unit', id });
    const arrival = answer.then(
      (facts) => this.arrivals.add(() => this.arrive(id, facts)),
      () => this.arrivals.add(() => this.fail(id)),
    );
    this.asked.set(id, arrival);
    this.host.work.add(arrival);
  }

  private fail(id: string): void {
    this.asked.delete(id);
    this.failed.add(id);
  }

  private arrive(id: string, facts: UnitFacts | null): void {
    this.asked.delete(id);
    this.known.set(id, facts ?? undefined);
    const again = [...this.again.values()];
    this.again.clear();
    for (const each of again) each();
  }
}

function isUnits(valueType: string): boolean {
  return valueType === 'unit' || valueType === 'units';
}
