import type { WorkflowDefinition } from '@inkstone/schema';
import type { Command } from './state/command.ts';
import { indexDefinition, type DefinitionIndex } from './definition-index.ts';
import { createDerivedIds } from './state/derived-id.ts';
import { evolve } from './state/evolve.ts';
import { completionIn, type CompletionFailure } from './state/completion.ts';
import type { FactAnswer, FactRequest, Facts } from './state/fact.ts';
import type { InstanceChange, InstanceEvent } from './state/instance-event.ts';
import type { InstanceState } from './state/instance-state.ts';
import type { Refusal } from './texts/refusal.ts';
import type { RefusalCode } from './texts/refusal-text.ts';

/** Thrown where a decision cannot continue without facts; their requests are in `missing`. Never leaves the engine. */
export class FactsMissing extends Error {}

/** Thrown where a command is refused. Never leaves the engine. */
export class CommandRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Both errors are caught a few frames above: capturing a stack would cost more than deciding. */
function withoutStack<E extends Error>(make: () => E): E {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** It tells nothing but that facts are missing, so there is only one. */
export const factsMissing: FactsMissing = withoutStack(() => new FactsMissing());

/** The decision on one command: the state it leads to and the events so far. */
export interface DecisionContext {
  readonly index: DefinitionIndex;
  readonly command: Command;
  readonly state: InstanceState;
  readonly events: readonly InstanceEvent[];
  /** Requests without an answer. */
  readonly missing: ReadonlyMap<string, FactRequest>;
  readonly requested: ReadonlyMap<string, FactRequest>;
  /** Tokens at an activity that they have not entered yet. */
  readonly queue: string[];
  /** Activities that were reached and need people chosen by the actor. */
  readonly unchosen: string[];
  /** Whether a token that cannot continue refuses the command instead of becoming an exception (at the submit of a draft). */
  refusesFailures: boolean;
  /** Why the instance cannot be completed; unset: no reason is known. */
  readonly completion: CompletionFailure | undefined;
  emit(change: InstanceChange): void;
  newId(): string;
  /** Returns the answers in order; throws `FactsMissing` when one is missing. */
  ask(requests: readonly FactRequest[]): FactAnswer[];
  refuse(code: RefusalCode, params?: Refusal['params']): never;
}

export function createDecisionContext(
  definition: WorkflowDefinition,
  initial: InstanceState,
  command: Command,
  facts: Facts,
): DecisionContext {
  let state = initial;
  const events: InstanceEvent[] = [];
  const missing = new Map<string, FactRequest>();
  const requested = new Map<string, FactRequest>();
  const newId = createDerivedIds(command.id, command.at);
  return {
    index: indexDefinition(definition),
    command,
    events,
    missing,
    requested,
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
        requested.set(request.key, request);
        const answer = facts.get(request.key);
        if (answer) answers.push(answer);
        else missing.set(request.key, request);
      }
      if (answers.length < requests.length) throw factsMissing;
      return answers;
    },
    refuse(code, params) {
      throw withoutStack(() => new CommandRefused(params ? { code, params } : { code }));
    },
  };
}
