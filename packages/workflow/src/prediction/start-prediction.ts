import type { Activity, ParticipantSource, WorkflowDefinition } from '@inkstone/schema';
import { createDerivedIds } from '../state/derived-id.ts';
import { awaitedSignal } from './awaited-signal.ts';
import { systemActor, type Command, type Instant, type PersonId } from '../state/command.ts';
import { decideWithRequests } from '../decide.ts';
import { activityName, indexDefinition, isHuman, type DefinitionIndex } from '../definition-index.ts';
import { draftCollections } from '../state/entity-collection.ts';
import type { FactRequest, Facts } from '../state/fact.ts';
import { completingAction } from '../offers/completing-action.ts';
import { failureRefusal } from '../flow/token-move.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { slotsOf } from '../state/instance-query.ts';
import type { InstanceState, Participant, Visit } from '../state/instance-state.ts';
import type { PredictedActivity, Prediction } from './prediction.ts';
import type { Refusal } from '../texts/refusal.ts';

export interface PredictionQuestion {
  readonly definition: WorkflowDefinition;
  readonly state: InstanceState;
  /** The person who would submit the draft. */
  readonly actor: PersonId;
  /** The record's owner; unset: the actor. */
  readonly owner?: PersonId | undefined;
  readonly at: Instant;
}

/**
 * Returns the open and upcoming human activities if everybody agrees, with their people and the reasons. It runs `decide` on a copy, so the
 * prediction equals what happens with the same answers. Whatever follows a condition depends on the fields of the condition.
 *
 * The facts are answers for the form with its current values, saved or not. With more answers the prediction goes on: a step for which
 * facts were missing is repeated, those before it are not. Answers once given must stay the same.
 */
export function startPrediction(question: PredictionQuestion): (facts: Facts) => Prediction {
  const { definition, at } = question;
  const index = indexDefinition(definition);
  const newId = createDerivedIds('prediction', at);
  const dependsOn = new Set<string>();
  const upcoming = new Set<string>();
  const { visits, slots, items, ...rest } = question.state;
  const [drafts, changes] = draftCollections({ visits, slots, items });
  let state: InstanceState = { ...rest, ...drafts };
  let command = nextCommand(question, state, newId());
  let activities: PredictedActivity[] | null = null;

  // Terminates: every step closes an item, and an activity that is reached twice ends the prediction.
  return (facts) => {
    activities ??= openVisits(state).map((visit) => predictVisit({ index, facts, state, visit, when: 'open', conditions: dependsOn }));
    for (; command !== null; command = nextCommand(question, state, newId())) {
      const { decision, requested, after } = decideWithRequests(definition, state, command, facts);
      if (decision.kind !== 'accepted') changes.undo();
      if (decision.kind === 'needs') return decision;
      if (decision.kind === 'refused') return { kind: 'predicted', activities, end: { code: decision.code, params: decision.params } };
      changes.keep();
      state = after;
      for (const field of fieldsOf(requested, facts)) dependsOn.add(field);
      for (const event of decision.events) {
        if (event.type !== 'visit-opened' || state.visits[event.visit.id]?.outcome === 'skipped') continue;
        const { activity, kind } = event.visit;
        if (kind === 'start') continue;
        if (upcoming.has(activity))
          return { kind: 'predicted', activities, end: { code: 'EndlessLoop', params: { activity: activityName(index, activity) } } };
        upcoming.add(activity);
        activities.push(predictVisit({ index, facts, state, visit: event.visit, when: 'upcoming', conditions: dependsOn }));
      }
    }
    return { kind: 'predicted', activities, end: endOf(index, state) };
  };
}

function openVisits(state: InstanceState): Visit[] {
  return inCreationOrder(state.visits).filter((visit) => visit.status === 'open');
}

/** Returns the command that agrees or submits for the next person who has something to do; null when nothing is left to do. */
function nextCommand({ definition, actor, owner, at }: PredictionQuestion, state: InstanceState, id: string): Command | null {
  const frame = { id, at, client: 'OTHER' as const, confirm: true };
  if (state.status === 'DRAFT') return { ...frame, action: 'Submit', actor: state.initiator ?? actor, owner };
  const index = indexDefinition(definition);
  const item = inCreationOrder(state.items).find((each) => each.state === 'open' && each.slot !== null);
  const activity = item && index.activities.get(item.activity);
  if (!item) return nextTimer(state, frame) ?? nextSignal(index, state, frame);
  if (!isHuman(activity)) return null;
  const action = completingAction(item, activity.kind);
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

/** Fires the next timer of an activity that only waits. */
function nextTimer(state: InstanceState, frame: Pick<Command, 'id' | 'at' | 'client'>): Command | null {
  const timer = inCreationOrder(state.timers).find(({ purpose }) => purpose === 'wait');
  if (!timer) return null;
  const at = frame.at > timer.at ? frame.at : timer.at;
  return { ...frame, at, action: 'TimerFired', actor: systemActor, timerId: timer.id };
}

/** Ends the next service or child that is running. */
function nextSignal(index: DefinitionIndex, state: InstanceState, frame: Pick<Command, 'id' | 'at' | 'client'>): Command | null {
  const signal = awaitedSignal(index, state);
  return signal && { ...frame, ...signal, actor: systemActor };
}

interface VisitToPredict {
  readonly index: DefinitionIndex;
  readonly facts: Facts;
  readonly state: InstanceState;
  readonly visit: Visit;
  readonly when: PredictedActivity['state'];
  /** The fields of the conditions on the path. */
  readonly conditions: ReadonlySet<string>;
}

function predictVisit({ index, facts, state, visit, when, conditions }: VisitToPredict): PredictedActivity {
  const { activity, kind } = visit;
  const sources = sourcesOf(index.activities.get(activity));
  const activityInfo = { activity, name: activityName(index, activity), kind, state: when };
  const isChosen = when === 'upcoming' && sources.some((source) => source.kind === 'chosen') && !wasChosen(state, visit);
  const people = isChosen ? [] : peopleOf(state, visit);
  const fields = when === 'open' ? [] : [...new Set([...conditions, ...sources.flatMap((source) => fieldsOfSource(source, facts))])];
  return { ...activityInfo, people, certainty: isChosen ? 'chosen' : fields.length === 0 ? 'certain' : 'depends', dependsOn: fields };
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
  const copies = inCreationOrder(state.items).filter((item) => item.visit === visit.id);
  return copies.map((item) => ({ person: item.holder, reason: { kind: 'circulate' } }));
}

/** Returns the fields by which a source names people, also when it currently names nobody. */
function fieldsOfSource(source: ParticipantSource, facts: Facts): readonly string[] {
  if (source.kind === 'control') return [source.control];
  const answer = source.kind === 'formula' ? facts.get(`source:${JSON.stringify(source)}`) : undefined;
  return answer?.kind === 'people' ? (answer.dependsOn ?? []) : [];
}

function fieldsOf(requested: readonly FactRequest[], facts: Facts): string[] {
  return requested.flatMap((request) => {
    const answer = facts.get(request.key);
    return request.kind === 'condition' && answer?.kind === 'truth' ? (answer.dependsOn ?? [request.condition]) : [];
  });
}

function endOf(index: DefinitionIndex, state: InstanceState): 'completed' | Refusal {
  const failed = inCreationOrder(state.tokens).find((token) => token.failure !== null);
  if (!failed?.failure) return 'completed';
  return failureRefusal(activityName(index, failed.activity), failed.failure);
}
