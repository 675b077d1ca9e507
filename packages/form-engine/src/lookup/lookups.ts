import { FormulaError, type CompiledFormula, type FormulaInput, type LookupRequest, type Operand } from '@inkstone/formula';
import { limits } from '@inkstone/schema';
import type { PendingWork } from '../signals/pending-work.ts';
import type { ControlField } from '../open-form/control-field.ts';
import type { RowId } from '../interfaces/row.ts';
import type { ServiceDataOf, ServiceRequest } from '../interfaces/form-services.ts';
import { ResponseBatcher } from '../services/response-batcher.ts';
import type { PendingRequest } from '../services/request-scheduler.ts';
import type { ServiceClient } from '../services/service-client.ts';
import type { CellField } from '../open-form/cell-field.ts';
import { lookupKey, lookupResult } from './lookup-value.ts';

type LookupServiceRequest = Extract<ServiceRequest, { kind: 'lookup' }>;
type LookupData = ServiceDataOf<LookupServiceRequest>;

/** What is computed with look-ups: a control, one of its conditions, or a cell. */
export interface LookupTarget {
  /** Number of the node that computes it. */
  readonly node: number;
  readonly row: RowId | undefined;
  /** The field that is pending meanwhile. */
  field(): ControlField | CellField;
  recompute(): void;
}

/** One computation, from the first missing look-up until all are loaded. */
interface Round {
  readonly target: LookupTarget;
  readonly found: Map<string, FormulaInput | FormulaError>;
  readonly requests: Map<string, PendingRequest<LookupData>>;
  readonly done: PromiseWithResolvers<void>;
  missing: Map<string, LookupServiceRequest>;
  /** The next computation continues this round instead of starting a new one after a changed input. */
  continues: boolean;
}

export interface LookupHost {
  readonly isOpen: boolean;
  readonly environment: { readonly timeZone: string };
  /** The work that `settled()` waits for. */
  readonly work: PendingWork;
  change(work: () => void): void;
}

/** Returned instead of a result while a look-up of the formula is not loaded. */
export const pending = Symbol('pending');

const notAvailable = new FormulaError('NotAvailable');

/**
 * The look-ups of a form's formulas. They are requested after the person pauses; until then the computed value is kept and pending. A
 * changed input starts a new round, and responses of the old one are ignored.
 */
export class Lookups {
  private readonly host: LookupHost;
  private readonly client: ServiceClient;
  private readonly formulas: ReadonlySet<CompiledFormula>;
  private readonly rounds = new Map<string, Round>();
  private readonly failed = new Map<string, LookupTarget>();
  /** Applies responses for formulas evaluated on demand, such as limits and conditions of cells. */
  private readonly batcher: ResponseBatcher;
  private readonly onDemandResults = new Map<string, FormulaInput | FormulaError>();
  private readonly awaited = new WeakSet<PromiseWithResolvers<void>>();
  private current: Round | undefined;

  constructor(host: LookupHost, client: ServiceClient, formulas: ReadonlySet<CompiledFormula>) {
    this.host = host;
    this.client = client;
    this.formulas = formulas;
    this.batcher = new ResponseBatcher((work) => host.change(work));
  }

  /** Returns the result of a formula, or `pending` while one of its look-ups is not loaded. */
  compute(formula: CompiledFormula, target: LookupTarget, run: () => Operand): Operand | typeof pending {
    if (!this.formulas.has(formula) || !this.client.scheduler.isAvailable) return run();
    const round = this.roundOf(target);
    round.missing = new Map();
    this.current = round;
    const result = run();
    this.current = undefined;
    if (round.missing.size > 0) {
      this.fetch(round);
      return pending;
    }
    this.finish(round);
    return result;
  }

  /** Called by the formula language. */
  read({ schemaCode, field, value, result }: LookupRequest): FormulaInput | FormulaError {
    if (!this.client.scheduler.isAvailable) return notAvailable;
    const request: LookupServiceRequest = { kind: 'lookup', schemaCode, field, value: lookupKey(value), result };
    const key = JSON.stringify(request);
    const round = this.current;
    if (!round) return this.requestOnDemand(key, request);
    if (round.found.has(key)) return round.found.get(key);
    round.missing.set(key, request);
    return notAvailable;
  }

  /** Repeats the look-ups that failed for a field. */
  retry(path: string): void {
    const target = this.failed.get(path);
    if (!target) return;
    this.failed.delete(path);
    target.recompute();
  }

  private roundOf(target: LookupTarget): Round {
    const key = keyOf(target);
    const before = this.rounds.get(key);
    if (before?.continues) {
      before.continues = false;
      return before;
    }
    for (const { cancel } of before?.requests.values() ?? []) cancel();
    const done = before?.done ?? Promise.withResolvers<void>();
    const round: Round = { target, found: new Map(), requests: new Map(), done, missing: new Map(), continues: false };
    this.rounds.set(key, round);
    return round;
  }

  private fetch(round: Round): void {
    const { target, done } = round;
    const isFirst = round.found.size === 0;
    if (!this.awaited.has(done)) target.field().waitFor(done.promise);
    this.awaited.add(done);
    const delay = isFirst && this.host.isOpen ? limits.formulaDelayMs : 0;
    this.client.debouncer.start(keyOf(target), delay, () => this.sendRequests(round));
  }

  private sendRequests(round: Round): void {
    for (const [key, request] of round.missing) {
      const sent = this.client.scheduler.request(request);
      round.requests.set(key, sent);
      sent.response.then(
        (found) => this.batcher.add(() => this.isLatest(round) && this.succeeded(round, key, found)),
        (failure: unknown) => this.batcher.add(() => this.isLatest(round) && this.requestFailed(round, failure)),
      );
    }
  }

  private isLatest(round: Round): boolean {
    return this.rounds.get(keyOf(round.target)) === round;
  }

  private succeeded(round: Round, key: string, { type, value }: LookupData): void {
    round.found.set(key, lookupResult(type, value, this.host.environment.timeZone));
    if ([...round.missing.keys()].some((key) => !round.found.has(key))) return;
    round.continues = true;
    round.target.recompute();
  }

  private requestFailed(round: Round, failure: unknown): void {
    const field = round.target.field();
    this.failed.set(field.path, round.target);
    this.client.setFailure(field, 'lookup', failure);
    this.discard(round);
  }

  private finish(round: Round): void {
    if (round.found.size > 0 || this.failed.size > 0) {
      const field = round.target.field();
      this.failed.delete(field.path);
      this.client.setFailure(field, 'lookup', undefined);
    }
    this.discard(round);
  }

  private discard(round: Round): void {
    this.client.debouncer.stop(keyOf(round.target));
    if (this.isLatest(round)) this.rounds.delete(keyOf(round.target));
    for (const { cancel } of round.requests.values()) cancel();
    round.done.resolve();
  }

  private requestOnDemand(key: string, request: LookupServiceRequest): FormulaInput | FormulaError {
    if (this.onDemandResults.has(key)) return this.onDemandResults.get(key);
    this.onDemandResults.set(key, notAvailable);
    const { response } = this.client.scheduler.request(request);
    const arrival = response.then(
      ({ type, value }) => {
        this.onDemandResults.set(key, lookupResult(type, value, this.host.environment.timeZone));
        // An empty change suffices: formulas on demand are evaluated again after each change.
        this.batcher.add(() => undefined);
      },
      // The next evaluation requests it again.
      () => this.onDemandResults.delete(key),
    );
    this.host.work.add(arrival);
    return notAvailable;
  }
}

function keyOf({ node, row }: LookupTarget): string {
  return `${node}:${row ?? ''}`;
}
