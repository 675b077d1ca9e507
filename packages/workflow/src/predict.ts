import type { Activity, ParticipantSource, WorkflowDefinition } from '@inkstone/schema';
import { createDerivedIds } from './derived-id.ts';
import { awaitedSignal } from './awaited-signal.ts';
import { systemActor, type Command, type Instant, type PersonId } from './command.ts';
import { decideWithQuestions } from './decide.ts';
import { activityName, indexDefinition, isHuman, type DefinitionIndex } from './definition-index.ts';
import { replay } from './evolve.ts';
import type { FactRequest, Facts } from './fact.ts';
import { finishingAction } from './finishing-action.ts';
import { failureRefusal } from './flow/token-move.ts';
import { inOrder, slotsOf } from './instance-query.ts';
import type { InstanceState, Participant, Visit } from './instance-state.ts';
import type { PredictedActivity, Prediction } from './prediction.ts';
import type { Refusal } from './refusal.ts';

export interface PredictionInput {
  readonly definition: WorkflowDefinition;
  readonly state: InstanceState;
  /** Who would submit the draft. */
  readonly actor: PersonId;
  /** The record's owner; unset: the actor. */
  readonly owner?: PersonId | undefined;
  readonly at: Instant;
  /** Answered for the form as it stands, saved or not. */
  readonly facts: Facts;
}

/**
 * The activities people are in and will come to when everybody agrees, with the people and why them. It is `decide` itself on a
 * copy, so it never differs from what then happens on the same answers. What comes after a condition depends on its fields.
 */
export function predict(input: PredictionInput): Prediction {
  const { definition, facts } = input;
  const newId = createDerivedIds('prediction', input.at);
  const dependsOn = new Set<string>();
  const activities: PredictedActivity[] = openVisits(input.state).map((visit) =>
    predictVisit(input, input.state, visit, 'open', dependsOn),
  );
  const upcoming = new Set<string>();
  let { state } = input;

  // Ends, since every step closes an item and no activity is come to twice.
  for (;;) {
    const command = nextCommand(input, state, newId());
    if (command === null) return { kind: 'predicted', activities, end: endOf(definition, state) };
    const { decision, asked } = decideWithQuestions(definition, state, command, facts);
    if (decision.kind === 'needs') return decision;
    if (decision.kind === 'refused') return { kind: 'predicted', activities, end: { code: decision.code, params: decision.params } };
    state = replay(decision.events, state);
    for (const field of fieldsOf(asked, facts)) dependsOn.add(field);
    for (const event of decision.events) {
      if (event.type !== 'visit-opened' || state.visits[event.visit.id]?.outcome === 'skipped') continue;
      const { activity, kind } = event.visit;
      if (kind === 'start') continue;
      if (upcoming.has(activity))
        return {
          kind: 'predicted',
          activities,
          end: { code: 'EndlessLoop', params: { activity: activityName(indexDefinition(definition), activity) } },
        };
      upcoming.add(activity);
      activities.push(predictVisit(input, state, event.visit, 'upcoming', dependsOn));
    }
  }
}

function openVisits(state: InstanceState): Visit[] {
  return inOrder(state.visits).filter((visit) => visit.status === 'open');
}

/** Agreeing, or submitting, for whoever has something to do; null when nothing is left to be done. */
function nextCommand({ definition, actor, owner, at }: PredictionInput, state: InstanceState, id: string): Command | null {
  const frame = { id, at, client: 'OTHER' as const, confirm: true };
  if (state.status === 'DRAFT') return { ...frame, action: 'Submit', actor: state.initiator ?? actor, owner };
  const index = indexDefinition(definition);
  const item = inOrder(state.items).find((each) => each.state === 'open' && each.slot !== null);
  const activity = item && index.activities.get(item.activity);
  if (!item) return nextTime(state, frame) ?? nextSignal(index, state, frame);
  if (!isHuman(activity)) return null;
  const action = finishingAction(item, activity.kind);
  return {
    ...frame,
    action,
    actor: item.holder,
    itemId: item.id,
    opinion: action,
    attachments: [action],
    signature: action,
    isQrSignature: true,
  };
}

/** The next activity that only waits has waited. */
function nextTime(state: InstanceState, frame: Pick<Command, 'id' | 'at' | 'client'>): Command | null {
  const timer = inOrder(state.timers ?? {}).find(({ purpose }) => purpose === 'wait');
  if (!timer) return null;
  const at = frame.at > timer.at ? frame.at : timer.at;
  return { ...frame, at, action: 'TimerFired', actor: systemActor, timerId: timer.id };
}

/** What runs by itself is done next. */
function nextSignal(index: DefinitionIndex, state: InstanceState, frame: Pick<Command, 'id' | 'at' | 'client'>): Command | null {
  const signal = awaitedSignal(index, state);
  return signal && { ...frame, ...signal, actor: systemActor };
}

function predictVisit(
  { definition, facts }: PredictionInput,
  state: InstanceState,
  visit: Visit,
  when: PredictedActivity['state'],
  conditions: ReadonlySet<string>,
): PredictedActivity {
  const { activity, kind } = visit;
  const index = indexDefinition(definition);
  const sources = sourcesOf(index.activities.get(activity));
  const place = { activity, name: activityName(index, activity), kind, state: when };
  const isChosen = when === 'upcoming' && sources.some((source) => source.kind === 'chosen') && !wasChosen(state, visit);
  const people = isChosen ? [] : peopleOf(state, visit);
  const fields = when === 'open' ? [] : [...new Set([...conditions, ...sources.flatMap((source) => fieldsNaming(source, facts))])];
  return { ...place, people, certainty: isChosen ? 'chosen' : fields.length === 0 ? 'certain' : 'depends', dependsOn: fields };
}

function sourcesOf(activity: Activity | undefined): readonly ParticipantSource[] {
  return activity && 'participants' in activity ? activity.participants : [];
}

function wasChosen(state: InstanceState, { id }: Visit): boolean {
  return slotsOf(state, id).some(({ reason }) => reason.kind !== 'fallback');
}

function peopleOf(state: InstanceState, visit: Visit): Participant[] {
  const slots = slotsOf(state, visit.id).map(({ person, reason }) => ({ person, reason }));
  if (visit.kind !== 'circulate') return slots;
  const copies = inOrder(state.items).filter((item) => item.visit === visit.id);
  return copies.map((item) => ({ person: item.holder, reason: { kind: 'circulate' } }));
}

/** The fields by which a source names people, also where it names nobody as they stand. */
function fieldsNaming(source: ParticipantSource, facts: Facts): readonly string[] {
  if (source.kind === 'control') return [source.control];
  const answer = source.kind === 'formula' ? facts.get(`source:${JSON.stringify(source)}`) : undefined;
  return answer?.kind === 'people' ? (answer.dependsOn ?? []) : [];
}

function fieldsOf(asked: readonly FactRequest[], facts: Facts): string[] {
  return asked.flatMap((request) => {
    const answer = facts.get(request.key);
    return request.kind === 'condition' && answer?.kind === 'truth' ? (answer.dependsOn ?? [request.condition]) : [];
  });
}

function endOf(definition: WorkflowDefinition, state: InstanceState): 'completed' | Refusal {
  const failed = inOrder(state.tokens).find((token) => token.failure !== null);
  if (!failed?.failure) return 'completed';
  return failureRefusal(activityName(indexDefinition(definition), failed.activity), failed.failure);
}
