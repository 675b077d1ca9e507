import type { EditEntry, EventRun, FieldValue, Issue, LocalizedText, MessageLevel } from '@inkstone/schema';
import { batch } from '@preact/signals-core';
import type { ControlField } from '../open-form/control-field.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { RowId } from '../interfaces/row.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { EditLog } from './edit-log.ts';
import { eventLocation, pathOfCell, rowPath } from './event-location.ts';
import { EventChain, maxChainLength } from './event-chain.ts';
import type { FormMessage, OpenRequest } from '../interfaces/form-message.ts';
import { OpenStepRun, type RunHost } from './open-step-run.ts';
import { RunQueue } from './run-queue.ts';
import type { EventTarget, StepContinuation } from '../interfaces/step-kind.ts';

/** An event between two of its steps, waiting for a response. */
interface WaitingRun {
  readonly run: EventRun;
  readonly next: number;
  /** The chain of the edit that triggered it: a response starts no new chain. */
  readonly chain: EventChain;
  readonly round: number;
  continuation: StepContinuation | 'failed' | undefined;
}

/** Notified of what an event step, or a mapping from its target, overwrote. */
export interface EventEdits {
  overwritten(target: EventTarget, slot: number | undefined): void;
}

/**
 * The control events of an open form. They run one after the other, after a person's edit has been computed. What a step writes does not
 * count as set by the person, and triggers the events of its target. A log makes the same happen again when a patch is replayed.
 */
export class FormEvents implements RunHost {
  readonly graph: FormGraph;
  readonly messages = new LazySignal<readonly FormMessage[]>([]);
  readonly requests = new LazySignal<readonly OpenRequest[]>([]);
  readonly issues = new LazySignal<readonly Issue[]>([]);
  private readonly log: EditLog;
  private readonly edits: EventEdits;
  private readonly due = new RunQueue();
  /** During a replay: events of every value that was set, even if unchanged, since it may have been another value in between. */
  private readonly permitted = new RunQueue();
  private readonly edited = new Set<string>();
  private readonly caused = new RunQueue();
  private waiting: WaitingRun[] = [];
  /** By waiting event: resolves when its response has arrived. */
  private readonly arrivals: Promise<void>[] = [];
  private isRunning = false;
  private isReplaying = false;
  /** Includes events of controls that still have the focus. */
  private isAllDue = false;
  private chain = new EventChain();
  private round = 0;
  private requestCount = 0;

  constructor(graph: FormGraph, edits: EventEdits) {
    this.graph = graph;
    this.edits = edits;
    this.log = new EditLog(graph);
  }

  /** Called when a person sets a control. */
  controlSet(field: ControlField, before: FieldValue, changed: boolean): void {
    this.log.valueSet(field.path);
    if (this.isReplaying) this.permitted.add(field.plan.events, field.path, 'onChange');
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

  /** Called when a mapping or a linkage has written to the path. */
  mapped(path: string): void {
    this.log.overwritten(path);
    const location = eventLocation(this.graph, path);
    if (location) (this.isRunning ? this.caused : this.due).add(location.events, path, 'onChange');
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

  /**
   * Triggers a button, or the event of an upload; returns whether it ran. People who may not edit the control can trigger only events that
   * change no values.
   */
  trigger(path: string, event: string): boolean {
    this.runDue({ all: true });
    if (!this.mayTrigger({ path, event })) return false;
    this.run([{ path, event }]);
    return true;
  }

  /** The control received the focus: its edits are not finished. */
  focused(path: string): void {
    this.edited.add(path);
  }

  blurred(path: string): void {
    if (this.edited.delete(path)) this.runDue();
  }

  /** Runs the events that edits have triggered. Those of a control that has the focus run only with `all`. */
  runDue({ all = false } = {}): void {
    if (this.isRunning || this.isReplaying) return;
    this.isAllDue ||= all;
    // Events may read a unit that was set just now; they run when it has been loaded.
    if (this.graph.external.units.isLoading) return;
    const isAll = this.isAllDue;
    this.isAllDue = false;
    const runs = this.due.take(({ path }) => isAll || !this.edited.has(path));
    if (runs.length > 0) this.run(runs);
  }

  entries(): EditEntry[] | undefined {
    return this.log.all();
  }

  /** The record was stored: events still waiting for a response are left to the server, and a new log starts. */
  settle(): void {
    this.log.clear();
    this.due.take(() => true);
    this.issues.set([]);
    this.close();
  }

  /** Later responses are ignored. */
  close(): void {
    this.waiting = [];
  }

  show(id: string, level: MessageLevel, text: LocalizedText): void {
    if (this.isReplaying) return;
    this.messages.set([...this.messages.current.filter((message) => message.id !== id), { id, level, text }]);
  }

  hide(id: string | undefined): void {
    this.messages.set(id === undefined ? [] : this.messages.current.filter((message) => message.id !== id));
  }

  open(schemaCode: string, recordId: string): void {
    if (this.isReplaying) return;
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
    const location = eventLocation(this.graph, written);
    if (location) this.caused.add(location.events, written, 'onChange');
    this.edits.overwritten(target, slot);
  }

  /** During a replay no event runs on its own and no message is shown. */
  beginReplay(): void {
    this.isReplaying = true;
  }

  /** Replays the runs of a log entry: those that an edit triggered, and buttons that the person may press. */
  replayRuns(runs: readonly EventRun[]): void {
    const isLogged = (run: EventRun): boolean => runs.some((logged) => isSame(logged, run));
    const due = [...this.due.take(isLogged), ...this.permitted.take(isLogged)];
    const taken = runs.filter((run) => due.some((other) => isSame(other, run)) || this.mayTrigger(run));
    if (taken.length > 0) this.run(taken);
  }

  /** Resumes a waiting event as soon as its response is there. */
  async replayResumed(index: number): Promise<void> {
    const waiting = this.waiting[index];
    if (!waiting) return;
    await this.arrivals[index];
    this.resume(index);
  }

  endReplay(): void {
    this.isReplaying = false;
    this.permitted.take(() => true);
    this.waiting.forEach((waiting, index) => waiting.continuation && this.resume(index));
    this.runDue();
  }

  private run(runs: readonly EventRun[]): void {
    this.log.close({ runs });
    this.runRounds(new EventChain(), 0, () => {
      for (const run of runs) this.perform(run, 0);
    });
  }

  /** Runs `start`, then in rounds all events that it triggers. */
  private runRounds(chain: EventChain, round: number, start: () => void): void {
    this.isRunning = true;
    this.chain = chain;
    this.round = round;
    batch(() => {
      try {
        start();
        while (this.caused.size > 0) {
          this.round += 1;
          for (const run of this.caused.take(() => true)) {
            if (chain.allows(run, this.round)) this.perform(run, 0);
            else this.report({ code: 'EventCycle', path: run.path, params: { steps: maxChainLength } });
          }
        }
      } finally {
        this.isRunning = false;
      }
    });
    this.runDue();
  }

  private perform(run: EventRun, from: number): void {
    const location = eventLocation(this.graph, run.path);
    const plan = location?.events.get(run.event);
    if (!location || !plan) return;
    const step = new OpenStepRun(this, location);
    for (let index = from; index < plan.steps.length; index += 1) {
      const { when, act } = plan.steps[index]!;
      if (!step.holds(when)) continue;
      const pending = act(step);
      if (pending) return this.wait(run, index + 1, pending);
    }
  }

  private wait(run: EventRun, next: number, pending: Promise<StepContinuation>): void {
    const waiting: WaitingRun = { run, next, chain: this.chain, round: this.round, continuation: undefined };
    const index = this.waiting.push(waiting) - 1;
    const arrived = (continuation: StepContinuation | 'failed'): void => {
      waiting.continuation = continuation;
      if (!this.isReplaying && this.waiting[index] === waiting) this.resume(index);
    };
    this.arrivals[index] = pending.then(arrived, () => arrived('failed'));
    this.graph.work.add(this.arrivals[index]);
  }

  private resume(index: number): void {
    const waiting = this.waiting[index];
    if (waiting?.continuation === undefined) return;
    const { run, next, chain, round, continuation } = waiting;
    waiting.continuation = undefined;
    this.log.close({ resumed: index });
    this.runRounds(chain, round, () => {
      const location = eventLocation(this.graph, run.path);
      if (!location) return;
      if (continuation === 'failed') return this.report({ code: 'ServiceFailed', path: run.path });
      continuation(new OpenStepRun(this, location));
      this.perform(run, next);
    });
  }

  private mayTrigger({ path, event }: EventRun): boolean {
    const location = eventLocation(this.graph, path);
    if (location?.holdsValue && changeEvents.has(event)) return false;
    const plan = location?.events.get(event);
    return plan !== undefined && location!.isVisible && (!plan.writes || !location!.isLocked);
  }

  private sheetChanged(sheet: SheetState): void {
    this.due.add(sheet.owner.plan.events, sheet.owner.path, 'onChange');
  }

  private report(issue: Issue): void {
    this.issues.set([...this.issues.current.filter((known) => known.code !== issue.code || known.path !== issue.path), issue]);
  }
}

/** Events that only an edit can trigger, where there is a value to edit. */
const changeEvents: ReadonlySet<string> = new Set(['onChange', 'onAddRow', 'onDeleteRow']);

function isSame(a: EventRun, b: EventRun): boolean {
  return a.path === b.path && a.event === b.event;
}

/** Were items added to, or removed from, a list of files or picked objects? (runtime specification, section 4) */
function fileEvents(before: FieldValue, now: FieldValue): readonly string[] {
  const idsOf = (value: FieldValue): ReadonlySet<unknown> =>
    new Set(Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item)) : []);
  const [old, fresh] = [idsOf(before), idsOf(now)];
  return [...([...fresh].some((id) => !old.has(id)) ? ['onUpload'] : []), ...([...old].some((id) => !fresh.has(id)) ? ['onDelete'] : [])];
}
