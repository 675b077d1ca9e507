import type { WorkflowDefinition } from '@inkstone/schema';
import { activityName } from './definition-index.ts';
import { modelOfAction } from './actions/models.ts';
import type { Command } from './state/command.ts';
import type { Decision } from './state/decision.ts';
import type { FactRequest, Facts } from './state/fact.ts';
import { offersAction } from './offers/configured-action.ts';
import { delegateNewItems, exceedsDelegation } from './flow/delegation.ts';
import { advance } from './advance.ts';
import type { InstanceState } from './state/instance-state.ts';
import { CommandRefused, createDecisionContext, FactsMissing, type DecisionContext } from './decision-context.ts';

/**
 * Returns what a command does to an instance: the events to write, the refusal, or the facts that are needed first. Pure: the same four
 * arguments give the same decision, including the ids of new items. Atomic: a refused command has no events.
 *
 * ```ts
 * const decision = decide(definition, state, command, facts);
 * if (decision.kind === 'accepted') state = replay(decision.events, state);
 * ```
 */
export function decide(definition: WorkflowDefinition, state: InstanceState, command: Command, facts: Facts): Decision {
  return carryOut(createDecisionContext(definition, state, command, facts));
}

/** A decision with the state to which an accepted command leads, which is that of `replay`. */
export type ReachedDecision =
  | (Extract<Decision, { kind: 'accepted' }> & { readonly after: InstanceState })
  | Exclude<Decision, { kind: 'accepted' }>;

/** Like `decide`, for a caller that goes on with the state after the command. */
export function decideReaching(definition: WorkflowDefinition, state: InstanceState, command: Command, facts: Facts): ReachedDecision {
  const { decision, after } = decideWithRequests(definition, state, command, facts);
  return decision.kind === 'accepted' ? { ...decision, after } : decision;
}

/** Like `decide`, and also returns the facts that were requested on the way, and the state after an accepted command. */
export function decideWithRequests(
  definition: WorkflowDefinition,
  state: InstanceState,
  command: Command,
  facts: Facts,
): { readonly decision: Decision; readonly requested: readonly FactRequest[]; readonly after: InstanceState } {
  const context = createDecisionContext(definition, state, command, facts);
  const decision = carryOut(context);
  return { decision, requested: [...context.requested.values()], after: context.state };
}

/** Refuses an action that the activity does not offer, or that exceeds the delegation. */
function requireOfferedAction(context: DecisionContext): void {
  const { command } = context;
  const item = 'itemId' in command && command.itemId !== undefined ? context.state.items[command.itemId] : undefined;
  if (item && exceedsDelegation(item, command)) context.refuse('EntrustedWithoutForward');
  if (item && !offersAction(context.index, item, command.action)) context.refuse('ActionNotOffered');
}

/** Refuses with `NextNobodySelected`, naming all activities for which people still have to be chosen. */
function requireChosen(context: DecisionContext): void {
  const { unchosen, index } = context;
  if (unchosen.length === 0) return;
  context.refuse('NextNobodySelected', {
    activity: unchosen.map((code) => activityName(index, code)).join(' / '),
    activityCodes: unchosen.join(','),
  });
}

function carryOut(context: DecisionContext): Decision {
  const { command } = context;
  try {
    const item = 'itemId' in command ? (command.itemId ?? null) : null;
    context.emit({ type: 'acted', action: command.action, command: command.id, item, client: command.client });
    requireOfferedAction(context);
    modelOfAction(command).perform(context, command);
    advance(context);
    requireChosen(context);
    delegateNewItems(context);
    return { kind: 'accepted', events: context.events };
  } catch (error) {
    if (error instanceof FactsMissing || (error instanceof CommandRefused && context.missing.size > 0)) {
      return { kind: 'needs', requests: [...context.missing.values()] };
    }
    if (error instanceof CommandRefused) return { kind: 'refused', ...error.refusal };
    throw error;
  }
}
