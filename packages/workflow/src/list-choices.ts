import type { WorkflowDefinition } from '@inkstone/schema';
import type { Instant, PersonId } from './command.ts';
import { indexDefinition } from './definition-index.ts';
import type { FactRequest, Facts } from './fact.ts';
import { choosableFrom } from './flow/chosen-source.ts';
import { gatherSources } from './flow/participants.ts';
import { slotsOf, visitsOf } from './instance-query.ts';
import type { InstanceState, WorkItem } from './instance-state.ts';
import { createTurn, FactsMissing } from './turn.ts';

export interface ChoiceInput {
  readonly definition: WorkflowDefinition;
  readonly state: InstanceState;
  /** Whoever chooses. */
  readonly actor: PersonId;
  /** The record's owner; unset: the actor. */
  readonly owner?: PersonId | undefined;
  /** Where they act; null: at the submit of a draft. */
  readonly item: Pick<WorkItem, 'activity'> | null;
  readonly at: Instant;
  readonly facts: Facts;
}

/** An activity to come whose people the actor may choose. */
export interface ActivityChoice {
  readonly activity: string;
  readonly by: 'previous' | 'initiator';
  readonly multiple: boolean;
  /** Whom they may choose; null: everybody. */
  readonly people: readonly PersonId[] | null;
  /** Who was chosen for it before; once it was come to, whoever was asked there last. */
  readonly chosen: readonly PersonId[];
}

export type Choices =
  | { readonly kind: 'choices'; readonly choices: readonly ActivityChoice[] }
  | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] };

/** Does whoever acts there choose people for what comes? At the submit of a draft only what the initiator has to choose for good counts. */
export function choosesPeople(definition: WorkflowDefinition, item: Pick<WorkItem, 'activity'> | null): boolean {
  const index = indexDefinition(definition);
  const choices = choosableFrom(index, item?.activity ?? index.start?.code ?? '');
  return item ? choices.length > 0 : choices.some(({ source }) => source.by === 'initiator');
}

/** Whom the actor may choose for activities to come, by the same sources the engine checks a choice against. */
export function listChoices({ definition, state, actor, owner = actor, item, at, facts }: ChoiceInput): Choices {
  const index = indexDefinition(definition);
  const known = { ...state, initiator: state.initiator ?? actor, owner: state.owner ?? owner };
  const turn = createTurn(definition, known, { action: 'Submit', id: 'choices', actor, at, client: 'OTHER' }, facts);
  try {
    const choices = choosableFrom(index, item?.activity ?? index.start?.code ?? '').map(({ activity, source }): ActivityChoice => {
      const within = source.scope.length === 0 ? null : gatherSources(turn, activity, source.scope);
      const people = typeof within === 'string' ? [] : (within?.map(({ person }) => person) ?? null);
      return { activity, by: source.by, multiple: source.multiple, people, chosen: chosenBefore(state, activity) };
    });
    return { kind: 'choices', choices };
  } catch (problem) {
    if (problem instanceof FactsMissing) return { kind: 'needs', requests: [...turn.missing.values()] };
    throw problem;
  }
}

function chosenBefore(state: InstanceState, activity: string): readonly PersonId[] {
  const pending = state.chosen?.[activity]?.people;
  const [last] = visitsOf(state, activity);
  const asked = last ? slotsOf(state, last.id).filter(({ reason }) => reason.kind !== 'fallback') : [];
  return pending ?? asked.map(({ person }) => person);
}
