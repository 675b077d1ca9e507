import type { EditEntry, EventRun, FieldValue, Issue, LocalizedText, MessageLevel } from '@inkstone/schema';
import { batch } from '@preact/signals-core';
import type { ControlField } from '../open-form/control-field.ts';
import { Watched } from '../signals/watched.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { RowId } from '../interfaces/row.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { EditLog } from './edit-log.ts';
import { eventPlace, pathOfCell, rowPath } from './event-place.ts';
import { EventChain, greatestChain } from './event-chain.ts';
import type { FormMessage, OpenRequest } from '../interfaces/form-message.ts';
import { OpenStepRun, type RunHost } from './open-step-run.ts';
import { RunQueue } from './run-queue.ts';
import type { EventTarget, StepAnswer } from '../interfaces/step-kind.ts';

/** An event in the middle of its steps, waiting for an answer. */
interface WaitingRun {
  readonly run: EventRun;
  readonly next: number;
  /** An answer begins no new chain. */
  readonly chain: EventChain;
  readonly round: number;
  answer: StepAnswer | 'failed' | undefined;
}

/** What an event step wrote over, or mapped from there. */
export interface EventEdits {
  overwritten(target: EventTarget, slot: number | undefined): void;
}

/**
 * The control events of an open form. They run after a person's edit has been computed, one after the other; what a step writes does not
 * count as set by the person and sets off the events of what it wrote. A log lets the same happen again when a patch is replayed.
 */
export class FormEvents implements RunHost {
  readonly graph: FormGraph;
  readonly messages = new Watched<readonly FormMessage[]>([]);
  readonly requests = new Watched<readonly OpenRequest[]>([]);
  readonly issues = new Watched<readonly Issue[]>([]);
  private readonly log: EditLog;
  private readonly edits: EventEdits;
  private readonly due = new RunQueue();
  /** During a replay: events of what was set, also where nothing changed, since it may have been another value in between. */
  private readonly permitted = new RunQueue();
  private readonly edited = new Set<string>();
  private readonly caused = new RunQueue();
  private waiting: WaitingRun[] = [];
  /** By waiting event: resolves when its answer is there. */
  private readonly answers: Promise<void>[] = [];
  private isRunning = false;
  private isHeld = false;
  /** Also what belongs to controls that a person is still in. */
  private isAllDue = false;
  private chain = new EventChain();
  private round = 0;
  private requestCount = 0;

  constructor(graph: FormGraph, edits: EventEdits) {
    this.graph = graph;
    this.edits = edits;
    this.log = new EditLog(graph);
  }

  /** A person set a control. */
  controlSet(field: ControlField, before: FieldValue, changed: boolean): void {
    this.log.valueSet(field.path);
    if (this.isHeld) this.permitted.add(field.plan.events, field.path, 'onChange');
    if (!changed) return;
    this.due.add(field.plan.events, field.path, 'onChange');
    for (const event of fileEvents(before, field.current)) this.due.add(field.plan.events, field.path, event);
  }

  cellSet(sheet: SheetState, slot: number, column: number): void {
    const path = pathOfCell(sheet, slot, column);
    this.log.valueSet(path);
    this.due.add(sheet.plan.columns[column]!.events, path, 'onChange');
    this.sheetChanged(sheet);
  }

  /** A mapping or a linkage wrote there. */
  mapped(path: string): void {
    this.log.overwritten(path);
    const place = eventPlace(this.graph, path);
    if (place) (this.isRunning ? this.caused : this.due).add(place.events, path, 'onChange');
  }

  rowAdded(sheet: SheetState, slot: number): void {
    this.log.rowAdded(sheet, sheet.rows.id(slot));
    this.due.add(sheet.owner.plan.events, rowPath(sheet, slot), 'onAddRow');
    this.sheetChanged(sheet);
  }

  rowsRemoved(sheet: SheetState, ids: readonly RowId[]): void {
    this.log.rowsRemoved(sheet, ids);
    this.due.add(sheet.owner.plan.events, sheet.owner.path, 'onDeleteRow');
    this.sheetChanged(sheet);
  }

  /** Sets off a button, or the event of an upload; answers whether it ran. Who may not edit the control sets off only what changes nothing. */
  trigger(path: string, event: string): boolean {
    this.runDue({ all: true });
    if (!this.mayTrigger({ path, event })) return false;
    this.run([{ path, event }]);
    return true;
  }

  /** The person is in a control: what they set there is not done yet. */
  entered(path: string): void {
    this.edited.add(path);
  }

  left(path: string): void {
    if (this.edited.delete(path)) this.runDue();
  }

  /** Runs what edits have set off; not what belongs to a control that a person is still in, unless all is asked for. */
  runDue({ all = false } = {}): void {
    if (this.isRunning || this.isHeld) return;
    this.isAllDue ||= all;
    // They may ask of a unit that was set a moment ago; its arrival runs them.
    if (this.graph.outside.units.isWaiting) return;
    const isAll = this.isAllDue;
    this.isAllDue = false;
    const runs = this.due.take(({ path }) => isAll || !this.edited.has(path));
    if (runs.length > 0) this.run(runs);
  }

  entries(): EditEntry[] | undefined {
    return this.log.all();
  }

  /** The record was stored: what waited for an answer is the server's, and the log begins anew. */
  settle(): void {
    this.log.clear();
    this.due.take(() => true);
    this.issues.set([]);
    this.close();
  }

  /** Answers that come later reach nobody. */
  close(): void {
    this.waiting = [];
  }

  show(id: string, level: MessageLevel, text: LocalizedText): void {
    if (this.isHeld) return;
    this.messages.set([...this.messages.current.filter((message) => message.id !== id), { id, level, text }]);
  }

  hide(id: string | undefined): void {
    this.messages.set(id === undefined ? [] : this.messages.current.filter((message) => message.id !== id));
  }

  open(schemaCode: string, recordId: string): void {
    if (this.isHeld) return;
    this.requests.set([...this.requests.current, { id: (this.requestCount += 1), schemaCode, recordId }]);
  }

  opened(id: number): void {
    this.requests.set(this.requests.current.filter((request) => request.id !== id));
  }

  failed(path: string, reason: string): void {
    this.report({ code: 'EventFailed', path, params: { reason } });
  }

  written(target: EventTarget, slot: number | undefined): void {
    const { sheet, path } = this.graph.fields[target.control]!;
    const written = sheet && slot !== undefined ? pathOfCell(sheet, slot, target.column!) : path;
    this.log.overwritten(written);
    const place = eventPlace(this.graph, written);
    if (place) this.caused.add(place.events, written, 'onChange');
    this.edits.overwritten(target, slot);
  }

  /** During a replay nothing runs by itself and nothing is shown. */
  hold(): void {
    this.isHeld = true;
  }

  /** The runs of an entry as they were logged: those that an edit set off, and buttons that may be pressed. */
  replayRuns(runs: readonly EventRun[]): void {
    const isLogged = (run: EventRun): boolean => runs.some((logged) => isSame(logged, run));
    const due = [...this.due.take(isLogged), ...this.permitted.take(isLogged)];
    const taken = runs.filter((run) => due.some((other) => isSame(other, run)) || this.mayTrigger(run));
    if (taken.length > 0) this.run(taken);
  }

  /** Lets a waiting event go on, as soon as its answer is there. */
  async replayResumed(index: number): Promise<void> {
    const waiting = this.waiting[index];
    if (!waiting) return;
    await this.answers[index];
    this.resume(index);
  }

  release(): void {
    this.isHeld = false;
    this.permitted.take(() => true);
    this.waiting.forEach((waiting, index) => waiting.answer && this.resume(index));
    this.runDue();
  }

  private run(runs: readonly EventRun[]): void {
    this.log.close({ runs });
    this.follow(new EventChain(), 0, () => {
      for (const run of runs) this.perform(run, 0);
    });
  }

  /** Does the first thing, then in rounds what it has set off. */
  private follow(chain: EventChain, round: number, start: () => void): void {
    this.isRunning = true;
    this.chain = chain;
    this.round = round;
    batch(() => {
      try {
        start();
        while (this.caused.size > 0) {
          this.round += 1;
          for (const run of this.caused.take(() => true)) {
            if (chain.admits(run, this.round)) this.perform(run, 0);
            else this.report({ code: 'EventCycle', path: run.path, params: { steps: greatestChain } });
          }
        }
      } finally {
        this.isRunning = false;
      }
    });
    this.runDue();
  }

  private perform(run: EventRun, from: number): void {
    const place = eventPlace(this.graph, run.path);
    const plan = place?.events.get(run.event);
    if (!place || !plan) return;
    const step = new OpenStepRun(this, place);
    for (let index = from; index < plan.steps.length; index += 1) {
      const { when, act } = plan.steps[index]!;
      if (!step.holds(when)) continue;
      const pending = act(step);
      if (pending) return this.wait(run, index + 1, pending);
    }
  }

  private wait(run: EventRun, next: number, pending: Promise<StepAnswer>): void {
    const waiting: WaitingRun = { run, next, chain: this.chain, round: this.round, answer: undefined };
    const index = this.waiting.push(waiting) - 1;
    const arrived = (answer: StepAnswer | 'failed'): void => {
      waiting.answer = answer;
      if (!this.isHeld && this.waiting[index] === waiting) this.resume(index);
    };
    this.answers[index] = pending.then(arrived, () => arrived('failed'));
    this.graph.work.add(this.answers[index]);
  }

  private resume(index: number): void {
    const waiting = this.waiting[index];
    if (waiting?.answer === undefined) return;
    const { run, next, chain, round, answer } = waiting;
    waiting.answer = undefined;
    this.log.close({ resumed: index });
    this.follow(chain, round, () => {
      const place = eventPlace(this.graph, run.path);
      if (!place) return;
      if (answer === 'failed') return this.report({ code: 'ServiceFailed', path: run.path });
      answer(new OpenStepRun(this, place));
      this.perform(run, next);
    });
  }

  private mayTrigger({ path, event }: EventRun): boolean {
    if (changeEvents.has(event)) return false;
    const place = eventPlace(this.graph, path);
    const plan = place?.events.get(event);
    return plan !== undefined && place!.isVisible && (!plan.writes || !place!.isLocked);
  }

  private sheetChanged(sheet: SheetState): void {
    this.due.add(sheet.owner.plan.events, sheet.owner.path, 'onChange');
  }

  private report(issue: Issue): void {
    this.issues.set([...this.issues.current.filter((known) => known.code !== issue.code || known.path !== issue.path), issue]);
  }
}

/** Events that only an edit sets off. */
const changeEvents: ReadonlySet<string> = new Set(['onChange', 'onAddRow', 'onDeleteRow']);

function isSame(a: EventRun, b: EventRun): boolean {
  return a.path === b.path && a.event === b.event;
}

/** In a list of files or of picked things: did some come, did some go? (runtime specification, section 4) */
function fileEvents(before: FieldValue, now: FieldValue): readonly string[] {
  const idsOf = (value: FieldValue): ReadonlySet<unknown> =>
    new Set(Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item)) : []);
  const [old, fresh] = [idsOf(before), idsOf(now)];
  return [...([...fresh].some((id) => !old.has(id)) ? ['onUpload'] : []), ...([...old].some((id) => !fresh.has(id)) ? ['onDelete'] : [])];
}
