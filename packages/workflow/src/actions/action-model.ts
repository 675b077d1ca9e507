import type { Action, CommandOf, PersonId } from '../command.ts';
import type { ActionOffer } from '../action-offer.ts';
import type { DefinitionIndex } from '../definition-index.ts';
import type { InstanceState } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/** One person's look at an instance. */
export interface ActorView {
  readonly index: DefinitionIndex;
  readonly state: InstanceState;
  readonly actor: PersonId;
  readonly isAdministrator: boolean;
}

/** What an action is: to whom it is offered, and what it does. */
export interface ActionModel<A extends Action> {
  readonly action: A;
  offers(view: ActorView): ActionOffer[];
  /** Carries the action out, or refuses it. */
  perform(turn: Turn, command: CommandOf<A>): void;
}
