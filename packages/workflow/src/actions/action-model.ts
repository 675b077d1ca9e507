import type { Action, CommandOf, PersonId } from '../state/command.ts';
import type { ActionOffer } from './action-offer.ts';
import type { DefinitionIndex } from '../definition-index.ts';
import type { InstanceState } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';

/** An instance as seen by one person. */
export interface ActorView {
  readonly index: DefinitionIndex;
  readonly state: InstanceState;
  readonly actor: PersonId;
  readonly isAdministrator: boolean;
}

/** Defines an action: to whom it is offered and what it does. */
export interface ActionModel<A extends Action> {
  readonly action: A;
  offers(view: ActorView): ActionOffer[];
  /** Applies the action or refuses it. */
  perform(context: DecisionContext, command: CommandOf<A>): void;
}
