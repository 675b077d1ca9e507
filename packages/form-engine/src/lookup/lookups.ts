import { FormulaError, type CompiledFormula, type FormulaInput, type LookupRequest, type Operand } from '@inkstone/formula';
import { limits } from '@inkstone/schema';
import type { PendingWork } from '../signals/pending-work.ts';
import type { ControlField } from '../open-form/control-field.ts';
import type { RowId } from '../interfaces/row.ts';
import type { ServiceDataOf, ServiceRequest } from '../interfaces/form-services.ts';
import { Arrivals } from '../services/arrivals.ts';
import type { Asked } from '../services/service-desk.ts';
import type { ServiceRoom } from '../services/service-room.ts';
import type { CellField } from '../open-form/cell-field.ts';
import { lookupKey, lookupResult } from './lookup-value.ts';

type Question = Extract<ServiceRequest, { kind: 'lookup' }>;
type Found = ServiceDataOf<Question>;

/** What is computed with the help of look-ups: a control, a condition of it, or a cell. */
export interface LookupTarget {
  /** Number of the node that computes it. */
  readonly node: number;
  readonly row: RowId | undefined;
  /** The field that waits meanwhile. */
  field(): ControlField | CellField;
  /** Computes it again. */
  again(): void;
}

/** One computing, from the first look-up that was not at hand until all are. */
interface Round {
  readonly target: LookupTarget;
  readonly found: Map<string, FormulaInput | FormulaError>;
  readonly asked: Map<string, Asked<Found>>;
  readonly done: PromiseWithResolvers<void>;
  wanted: Map<string, Question>;
  /** The next computing is one of this round, and no new one because an input changed. */
  continues: boolean;
}

export interface LookupHost {
  readonly isOpen: boolean;
  readonly environment: { readonly timeZone: string };
  /** What `settled()` waits for. */
  readonly work: PendingWork;
  change(work: () => void): void;
}

/** In place of a result: something that the formula looks up is not at hand yet. */
export const waiting = Symbol('waiting');

const notAtHand = new FormulaError('NotAvailable');

/**
 * The look-ups of a form's formulas. What a formula asks for is fetched once the person pauses; until then what it computes keeps its
 * value and is pending. A change of an input begins anew, and answers to what was asked before reach nobody.
 */
export class Lookups {
  private readonly host: LookupHost;
  private readonly room: ServiceRoom;
  private readonly formulas: ReadonlySet<CompiledFormula>;
  private readonly rounds = new Map<string, Round>();
  private readonly failed = new Map<string, LookupTarget>();
  /** Answers for formulas that are asked when somebody looks, such as bounds and conditions of cells. */
  private readonly arrivals: Arrivals;
  private readonly held = new Map<string, FormulaInput | FormulaError>();
  private readonly waited = new WeakSet<PromiseWithResolvers<void>>();
  private current: Round | undefined;

  constructor(host: LookupHost, room: ServiceRoom, formulas: ReadonlySet<CompiledFormula>) {
    this.host = host;
    this.room = room;
    this.formulas = formulas;
    this.arrivals = new Arrivals((work) => host.change(work));
  }

  /** The result of a formula, or `waiting` when something it looks up is not at hand yet. */
  compute(formula: CompiledFormula, target: LookupTarget, run: () => Operand): Operand | typeof waiting {
    if (!this.formulas.has(formula) || !this.room.desk.isStaffed) return run();
    const round = this.roundOf(target);
    round.wanted = new Map();
    this.current = round;
    const result = run();
    this.current = undefined;
    if (round.wanted.size > 0) {
      this.fetch(round);
      return waiting;
    }
    this.end(round);
    return result;
  }

  /** What the formula language calls. */
  read({ schemaCode, field, value, result }: LookupRequest): FormulaInput | FormulaError {
    if (!this.room.desk.isStaffed) return notAtHand;
    const question: Question = { kind: 'lookup', schemaCode, field, value: lookupKey(value), result };
    const key = JSON.stringify(question);
    const round = this.current;
    if (!round) return this.hold(key, question);
    if (round.found.has(key)) return round.found.get(key);
    round.wanted.set(key, question);
    return notAtHand;
  }

  /** Looks up again what failed for a field. */
  retry(path: string): void {
    const target = this.failed.get(path);
    if (!target) return;
    this.failed.delete(path);
    target.again();
  }

  private roundOf(target: LookupTarget): Round {
    const key = keyOf(target);
    const before = this.rounds.get(key);
    if (before?.continues) {
      before.continues = false;
      return before;
    }
    for (const { cancel } of before?.asked.values() ?? []) cancel();
    const done = before?.done ?? Promise.withResolvers<void>();
    const round: Round = { target, found: new Map(), asked: new Map(), done, wanted: new Map(), continues: false };
    this.rounds.set(key, round);
    return round;
  }

  private fetch(round: Round): void {
    const { target, done } = round;
    const isFirst = round.found.size === 0;
    if (!this.waited.has(done)) target.field().waitFor(done.promise);
    this.waited.add(done);
    const delay = isFirst && this.host.isOpen ? limits.formulaDelayMs : 0;
    this.room.delays.start(keyOf(target), delay, () => this.ask(round));
  }

  private ask(round: Round): void {
    for (const [key, question] of round.wanted) {
      const asked = this.room.desk.ask(question);
      round.asked.set(key, asked);
      asked.answer.then(
        (found) => this.arrivals.add(() => this.isLatest(round) && this.answered(round, key, found)),
        (failure: unknown) => this.arrivals.add(() => this.isLatest(round) && this.refused(round, failure)),
      );
    }
  }

  private isLatest(round: Round): boolean {
    return this.rounds.get(keyOf(round.target)) === round;
  }

  private answered(round: Round, key: string, { type, value }: Found): void {
    round.found.set(key, lookupResult(type, value, this.host.environment.timeZone));
    if ([...round.wanted.keys()].some((wanted) => !round.found.has(wanted))) return;
    round.continues = true;
    round.target.again();
  }

  private refused(round: Round, failure: unknown): void {
    const field = round.target.field();
    this.failed.set(field.path, round.target);
    this.room.setFailure(field, 'lookup', failure);
    this.forget(round);
  }

  private end(round: Round): void {
    if (round.found.size > 0 || this.failed.size > 0) {
      const field = round.target.field();
      this.failed.delete(field.path);
      this.room.setFailure(field, 'lookup', undefined);
    }
    this.forget(round);
  }

  private forget(round: Round): void {
    this.room.delays.stop(keyOf(round.target));
    if (this.isLatest(round)) this.rounds.delete(keyOf(round.target));
    for (const { cancel } of round.asked.values()) cancel();
    round.done.resolve();
  }

  private hold(key: string, question: Question): FormulaInput | FormulaError {
    if (this.held.has(key)) return this.held.get(key);
    this.held.set(key, notAtHand);
    const { answer } = this.room.desk.ask(question);
    const held = answer.then(
      ({ type, value }) => {
        this.held.set(key, lookupResult(type, value, this.host.environment.timeZone));
        // Who asked looks again after each change.
        this.arrivals.add(() => undefined);
      },
      // Asked again when somebody looks again.
      () => this.held.delete(key),
    );
    this.host.work.add(held);
    return notAtHand;
  }
}

function keyOf({ node, row }: LookupTarget): string {
  return `${node}:${row ?? ''}`;
}
