import type { ActivityOf, ParticipantSource } from '@inkstone/schema';
import { isSignal, type PersonId } from '../command.ts';
import type { FactAnswer, FactRequest, InstanceSource, OutsideSource } from '../fact.ts';
import { slotsOf, visitsOf } from '../instance-query.ts';
import type { InstanceState, Participant, ParticipantReason, TokenFailure } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { chosenSource, mayStillChoose } from './chosen-source.ts';

export type Resolution =
  | { readonly kind: 'people'; readonly participants: readonly Participant[] }
  | { readonly kind: 'skip' }
  /** Nobody is there, and that counts as a failed vote. */
  | { readonly kind: 'fail' }
  /** The actor has to choose people first. */
  | { readonly kind: 'unchosen' }
  | { readonly kind: 'failed'; readonly failure: TokenFailure };

type ParticipantSettings = Pick<
  ActivityOf<'approve'>,
  'code' | 'name' | 'participants' | 'whenNobody' | 'whenInitiator' | 'policy' | 'onReentry'
>;

/**
 * Who acts in an activity: whoever was appointed for it, at re-entry the earlier handlers unless others were chosen since, else the sources united, the initiator replaced or left out as the
 * activity says, and when nobody is left the fallbacks in order (workflow design, section 2, "Participants").
 */
export function resolveParticipants(turn: Turn, activity: ParticipantSettings): Resolution {
  const appointed = activePeople(turn, turn.state.appointed?.[activity.code] ?? []);
  if (appointed.length > 0) return people(appointed, () => ({ kind: 'appointed' }));

  // Another version asks whom it names.
  const asksAgain = activity.onReentry === 'earlier' && turn.command.action !== 'Migrate' && !isChosen(turn.state, activity.code);
  const earlier = asksAgain ? activePeople(turn, earlierHandlers(turn.state, activity)) : [];
  if (earlier.length > 0) return people(earlier, () => ({ kind: 'earlier-handler' }));

  const source = chosenSource(turn.index, activity.code);
  if (source && !isChosen(turn.state, activity.code) && mayStillChoose(turn, source)) return { kind: 'unchosen' };
  const named = gatherSources(turn, activity.code, activity.participants);
  if (typeof named === 'string') return sourceFailed(named);
  const settled = settleInitiator(turn, activity, named);
  if (typeof settled === 'string') return sourceFailed(settled);
  return settled.length > 0 ? { kind: 'people', participants: settled } : fallBack(turn, activity);
}

/** Did somebody choose people for the activity since it was come to last? */
export function isChosen({ chosen }: InstanceState, activity: string): boolean {
  return chosen?.[activity] !== undefined;
}

function people(persons: readonly PersonId[], reason: (person: PersonId) => ParticipantReason): Resolution {
  return { kind: 'people', participants: persons.map((person) => ({ person, reason: reason(person) })) };
}

function sourceFailed(detail: string): Resolution {
  return { kind: 'failed', failure: { at: 'entry', cause: 'source', detail } };
}

/** The active people of the sources in order, without repeats; a text says why they cannot be told. */
export function gatherSources(turn: Turn, activity: string, sources: readonly ParticipantSource[]): Participant[] | string {
  const requests = sources.map((source) => sourceRequest(turn, activity, source));
  const answers = turn.ask(requests.flatMap((request) => request ?? []));
  const found = new Map<PersonId, Participant>();
  for (const [index, source] of sources.entries()) {
    const answer = requests[index] ? peopleOf(answers.shift()!) : [];
    if (typeof answer === 'string') return answer;
    for (const person of answer) if (!found.has(person)) found.set(person, { person, reason: { kind: 'source', source } });
  }
  return [...found.values()];
}

function sourceRequest(turn: Turn, activity: string, source: ParticipantSource): FactRequest | null {
  if (isInstanceSource(source)) return activeRequest(peopleOfInstance(turn.state, activity, source));
  return outsideRequest(turn, source);
}

function outsideRequest(turn: Turn, source: OutsideSource): FactRequest {
  const { initiator, owner } = turn.state;
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

/** Those who acted in the latest finished visit of an activity. */
function handlersOf(state: InstanceState, activity: string): PersonId[] {
  const visit = visitsOf(state, activity).find(
    (each) => each.outcome === 'agreed' || each.outcome === 'disagreed' || each.outcome === 'submitted',
  );
  if (!visit) return [];
  return slotsOf(state, visit.id).flatMap((slot) => (slot.state === 'done' ? [slot.person] : []));
}

/**
 * At a re-entry: where one is enough whoever acted, where all count everybody who was asked. Not counted is what was before the
 * last draft: a retrieved form starts anew.
 */
function earlierHandlers(state: InstanceState, activity: ParticipantSettings): PersonId[] {
  const visit = visitsOf(state, activity.code).find((each) => each.pass >= state.draftedPass && each.outcome !== 'skipped');
  if (!visit) return [];
  const slots = slotsOf(state, visit.id);
  const rejecters = new Set(Object.values(state.items).flatMap((item) => (item.result === 'rejected' ? [item.slot] : [])));
  const acted = slots.filter((slot) => slot.state === 'done' || rejecters.has(slot.id));
  return (activity.policy.kind === 'any' && acted.length > 0 ? acted : slots).map((slot) => slot.person);
}

/** Those of the people who are active. */
export function activePeople(turn: Turn, persons: readonly PersonId[]): readonly PersonId[] {
  const request = activeRequest([...new Set(persons)]);
  if (!request) return [];
  const answer = peopleOf(turn.ask([request])[0]!);
  return typeof answer === 'string' ? [] : answer;
}

function activeRequest(persons: readonly PersonId[]): FactRequest | null {
  return persons.length === 0 ? null : { key: `active:${persons.join(',')}`, kind: 'active', people: persons };
}

function settleInitiator(turn: Turn, activity: ParticipantSettings, participants: readonly Participant[]): Participant[] | string {
  const { initiator } = turn.state;
  if (activity.whenInitiator === 'allow' || !participants.some((each) => each.person === initiator)) return [...participants];
  const others = participants.filter((each) => each.person !== initiator);
  if (activity.whenInitiator === 'skip') return others;
  const managers = peopleOf(turn.ask([{ key: `manager:${initiator}`, kind: 'manager', of: initiator! }])[0]!);
  if (typeof managers === 'string') return managers;
  const added = managers.filter((person) => person !== initiator && !others.some((each) => each.person === person));
  return [...others, ...added.map((person): Participant => ({ person, reason: { kind: 'initiator-manager' } }))];
}

/**
 * Who takes the place of somebody who leaves, when `to` should: the initiator is replaced as the activity says. Empty: nobody is left by
 * that rule.
 */
export function successorsOf(turn: Turn, activity: ParticipantSettings, { from, to }: { readonly from: PersonId; readonly to: PersonId }) {
  const settled = settleInitiator(turn, activity, [{ person: to, reason: { kind: 'forward', from } }]);
  return typeof settled === 'string' ? [] : settled.filter(({ person }) => person !== from);
}

/** Who is asked by the activity's fallbacks when nobody else is left; null: it names no people for that. */
export function fallbackPeople(turn: Turn, activity: ParticipantSettings, leaving: PersonId): readonly Participant[] | null {
  const resolution = fallBack(turn, activity, leaving);
  return resolution.kind === 'people' ? resolution.participants : null;
}

function fallBack(turn: Turn, activity: ParticipantSettings, leaving?: PersonId): Resolution {
  for (const fallback of activity.whenNobody) {
    if (fallback.kind === 'skip' || fallback.kind === 'fail') return { kind: fallback.kind };
    if (fallback.kind === 'exception') break;
    if (fallback.kind === 'refuse') {
      if (isSignal(turn.command)) return { kind: 'failed', failure: { at: 'entry', cause: 'nobody' } };
      turn.refuse('NobodyResolved', { activity: activity.name });
    }
    const asked = peopleOf(turn.ask([fallbackRequest(turn, fallback)])[0]!);
    if (typeof asked === 'string') return sourceFailed(asked);
    const staying = asked.filter((person) => person !== leaving);
    const others = activity.whenInitiator === 'allow' ? staying : staying.filter((person) => person !== turn.state.initiator);
    const found = fallback.kind === 'managers' ? others.slice(0, 1) : [...new Set(others)];
    if (found.length > 0) return people(found, () => ({ kind: 'fallback', fallback: fallback.kind }));
  }
  return { kind: 'failed', failure: { at: 'entry', cause: 'nobody' } };
}

type FallbackToPeople = Extract<ActivityOf<'approve'>['whenNobody'][number], { kind: 'administrators' | 'managers' | 'users' }>;

function fallbackRequest(turn: Turn, fallback: FallbackToPeople): FactRequest {
  if (fallback.kind === 'administrators') return { key: 'administrators', kind: 'administrators' };
  if (fallback.kind === 'users') return outsideRequest(turn, fallback);
  const of = turn.state.initiator!;
  return { key: `manager-chain:${of}`, kind: 'manager-chain', of };
}

/** The people of an answer; a text says why they cannot be told. */
function peopleOf(answer: FactAnswer): readonly PersonId[] | string {
  if (answer.kind === 'people') return answer.people;
  return answer.kind === 'error' ? answer.cause : 'no people';
}
