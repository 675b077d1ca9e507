import type { WorkflowDefinition } from '@inkstone/schema';
import { activityName } from './definition-index.ts';
import { modelOfAction } from './actions/models.ts';
import type { Command } from './command.ts';
import type { Decision } from './decision.ts';
import type { FactRequest, Facts } from './fact.ts';
import { offersAction } from './set-action.ts';
import { entrustNewItems, exceedsTrust } from './flow/entrust.ts';
import { advance } from './advance.ts';
import type { InstanceState } from './instance-state.ts';
import { CommandRefused, createTurn, FactsMissing, type Turn } from './turn.ts';

/**
 * What a command does to an instance: the events to write, why it is refused, or what must be known first. Pure: the same four
 * arguments give the same answer, ids of new items included. Nothing is half done: a refused command has no events.
 *
 * ```ts
 * const decision = decide(definition, state, command, facts);
 * if (decision.kind === 'accepted') state = replay(decision.events, state);
 * ```
 */
export function decide(definition: WorkflowDefinition, state: InstanceState, command: Command, facts: Facts): Decision {
  return carryOut(createTurn(definition, state, command, facts));
}

/** The same, telling also what was asked on the way. */
export function decideWithQuestions(
  definition: WorkflowDefinition,
  state: InstanceState,
  command: Command,
  facts: Facts,
): { readonly decision: Decision; readonly asked: readonly FactRequest[] } {
  const turn = createTurn(definition, state, command, facts);
  const decision = carryOut(turn);
  return { decision, asked: [...turn.asked.values()] };
}

/** An activity may offer only some of the actions. */
function requireSetAction(turn: Turn): void {
  const { command } = turn;
  const item = 'itemId' in command && command.itemId !== undefined ? turn.state.items[command.itemId] : undefined;
  if (item && exceedsTrust(item, command)) turn.refuse('EntrustedWithoutForward');
  if (item && !offersAction(turn.index, item, command.action)) turn.refuse('ActionNotOffered');
}

/** Everybody who is still to be chosen is asked for at once. */
function requireChosen(turn: Turn): void {
  const { unchosen, index } = turn;
  if (unchosen.length === 0) return;
  turn.refuse('NextNobodySelected', {
    activity: unchosen.map((code) => activityName(index, code)).join(' / '),
    activityCodes: unchosen.join(','),
  });
}

function carryOut(turn: Turn): Decision {
  const { command } = turn;
  try {
    const item = 'itemId' in command ? (command.itemId ?? null) : null;
    turn.emit({ type: 'acted', action: command.action, command: command.id, item, client: command.client });
    requireSetAction(turn);
    modelOfAction(command).perform(turn, command);
    advance(turn);
    requireChosen(turn);
    entrustNewItems(turn);
    return { kind: 'accepted', events: turn.events };
  } catch (problem) {
    if (problem instanceof FactsMissing || (problem instanceof CommandRefused && turn.missing.size > 0)) {
      return { kind: 'needs', requests: [...turn.missing.values()] };
    }
    if (problem instanceof CommandRefused) return { kind: 'refused', ...problem.refusal };
    throw problem;
  }
}
