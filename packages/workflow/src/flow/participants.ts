import type { ActivityOf, ParticipantSource } from '@inkstone/schema';
import { isSignal, type PersonId } from '../state/command.ts';
import type { FactAnswer, FactRequest, InstanceSource, ExternalSource } from '../state/fact.ts';
import { slotsOf, visitsOf } from '../state/instance-query.ts';
import type { InstanceState, Participant, ParticipantReason, TokenFailure } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { chosenSource, mayStillChoose } from './chosen-source.ts';

export type Resolution =
  | { readonly kind: 'people'; readonly participants: readonly Participant[] }
  | { readonly kind: 'skip' }
  /** Nobody was found, and that counts as a failed vote. */
  | { readonly kind: 'fail' }
  /** The actor has to choose people first. */
  | { readonly kind: 'unchosen' }
  | { readonly kind: 'failed'; readonly failure: TokenFailure };

type ParticipantSettings = Pick<
  ActivityOf<'approve'>,
  'code' | 'name' | 'participants' | 'whenNobody' | 'whenInitiator' | 'policy' | 'onReentry'
>;

/**
 * Resolves who acts in an activity: the people appointed for it; at re-entry the earlier handlers unless others were chosen since;
 * otherwise the union of the sources, with the initiator replaced or left out as configured; and when nobody is left the fallbacks in order
 * (workflow design, section 2, "Participants").
 */
export function resolveParticipants(context: DecisionContext, activity: ParticipantSettings): Resolution {
  const appointed = activePeople(context, context.state.appointed?.[activity.code] ?? []);
  if (appointed.length > 0) return people(appointed, () => ({ kind: 'appointed' }));

  // A migration asks the people that the new version names.
  const asksAgain = activity.onReentry === 'earlier' && context.command.action !== 'Migrate' && !isChosen(context.state, activity.code);
  const earlier = asksAgain ? activePeople(context, earlierHandlers(context.state, activity)) : [];
  if (earlier.length > 0) return people(earlier, () => ({ kind: 'earlier-handler' }));

  const source = chosenSource(context.index, activity.code);
  if (source && !isChosen(context.state, activity.code) && mayStillChoose(context, source)) return { kind: 'unchosen' };
  const named = gatherSources(context, activity.code, activity.participants);
  if (typeof named === 'string') return sourceFailed(named);
  const settled = settleInitiator(context, activity, named);
  if (typeof settled === 'string') return sourceFailed(settled);
  return settled.length > 0 ? { kind: 'people', participants: settled } : fallBack(context, activity);
}

/** Whether people were chosen for the activity since it was last reached. */
export function isChosen({ chosen }: InstanceState, activity: string): boolean {
  return chosen?.[activity] !== undefined;
}

function people(persons: readonly PersonId[], reason: (person: PersonId) => ParticipantReason): Resolution {
  return { kind: 'people', participants: persons.map((person) => ({ person, reason: reason(person) })) };
}

function sourceFailed(detail: string): Resolution {
  return { kind: 'failed', failure: { at: 'entry', cause: 'source', detail } };
}

/** Returns the active people of the sources in order, without duplicates; or an error text when they cannot be resolved. */
export function gatherSources(context: DecisionContext, activity: string, sources: readonly ParticipantSource[]): Participant[] | string {
  const requests = sources.map((source) => sourceRequest(context, activity, source));
  const answers = context.ask(requests.flatMap((request) => request ?? []));
  const found = new Map<PersonId, Participant>();
  for (const [index, source] of sources.entries()) {
    const answer = requests[index] ? peopleOf(answers.shift()!) : [];
    if (typeof answer === 'string') return answer;
    for (const person of answer) if (!found.has(person)) found.set(person, { person, reason: { kind: 'source', source } });
  }
  return [...found.values()];
}

function sourceRequest(context: DecisionContext, activity: string, source: ParticipantSource): FactRequest | null {
  if (isInstanceSource(source)) return activeRequest(peopleOfInstance(context.state, activity, source));
  return externalRequest(context, source);
}

function externalRequest(context: DecisionContext, source: ExternalSource): FactRequest {
  const { initiator, owner } = context.state;
  return { key: `source:${JSON.stringify(source)}`, kind: 'source', source, initiator: initiator!, owner: owner! };
}

function isInstanceSource(source: ParticipantSource): source is InstanceSource {
  return source.kind === 'initiator' || source.kind === 'owner' || source.kind === 'activity-handlers' || source.kind === 'chosen';
}

function peopleOfInstance(state: InstanceState, activity: string, source: InstanceSource): readonly PersonId[] {
  switch (source.kind) {
    case 'initiator':
      return state.initiator === null ? [] : [state.initiator];
    case 'owner':
      return state.owner === null ? [] : [state.owner];
    case 'activity-handlers':
      return handlersOf(state, source.activity);
    case 'chosen':
      return state.chosen?.[activity]?.people ?? [];
  }
}

/** Returns the people who acted in the latest finished visit of an activity. */
function handlersOf(state: InstanceState, activity: string): PersonId[] {
  const visit = visitsOf(state, activity).find(
    (each) => each.outcome === 'agreed' || each.outcome === 'disagreed' || each.outcome === 'submitted',
  );
  if (!visit) return [];
  return slotsOf(state, visit.id).flatMap((slot) => (slot.state === 'done' ? [slot.person] : []));
}

/**
 * Returns the people asked again at a re-entry: those who acted where one is enough, everybody who was asked where all count. Visits before
 * the last draft do not count: a retrieved form starts again.
 */
function earlierHandlers(state: InstanceState, activity: ParticipantSettings): PersonId[] {
  const visit = visitsOf(state, activity.code).find((each) => each.pass >= state.draftedPass && each.outcome !== 'skipped');
  if (!visit) return [];
  const slots = slotsOf(state, visit.id);
  const rejecters = new Set(Object.values(state.items).flatMap((item) => (item.result === 'rejected' ? [item.slot] : [])));
  const acted = slots.filter((slot) => slot.state === 'done' || rejecters.has(slot.id));
  return (activity.policy.kind === 'any' && acted.length > 0 ? acted : slots).map((slot) => slot.person);
}

/** Returns the active ones of the people. */
export function activePeople(context: DecisionContext, persons: readonly PersonId[]): readonly PersonId[] {
  const request = activeRequest([...new Set(persons)]);
  if (!request) return [];
  const answer = peopleOf(context.ask([request])[0]!);
  return typeof answer === 'string' ? [] : answer;
}

function activeRequest(persons: readonly PersonId[]): FactRequest | null {
  return persons.length === 0 ? null : { key: `active:${persons.join(',')}`, kind: 'active', people: persons };
}

function settleInitiator(
  context: DecisionContext,
  activity: ParticipantSettings,
  participants: readonly Participant[],
): Participant[] | string {
  const { initiator } = context.state;
  if (activity.whenInitiator === 'allow' || !participants.some((each) => each.person === initiator)) return [...participants];
  const others = participants.filter((each) => each.person !== initiator);
  if (activity.whenInitiator === 'skip') return others;
  const managers = peopleOf(context.ask([{ key: `manager:${initiator}`, kind: 'manager', of: initiator! }])[0]!);
  if (typeof managers === 'string') return managers;
  const added = managers.filter((person) => person !== initiator && !others.some((each) => each.person === person));
  return [...others, ...added.map((person): Participant => ({ person, reason: { kind: 'initiator-manager' } }))];
}

/**
 * Returns who replaces a person who leaves when `to` should: an initiator is replaced as the activity defines. Empty: nobody is left by
 * that rule.
 */
export function successorsOf(
  context: DecisionContext,
  activity: ParticipantSettings,
  { from, to }: { readonly from: PersonId; readonly to: PersonId },
) {
  const settled = settleInitiator(context, activity, [{ person: to, reason: { kind: 'forward', from } }]);
  return typeof settled === 'string' ? [] : settled.filter(({ person }) => person !== from);
}

/** Returns the people of the activity's fallbacks; null when they name nobody. */
export function fallbackPeople(context: DecisionContext, activity: ParticipantSettings, leaving: PersonId): readonly Participant[] | null {
  const resolution = fallBack(context, activity, leaving);
  return resolution.kind === 'people' ? resolution.participants : null;
}

function fallBack(context: DecisionContext, activity: ParticipantSettings, leaving?: PersonId): Resolution {
  for (const fallback of activity.whenNobody) {
    if (fallback.kind === 'skip' || fallback.kind === 'fail') return { kind: fallback.kind };
    if (fallback.kind === 'exception') break;
    if (fallback.kind === 'refuse') {
      if (isSignal(context.command)) return { kind: 'failed', failure: { at: 'entry', cause: 'nobody' } };
      context.refuse('NobodyResolved', { activity: activity.name });
    }
    const asked = peopleOf(context.ask([fallbackRequest(context, fallback)])[0]!);
    if (typeof asked === 'string') return sourceFailed(asked);
    const staying = asked.filter((person) => person !== leaving);
    const others = activity.whenInitiator === 'allow' ? staying : staying.filter((person) => person !== context.state.initiator);
    const found = fallback.kind === 'managers' ? others.slice(0, 1) : [...new Set(others)];
    if (found.length > 0) return people(found, () => ({ kind: 'fallback', fallback: fallback.kind }));
  }
  return { kind: 'failed', failure: { at: 'entry', cause: 'nobody' } };
}

type FallbackToPeople = Extract<ActivityOf<'approve'>['whenNobody'][number], { kind: 'administrators' | 'managers' | 'users' }>;

function fallbackRequest(context: DecisionContext, fallback: FallbackToPeople): FactRequest {
  if (fallback.kind === 'administrators') return { key: 'administrators', kind: 'administrators' };
  if (fallback.kind === 'users') return externalRequest(context, fallback);
  const of = context.state.initiator!;
  return { key: `manager-chain:${of}`, kind: 'manager-chain', of };
}

/** Returns the people of an answer, or an error text when they cannot be resolved. */
function peopleOf(answer: FactAnswer): readonly PersonId[] | string {
  if (answer.kind === 'people') return answer.people;
  return answer.kind === 'error' ? answer.cause : 'no people';
}
