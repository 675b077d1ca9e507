import type { WorkflowDefinition } from '@inkstone/schema';
import type { Instant, PersonId } from '../state/command.ts';
import { indexDefinition } from '../definition-index.ts';
import type { FactRequest, Facts } from '../state/fact.ts';
import { choosableFrom } from '../flow/chosen-source.ts';
import { gatherSources } from '../flow/participants.ts';
import { slotsOf, visitsOf } from '../state/instance-query.ts';
import type { InstanceState, WorkItem } from '../state/instance-state.ts';
import { createDecisionContext, FactsMissing } from '../decision-context.ts';

export interface ChoiceInput {
  readonly definition: WorkflowDefinition;
  readonly state: InstanceState;
  /** The person who chooses. */
  readonly actor: PersonId;
  /** The record's owner; unset: the actor. */
  readonly owner?: PersonId | undefined;
  /** The item at which they act; null: at the submit of a draft. */
  readonly item: Pick<WorkItem, 'activity'> | null;
  readonly at: Instant;
  readonly facts: Facts;
}

/** An upcoming activity whose people the actor may choose. */
export interface ActivityChoice {
  readonly activity: string;
  readonly by: 'previous' | 'initiator';
  readonly multiple: boolean;
  /** The people they may choose from; null: everybody. */
  readonly people: readonly PersonId[] | null;
  /** The people chosen before; once it was reached, the people asked there last. */
  readonly chosen: readonly PersonId[];
}

export type Choices =
  | { readonly kind: 'choices'; readonly choices: readonly ActivityChoice[] }
  | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] };

/**
 * Whether a person who acts there chooses people for later activities. At the submit of a draft only the choices that the initiator has to
 * make count.
 */
export function choosesPeople(definition: WorkflowDefinition, item: Pick<WorkItem, 'activity'> | null): boolean {
  const index = indexDefinition(definition);
  const choices = choosableFrom(index, item?.activity ?? index.start?.code ?? '');
  return item ? choices.length > 0 : choices.some(({ source }) => source.by === 'initiator');
}

/** Returns whom the actor may choose for upcoming activities, by the same sources against which the engine checks a choice. */
export function listChoices({ definition, state, actor, owner = actor, item, at, facts }: ChoiceInput): Choices {
  const index = indexDefinition(definition);
  const known = { ...state, initiator: state.initiator ?? actor, owner: state.owner ?? owner };
  const context = createDecisionContext(definition, known, { action: 'Submit', id: 'choices', actor, at, client: 'OTHER' }, facts);
  try {
    const choices = choosableFrom(index, item?.activity ?? index.start?.code ?? '').map(({ activity, source }): ActivityChoice => {
      const within = source.scope.length === 0 ? null : gatherSources(context, activity, source.scope);
      const people = typeof within === 'string' ? [] : (within?.map(({ person }) => person) ?? null);
      return { activity, by: source.by, multiple: source.multiple, people, chosen: chosenBefore(state, activity) };
    });
    return { kind: 'choices', choices };
  } catch (error) {
    if (error instanceof FactsMissing) return { kind: 'needs', requests: [...context.missing.values()] };
    throw error;
  }
}

function chosenBefore(state: InstanceState, activity: string): readonly PersonId[] {
  const pending = state.chosen?.[activity]?.people;
  const [last] = visitsOf(state, activity);
  const asked = last ? slotsOf(state, last.id).filter(({ reason }) => reason.kind !== 'fallback') : [];
  return pending ?? asked.map(({ person }) => person);
}
