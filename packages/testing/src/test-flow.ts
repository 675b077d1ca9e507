import { deepStrictEqual } from 'node:assert/strict';
import type { InstanceOutcome } from '@inkstone/workflow';
import {
  decide,
  initialState,
  listRejectTargets,
  replay,
  systemActor,
  type AddedVote,
  type AddSignSide,
  type BranchOutcome,
  type Child,
  type Command,
  type Decision,
  type InstanceEvent,
  type InstanceState,
  type RefusalCode,
  type Resubmit,
  type Timer,
  type Visit,
  type WorkItem,
} from '@inkstone/workflow';
import type { InstanceStatus, WorkflowDefinition } from '@inkstone/schema';
import { withTestFacts, type TestFacts } from './test-facts.ts';

/** Thrown when the engine refuses an action of the driver. */
export class ActionRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, params: unknown) {
    super(`refused: ${code} ${JSON.stringify(params ?? {})}`);
    this.code = code;
  }
}

type WithoutFrame<C> = C extends Command ? Omit<C, 'id' | 'at' | 'client'> : never;

/**
 * Drives the workflow engine as people would: each call is one action of one person on their own open item. Each call serialises
 * the events and the state as JSON and reads them again; the state is the replay of the events.
 *
 * ```ts
 * testFlow(definition).start('employee').agree('manager').expectAt('finance');
 * ```
 */
export class TestFlow {
  definition: WorkflowDefinition;
  facts: TestFacts;
  state: InstanceState = initialState;
  readonly events: InstanceEvent[] = [];
  private commands = 0;
  private elapsedMs = 0;

  constructor(definition: WorkflowDefinition, facts: TestFacts) {
    this.definition = definition;
    this.facts = facts;
  }

  start(actor: string, options: { owner?: string } = {}): this {
    return this.perform({ action: 'Submit', actor, ...options });
  }
  submit(actor: string, at?: string, opinion?: string): this {
    return this.perform({ action: 'Submit', actor, itemId: this.itemOf(actor, at).id, opinion });
  }
  agree(actor: string, at?: string, opinion?: string): this {
    return this.perform({ action: 'Agree', actor, itemId: this.itemOf(actor, at).id, opinion });
  }
  disagree(actor: string, at?: string, opinion = 'no'): this {
    return this.perform({ action: 'DisAgree', actor, itemId: this.itemOf(actor, at).id, opinion });
  }
  reject(actor: string, targets: string | readonly string[], resubmit?: Resubmit): this {
    const itemId = this.itemOf(actor).id;
    return this.perform({ action: 'Reject', actor, itemId, targets: [targets].flat(), resubmit, opinion: 'again' });
  }
  forward(actor: string, to: string): this {
    return this.perform({ action: 'Forward', actor, itemId: this.itemOf(actor).id, to });
  }
  addSign(actor: string, side: AddSignSide, people: string | readonly string[], vote?: AddedVote): this {
    return this.perform({
      action: 'PreAddSign',
      actor,
      itemId: this.itemOf(actor).id,
      side,
      people: [people].flat(),
      vote,
      opinion: 'look',
    });
  }
  assist(actor: string, ...people: readonly string[]): this {
    return this.perform({ action: 'Assist', actor, itemId: this.itemOf(actor).id, people, opinion: 'fill in' });
  }
  consult(actor: string, people: string | readonly string[], { waits = false } = {}): this {
    return this.perform({ action: 'Consult', actor, itemId: this.itemOf(actor).id, people: [people].flat(), waits, opinion: 'why?' });
  }
  answer(actor: string): this {
    return this.perform({ action: 'Answer', actor, itemId: this.itemOf(actor).id, opinion: 'because' });
  }
  decline(actor: string): this {
    return this.perform({ action: 'Decline', actor, itemId: this.itemOf(actor).id, opinion: 'no time' });
  }
  circulate(actor: string, ...people: readonly string[]): this {
    return this.perform({ action: 'Circulate', actor, itemId: this.itemOf(actor).id, people });
  }
  /** Retrieves what the actor's item asked of others: everything, or only what it asked of the people named. */
  assistRetrieve(actor: string, ...people: readonly string[]): this {
    const asked = Object.values(this.state.involvements).find(({ by, state }) => by === actor && state === 'open');
    if (!asked) throw new Error(`${actor} has no open involvement`);
    const items = Object.values(this.state.items).filter((item) => item.involvement === asked.id && people.includes(item.holder));
    return this.perform({
      action: 'AssistRetrieve',
      actor,
      itemId: asked.item,
      ...(people.length > 0 && { items: items.map(({ id }) => id) }),
    });
  }
  retrieve(actor: string): this {
    return this.perform({ action: 'Retrieve', actor });
  }
  /** Retrieves the vote that the person gave last at an activity. */
  retrieveVote(actor: string, at: string): this {
    const done = Object.values(this.state.items).filter((item) => item.holder === actor && item.activity === at && item.state === 'done');
    const last = done.sort((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
    if (!last) throw new Error(`${actor} has no finished item at ${at}`);
    return this.perform({ action: 'Retrieve', actor, itemId: last.id });
  }
  /** Performs an administrator's intervention. */
  intervene(
    command: WithoutFrame<Extract<Command, { action: 'ActivateActivity' | 'CancelActivity' | 'AdjustParticipant' | 'FinishInstance' }>>,
  ): this {
    return this.perform({ operatorIsAdministrator: true, ...command });
  }
  /** Migrates to another version of the definition; when refused, the flow stays on its version. */
  migrate(to: WorkflowDefinition, command: WithoutFrame<Extract<Command, { action: 'Migrate' }>>): this {
    const before = this.definition;
    this.definition = to;
    try {
      return this.perform(command);
    } catch (error) {
      this.definition = before;
      throw error;
    }
  }
  cancel(actor: string, operatorIsAdministrator = false): this {
    return this.perform({ action: 'Cancel', actor, operatorIsAdministrator });
  }
  /** Retries the failed token of the activity as an administrator; without an activity, the token that failed first. */
  retry(actor: string, at?: string): this {
    const token = Object.values(this.state.tokens).find((each) => each.failure !== null && each.activity === at)?.id;
    return this.perform({ action: 'Retry', actor, token, operatorIsAdministrator: true });
  }
  /** Reports that the service of the activity's open visit has finished. */
  finish(activity: string): this {
    return this.perform({ action: 'ServiceFinished', actor: systemActor, visit: this.visitOf(activity).id });
  }
  /** Ends a child of the activity: the one for a row or a person, otherwise the first that is running. */
  endChild(activity: string, outcome: BranchOutcome = 'agreed', key?: string): this {
    return this.perform({ action: 'ChildEnded', actor: systemActor, child: this.childOf(activity, key).id, outcome });
  }
  failChild(activity: string, detail = 'no form', key?: string): this {
    return this.perform({ action: 'ChildFailed', actor: systemActor, child: this.childOf(activity, key).id, class: 'business', detail });
  }
  fail(activity: string, failure: 'system' | 'business' = 'system', detail = 'no answer'): this {
    return this.perform({ action: 'ServiceFailed', actor: systemActor, visit: this.visitOf(activity).id, class: failure, detail });
  }
  read(actor: string): this {
    const copy = Object.values(this.state.items).find(
      (item) => item.kind === 'circulate' && item.holder === actor && item.state === 'open',
    );
    if (!copy) throw new Error(`${actor} has nothing to read`);
    return this.perform({ action: 'Read', actor, itemId: copy.id });
  }

  /** Advances the clock to the next timer of the instance and fires it. */
  fireNext(): this {
    const [timer] = this.timers();
    if (!timer) throw new Error('no timer is pending');
    this.elapsedMs += Math.max(0, Date.parse(timer.at) - Date.parse(this.now()));
    return this.fire(timer.id);
  }
  fire(timerId: string): this {
    return this.perform({ action: 'TimerFired', actor: systemActor, timerId });
  }
  /** Advances the clock without any action. */
  wait(minutes: number): this {
    this.elapsedMs += minutes * 60_000;
    return this;
  }
  /** Returns the pending timers, the next one first. */
  timers(): Timer[] {
    return Object.values(this.state.timers ?? {}).sort((a, b) => (a.at < b.at ? -1 : 1));
  }
  private now(): string {
    return new Date(Date.UTC(2026, 0, 5, 1, this.commands) + this.elapsedMs).toISOString();
  }

  /** Decides a command on the test facts without applying it. */
  decide(command: WithoutFrame<Command>): Exclude<Decision, { kind: 'needs' }> {
    const minute = String(this.commands).padStart(4, '0');
    const framed = {
      ...command,
      id: `0190aaaa-bbbb-7ccc-8ddd-00000000${minute}`,
      at: this.now(),
      client: 'PC',
    } as Command;
    return withTestFacts(this.facts, (facts) => decide(this.definition, this.state, framed, facts));
  }

  perform(command: WithoutFrame<Command>): this {
    const decision = this.decide(command);
    if (decision.kind === 'refused') throw new ActionRefused(decision.code, decision.params);
    this.commands += 1;
    const events = JSON.parse(JSON.stringify(decision.events)) as InstanceEvent[];
    deepStrictEqual(events, decision.events, 'events are JSON');
    this.events.push(...events);
    const state = replay(events, this.state);
    this.state = JSON.parse(JSON.stringify(state)) as InstanceState;
    deepStrictEqual(this.state, state, 'the state is JSON');
    return this;
  }

  /** Returns a person's open item; name the activity when they have several. */
  itemOf(actor: string, at?: string): WorkItem {
    const [item, other] = this.openItems().filter((each) => each.holder === actor && (at === undefined || each.activity === at));
    if (!item) throw new Error(`${actor} has no open item${at ? ` at ${at}` : ''}; open: ${this.describe()}`);
    if (other) throw new Error(`${actor} has several open items: name the activity`);
    return item;
  }
  childOf(activity: string, key?: string): Child {
    const children = Object.values(this.state.children ?? {}).filter((each) => this.state.visits[each.visit]?.activity === activity);
    const child = children.find((each) => each.state === 'running' && (key === undefined || each.key === key));
    if (!child) throw new Error(`no sub-process of ${activity} is running`);
    return child;
  }
  /** Returns the open visit of an activity. */
  visitOf(activity: string): Visit {
    const visit = Object.values(this.state.visits).find((each) => each.activity === activity && each.status === 'open');
    if (!visit) throw new Error(`no visit of ${activity} is open`);
    return visit;
  }
  openItems(): WorkItem[] {
    return Object.values(this.state.items).filter((item) => item.state === 'open' && item.slot !== null);
  }
  /** Returns all open items as `person@activity`. */
  describe(): string {
    return this.openItems()
      .map((item) => `${item.holder}@${item.activity}`)
      .sort()
      .join(' ');
  }

  expectAt(...activities: readonly string[]): this {
    const open = [...new Set(this.openItems().map((item) => item.activity))];
    deepStrictEqual(open.sort(), [...activities].sort());
    return this;
  }
  /** Expects exactly these open items, each as `person@activity`. */
  expectOpen(...items: readonly string[]): this {
    deepStrictEqual(this.describe().split(' ').filter(Boolean), [...items].sort());
    return this;
  }
  expectStatus(status: InstanceStatus, outcome: InstanceOutcome | null = null): this {
    deepStrictEqual([this.state.status, this.state.outcome], [status, outcome]);
    return this;
  }
  expectTargets(actor: string, ...activities: readonly string[]): this {
    const targets = listRejectTargets(this.definition, this.state, this.itemOf(actor));
    deepStrictEqual(
      targets.map((target) => (target.branch ? `${target.branch}/${target.activity}` : target.activity)),
      activities,
    );
    return this;
  }
  /** Expects that the action is refused with the code and changes nothing. */
  expectRefusal(code: RefusalCode, act: (flow: TestFlow) => void): this {
    const before = this.state;
    let refused: RefusalCode | null = null;
    try {
      act(this);
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error;
      refused = error.code;
    }
    deepStrictEqual(refused, code);
    deepStrictEqual(this.state, before);
    return this;
  }
}

export function testFlow(definition: WorkflowDefinition, facts: TestFacts = {}): TestFlow {
  return new TestFlow(definition, facts);
}
