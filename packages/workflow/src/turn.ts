import type { WorkflowDefinition } from '@inkstone/schema';
import type { Command } from './command.ts';
import { indexDefinition, type DefinitionIndex } from './definition-index.ts';
import { createDerivedIds } from './derived-id.ts';
import { evolve } from './evolve.ts';
import { completionIn, type CompletionFailure } from './completion.ts';
import type { FactAnswer, FactRequest, Facts } from './fact.ts';
import type { InstanceChange, InstanceEvent } from './instance-event.ts';
import type { InstanceState } from './instance-state.ts';
import type { Refusal } from './refusal.ts';
import type { RefusalCode } from './refusal-text.ts';

/** Thrown where a turn cannot go on before facts are known; they are in `missing`. Never leaves the engine. */
export class FactsMissing extends Error {}

/** Thrown where a command is refused. Never leaves the engine. */
export class CommandRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Both are caught a few frames above where they are thrown: capturing a stack would cost more than deciding. */
function withoutStack<E extends Error>(make: () => E): E {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

export function factsMissing(): FactsMissing {
  return withoutStack(() => new FactsMissing());
}

/** The carrying out of one command: the state as it becomes, and what happened so far. */
export interface Turn {
  readonly index: DefinitionIndex;
  readonly command: Command;
  readonly state: InstanceState;
  readonly events: readonly InstanceEvent[];
  /** Requests nobody has answered yet. */
  readonly missing: ReadonlyMap<string, FactRequest>;
  readonly asked: ReadonlyMap<string, FactRequest>;
  /** Tokens that stand at an activity they have not entered yet. */
  readonly queue: string[];
  /** Activities that were come to and wait for people the actor has to choose. */
  readonly unchosen: string[];
  /** A token that cannot go on refuses the command instead of becoming an exception (the submit of a draft). */
  refusesFailures: boolean;
  /** Why the instance cannot be completed; unset: nothing is known that speaks against it. */
  readonly completion: CompletionFailure | undefined;
  emit(change: InstanceChange): void;
  newId(): string;
  /** The answers in order. */
  ask(requests: readonly FactRequest[]): FactAnswer[];
  refuse(code: RefusalCode, params?: Refusal['params']): never;
}

export function createTurn(definition: WorkflowDefinition, initial: InstanceState, command: Command, facts: Facts): Turn {
  let state = initial;
  const events: InstanceEvent[] = [];
  const missing = new Map<string, FactRequest>();
  const asked = new Map<string, FactRequest>();
  const newId = createDerivedIds(command.id, command.at);
  return {
    index: indexDefinition(definition),
    command,
    events,
    missing,
    asked,
    queue: [],
    unchosen: [],
    refusesFailures: false,
    completion: completionIn(facts),
    newId,
    get state() {
      return state;
    },
    emit(change) {
      const event: InstanceEvent = { at: command.at, actor: command.actor, ...change };
      events.push(event);
      state = evolve(state, event);
    },
    ask(requests) {
      const answers: FactAnswer[] = [];
      for (const request of requests) {
        asked.set(request.key, request);
        const answer = facts.get(request.key);
        if (answer) answers.push(answer);
        else missing.set(request.key, request);
      }
      if (answers.length < requests.length) throw factsMissing();
      return answers;
    },
    refuse(code, params) {
      throw withoutStack(() => new CommandRefused(params ? { code, params } : { code }));
    },
  };
}
