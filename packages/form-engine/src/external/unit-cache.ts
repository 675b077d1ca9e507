import { FormulaError, type FormulaInput, type UnitFacts, isReference } from '@inkstone/formula';
import type { ControlField } from '../open-form/control-field.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import { ResponseBatcher } from '../services/response-batcher.ts';
import type { ServiceClient } from '../services/service-client.ts';

export interface UnitCacheHost {
  readonly environment: FormEnvironment;
  readonly fields: readonly ControlField[];
  /** The work that `settled()` waits for. */
  readonly work: PendingWork;
  change(work: () => void): void;
}

const notAvailable = new FormulaError('NotAvailable');

/**
 * Codes and memberships of the people and departments that a form's formulas read. Each is requested once and kept while the form is open.
 * Results computed without a unit are computed again when it has been loaded.
 */
export class UnitCache {
  private readonly host: UnitCacheHost;
  private readonly client: ServiceClient;
  /** Does any formula of the form read units? */
  private readonly isRead: boolean;
  private readonly known: Map<string, UnitFacts | undefined>;
  private readonly loading = new Map<string, Promise<void>>();
  /** Requests that failed; they are repeated before the form is submitted. */
  private readonly failed = new Set<string>();
  private readonly batcher: ResponseBatcher;
  private readonly recomputations = new Map<string, () => void>();
  /** Number of reads of units that are not loaded; if it grew during a computation, the result is not valid. */
  misses = 0;

  constructor(host: UnitCacheHost, client: ServiceClient, isRead: boolean) {
    this.host = host;
    this.client = client;
    this.isRead = isRead;
    this.known = new Map(host.environment.units);
    this.batcher = new ResponseBatcher((work) => host.change(work));
  }

  get isUsed(): boolean {
    return this.isRead;
  }

  get all(): ReadonlyMap<string, UnitFacts | undefined> {
    return this.known;
  }

  /** Is a request pending? Events wait for it. */
  get isLoading(): boolean {
    return this.loading.size > 0;
  }

  /** Called by the formula language. */
  read(id: string): UnitFacts | FormulaError | undefined {
    if (this.known.has(id)) return this.known.get(id);
    if (!this.client.scheduler.isAvailable) return notAvailable;
    this.misses += 1;
    this.ask(id);
    return notAvailable;
  }

  /** Adds units that the caller has loaded already. */
  add(units: ReadonlyMap<string, UnitFacts | undefined>): void {
    for (const [id, facts] of units) this.known.set(id, facts);
  }

  /** Requests the units among the form's values, before they are read where nothing can wait: in a check or an event. */
  prefetch(): void {
    if (!this.isRead || !this.client.scheduler.isAvailable) return;
    const { user, department } = this.host.environment;
    for (const unit of [user, department]) this.prefetchIn(unit ?? null);
    for (const { sheet, input } of this.host.fields) {
      if (!sheet) this.prefetchIn(input);
      else
        for (const { index, model } of sheet.plan.columns)
          if (isUnits(model.valueType)) sheet.inputs(index).forEach((each) => this.prefetchIn(each));
    }
  }

  /** The same, including those whose request failed. */
  retryFailed(): void {
    this.failed.clear();
    this.prefetch();
  }

  /** Resolves when no request is pending. */
  async settled(): Promise<void> {
    await Promise.all(this.loading.values());
  }

  /** Registers a computation to run again when a unit arrives; a later one with the same key replaces it. */
  recomputeOnArrival(key: string, recompute: () => void): void {
    this.recomputations.set(key, recompute);
  }

  private prefetchIn(value: FormulaInput): void {
    if (Array.isArray(value)) value.forEach((each: FormulaInput) => this.prefetchIn(each));
    else if (isReference(value) && value.unitType !== undefined && !this.known.has(value.id)) this.ask(value.id);
  }

  private ask(id: string): void {
    if (this.loading.has(id) || this.failed.has(id)) return;
    const { response } = this.client.scheduler.request({ kind: 'unit', id });
    const arrival = response.then(
      (facts) => this.batcher.add(() => this.arrive(id, facts)),
      () => this.batcher.add(() => this.fail(id)),
    );
    this.loading.set(id, arrival);
    this.host.work.add(arrival);
  }

  private fail(id: string): void {
    this.loading.delete(id);
    this.failed.add(id);
  }

  private arrive(id: string, facts: UnitFacts | null): void {
    this.loading.delete(id);
    this.known.set(id, facts ?? undefined);
    const recomputations = [...this.recomputations.values()];
    this.recomputations.clear();
    for (const each of recomputations) each();
  }
}

function isUnits(valueType: string): boolean {
  return valueType === 'unit' || valueType === 'units';
}
