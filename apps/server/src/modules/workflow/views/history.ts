import type { InstanceLog } from '@inkstone/api';
import {
  systemActor,
  type BranchOutcome,
  type ExpiryStep,
  type InstanceEvent,
  type InstanceEventType,
  type InstanceState,
  type Involvement,
  type ItemResult,
  type TokenFailure,
  type Visit,
  type VisitOutcome,
  type WorkItem,
} from '@inkstone/workflow';

/** A line of the history before the names of people, activities and files are added. */
export type HistoryLine = Omit<
  InstanceLog,
  'actor' | 'principal' | 'people' | 'removed' | 'activityName' | 'activityName_i18n' | 'files' | 'signature' | 'failure' | 'changedVersion'
> & {
  readonly actor: string | null;
  /** The person for whom the actor acted. */
  readonly principal: string | null;
  readonly people: readonly string[];
  readonly removed: readonly string[];
  /** Ids of files. */
  readonly files: readonly string[];
  readonly signature: string | null;
  readonly failure: TokenFailure | null;
};

export interface LoggedEvent {
  readonly seq: number;
  readonly event: InstanceEvent;
}

/** Returns what people see of an instance's events, oldest first; automatic events have no actor. `state` is the one after all events. */
export function historyOf(log: readonly LoggedEvent[], state: InstanceState): HistoryLine[] {
  const events = log.map(({ event }) => event);
  return log.flatMap(({ seq, event }) => {
    const describe = describers[event.type] as Describer<InstanceEventType> | undefined;
    const line = describe?.(event, { state, events });
    return line ? [{ ...blank, id: String(seq), at: event.at, ...line, ...(line.actor === systemActor && { actor: null }) }] : [];
  });
}

type Line = Partial<HistoryLine> & Pick<HistoryLine, 'kind'>;
type EventOf<T extends InstanceEventType> = Extract<InstanceEvent, { type: T }>;
type Describer<T extends InstanceEventType> = (
  event: EventOf<T>,
  all: { readonly state: InstanceState; readonly events: readonly InstanceEvent[] },
) => Line | null;

const blank: Omit<HistoryLine, 'id' | 'at' | 'kind'> = {
  actor: null,
  principal: null,
  people: [],
  removed: [],
  activityCode: null,
  round: null,
  opinion: null,
  files: [],
  signature: null,
  seal: null,
  client: null,
  superseded: false,
  failure: null,
  fields: [],
  count: null,
};

const describers: { readonly [T in InstanceEventType]?: Describer<T> } = {
  'item-done': (event, { state, events }) => {
    const item = state.items[event.item];
    if (!item) return null;
    const { kind, seal = null } =
      item.kind === 'assist' && event.result === 'submitted' ? { kind: 'assisted' as const } : results[event.result];
    const people = event.result === 'forwarded' ? receiversOf(item, events) : [];
    return {
      kind,
      seal,
      people,
      actor: event.actor,
      principal: event.actor === item.holder ? null : item.holder,
      opinion: event.opinion,
      files: event.attachments,
      signature: event.signature ?? null,
      client: event.client,
      receivedAt: item.receivedAt,
      ...dueOf(state.visits[item.visit]),
      ...positionOf(state, state.visits[item.visit]),
      ...(item.result === 'retrieved' && { superseded: true }),
    };
  },
  'item-retrieved': (event, { state }) => {
    const item = state.items[event.item];
    return item ? { kind: 'retrieved', actor: event.actor, ...positionOf(state, state.visits[item.visit]) } : null;
  },
  steered: ({ how, activity, added, removed, reason, actor }) => ({
    kind: how,
    actor,
    people: added,
    removed,
    opinion: reason,
    activityCode: activity,
  }),
  'people-appointed': ({ activity, people, actor, at }, { events }) =>
    events.some((each) => each.type === 'steered' && each.at === at) ? null : { kind: 'appointed', actor, people, activityCode: activity },
  migrated: ({ toVersion, actor }) => ({ kind: 'migrated', actor, version: toVersion }),
  'owner-changed': ({ to, reason, actor }) => ({ kind: 'owner-changed', actor, people: [to], opinion: reason }),
  'visit-opened': ({ visit }, { state, events }) => {
    if (visit.kind === 'service') return { kind: 'service-asked', ...positionOf(state, visit) };
    const people = events.flatMap((each) => (each.type === 'item-opened' && isFirstOf(each.item, visit) ? [each.item.holder] : []));
    return visit.kind === 'start' || people.length === 0 ? null : { kind: 'opened', people, ...positionOf(state, visit) };
  },
  'slot-opened': ({ slot }, { state }) =>
    slot.reason.kind === 'agreed-earlier'
      ? { kind: 'agreed-earlier', actor: slot.person, ...positionOf(state, state.visits[slot.visit]) }
      : null,
  'participants-chosen': ({ activity, choice }) => ({ kind: 'chosen', actor: choice.by, people: choice.people, activityCode: activity }),
  replayed: ({ activity, fields }) => ({ kind: 'replayed', activityCode: activity, fields: [...fields] }),
  'visit-closed': ({ visit: id, outcome }, { state }) => {
    const visit = state.visits[id];
    const kind = visit?.kind === 'service' ? serviceKinds[outcome] : outcome === 'skipped' ? 'skipped' : undefined;
    return kind ? { kind, ...positionOf(state, visit) } : null;
  },
  'child-started': (event, { state, events }) => {
    const count = runOf(event, events, (each) => each.type === 'child-started' && each.child.visit === event.child.visit);
    return count > 0 ? { kind: 'children-started', count, ...positionOf(state, state.visits[event.child.visit]) } : null;
  },
  'child-released': (event, { state, events }) => {
    const visitOf = (child: string): string | undefined => state.children?.[child]?.visit;
    const count = runOf(event, events, (each) => each.type === 'child-released' && visitOf(each.child) === visitOf(event.child));
    return count > 0 ? { kind: 'children-released', count, ...positionOf(state, state.visits[visitOf(event.child) ?? '']) } : null;
  },
  'child-ended': ({ child, outcome }, { state }) => childLine(state, child, childKinds[outcome]),
  'child-failed': ({ child }, { state }) => childLine(state, child, 'child-failed'),
  'reader-added': ({ actor, person }) => ({ kind: 'mentioned', actor, people: [person] }),
  'token-failed': ({ activity, failure }) => ({ kind: 'exception', activityCode: activity, failure }),
  'token-resumed': ({ activity, actor }) => ({ kind: 'retried', activityCode: activity, actor }),
  'people-involved': ({ involvement, actor }, { state }) => ({
    kind: involvementKinds[involvement.way],
    actor,
    people: involvement.people,
    opinion: involvement.note,
    files: involvement.files,
    ...positionOf(state, state.visits[involvement.visit]),
  }),
  'item-cancelled': ({ item: id, reason, actor }, { state }) => {
    const item = state.items[id];
    if (!item || reason !== 'withdrawn') return null;
    return { kind: 'taken-back', actor, people: [item.holder], ...positionOf(state, state.visits[item.visit]) };
  },
  'timer-fired': ({ timer, step }, { state }) => ({
    kind: timer.purpose === 'wait' ? 'waited' : timer.purpose === 'remind' ? 'reminded' : lateKinds[step ?? 'nothing'],
    ...positionOf(state, state.visits[timer.visit]),
  }),
  'status-changed': ({ status, outcome, reason, actor }) => {
    if (outcome === 'finished') return { kind: 'finished', actor, opinion: reason };
    if (status === 'COMPLETED') return { kind: 'completed' };
    if (status === 'CANCELED') return { kind: 'canceled', actor, opinion: reason, seal: 'canceled' };
    return status === 'DRAFT' ? { kind: 'retrieved', actor, opinion: reason } : null;
  },
};

const lateKinds: Readonly<Record<ExpiryStep, HistoryLine['kind']>> = {
  nothing: 'overdue',
  agree: 'late-agreed',
  disagree: 'late-disagreed',
  back: 'late-back',
  route: 'late-route',
  'manager-added': 'late-manager',
  'manager-instead': 'late-manager',
};

const serviceKinds: Readonly<Partial<Record<VisitOutcome, HistoryLine['kind']>>> = {
  finished: 'service-finished',
  failed: 'service-failed',
};

const childKinds: Readonly<Record<BranchOutcome, HistoryLine['kind']>> = {
  agreed: 'child-agreed',
  disagreed: 'child-disagreed',
  submitted: 'child-ended',
  terminated: 'child-terminated',
};

const results: Readonly<Record<ItemResult, { kind: HistoryLine['kind']; seal?: HistoryLine['seal'] }>> = {
  agreed: { kind: 'agreed', seal: 'agree' },
  disagreed: { kind: 'disagreed', seal: 'disagree' },
  submitted: { kind: 'submitted' },
  forwarded: { kind: 'forwarded' },
  rejected: { kind: 'rejected', seal: 'reject' },
  answered: { kind: 'answered' },
  declined: { kind: 'declined' },
  read: { kind: 'read' },
  retrieved: { kind: 'retrieved' },
};

const involvementKinds: Readonly<Record<Involvement['way'], HistoryLine['kind']>> = {
  before: 'added-before',
  after: 'added-after',
  beside: 'added-beside',
  assist: 'assist-asked',
  consult: 'consulted',
  circulate: 'circulated',
};

/** Returns the length of a run of such events at its first event; 0 at the others. */
function runOf(event: InstanceEvent, events: readonly InstanceEvent[], isSuch: (each: InstanceEvent) => boolean): number {
  const first = events.indexOf(event);
  const before = events[first - 1];
  if (before && isSuch(before)) return 0;
  const after = events.findIndex((each, index) => index > first && !isSuch(each));
  return (after === -1 ? events.length : after) - first;
}

/** `people` holds the person in whose name the sub-process was started. */
function childLine(state: InstanceState, id: string, kind: HistoryLine['kind']): Line | null {
  const child = state.children?.[id];
  return child ? { kind, people: [child.initiator], ...positionOf(state, state.visits[child.visit]) } : null;
}

function dueOf(visit: Visit | undefined): { readonly dueAt?: string } {
  return visit?.dueAt === undefined ? {} : { dueAt: visit.dueAt };
}

function receiversOf(item: WorkItem, events: readonly InstanceEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'item-opened' && event.item.source === item.id ? [event.item.holder] : []));
}

function isFirstOf(item: WorkItem, visit: Visit): boolean {
  return item.visit === visit.id && item.source === null;
}

function positionOf(state: InstanceState, visit: Visit | undefined): Pick<HistoryLine, 'activityCode' | 'round' | 'superseded'> {
  if (!visit) return { activityCode: null, round: null, superseded: false };
  return { activityCode: visit.activity, round: visit.round, superseded: isSuperseded(state, visit) };
}

/** The activity was reached again, or the whole instance went back to draft. */
function isSuperseded(state: InstanceState, visit: Visit): boolean {
  const isRepeated = Object.values(state.visits).some((each) => each.activity === visit.activity && each.round > visit.round);
  return isRepeated || visit.pass < state.draftedPass;
}
