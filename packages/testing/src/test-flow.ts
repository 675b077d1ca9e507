import { deepStrictEqual } from 'node:assert/strict';
import type { InstanceOutcome } from '@inkstone/workflow';
import {
  decide,
  initialState,
  listRejectTargets,
  replay,
  type Command,
  type Decision,
  type InstanceEvent,
  type InstanceState,
  type RefusalCode,
  type Resubmit,
  type WorkItem,
} from '@inkstone/workflow';
import type { InstanceStatus, WorkflowDefinition } from '@inkstone/schema';
import { withWorld, type TestWorld } from './test-world.ts';

/** Thrown by an action of the driver that the engine refused. */
export class ActionRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, params: unknown) {
    super(`refused: ${code} ${JSON.stringify(params ?? {})}`);
    this.code = code;
  }
}

type WithoutFrame<C> = C extends Command ? Omit<C, 'id' | 'at' | 'client'> : never;

/**
 * Drives the workflow engine as people would: each call is one action of one person on their own open item. After each, the events
 * and the state have gone through JSON, and replaying all events gives the state.
 *
 * ```ts
 * testFlow(definition).start('employee').agree('manager').expectAt('finance');
 * ```
 */
export class TestFlow {
  readonly definition: WorkflowDefinition;
  world: TestWorld;
  state: InstanceState = initialState;
  readonly events: InstanceEvent[] = [];
  private commands = 0;

  constructor(definition: WorkflowDefinition, world: TestWorld) {
    this.definition = definition;
    this.world = world;
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
  retrieve(actor: string): this {
    return this.perform({ action: 'Retrieve', actor });
  }
  cancel(actor: string, operatorIsAdministrator = false): this {
    return this.perform({ action: 'Cancel', actor, operatorIsAdministrator });
  }
  read(actor: string): this {
    const copy = Object.values(this.state.items).find(
      (item) => item.kind === 'circulate' && item.holder === actor && item.state === 'open',
    );
    if (!copy) throw new Error(`${actor} has nothing to read`);
    return this.perform({ action: 'Read', actor, itemId: copy.id });
  }

  /** Decides a command with the world's answers, without carrying it out. */
  decide(command: WithoutFrame<Command>): Exclude<Decision, { kind: 'needs' }> {
    const minute = String(this.commands).padStart(4, '0');
    const framed = {
      ...command,
      id: `0190aaaa-bbbb-7ccc-8ddd-00000000${minute}`,
      at: new Date(Date.UTC(2026, 0, 5, 1, this.commands)).toISOString(),
      client: 'PC',
    } as Command;
    return withWorld(this.world, (facts) => decide(this.definition, this.state, framed, facts));
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

  /** A person's open item, of an activity when they have several. */
  itemOf(actor: string, at?: string): WorkItem {
    const [item, other] = this.openItems().filter((each) => each.holder === actor && (at === undefined || each.activity === at));
    if (!item) throw new Error(`${actor} has nothing to do${at ? ` at ${at}` : ''}; open: ${this.describe()}`);
    if (other) throw new Error(`${actor} has several things to do: say where`);
    return item;
  }
  openItems(): WorkItem[] {
    return Object.values(this.state.items).filter((item) => item.state === 'open' && item.slot !== null);
  }
  /** `who@where` of all open items. */
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
  /** The open items, as `who@where`. */
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
  /** The action is refused with the code and changes nothing. */
  expectRefusal(code: RefusalCode, act: (flow: TestFlow) => void): this {
    const before = this.state;
    let refused: RefusalCode | null = null;
    try {
      act(this);
    } catch (problem) {
      if (!(problem instanceof ActionRefused)) throw problem;
      refused = problem.code;
    }
    deepStrictEqual(refused, code);
    deepStrictEqual(this.state, before);
    return this;
  }
}

export function testFlow(definition: WorkflowDefinition, world: TestWorld = {}): TestFlow {
  return new TestFlow(definition, world);
}
