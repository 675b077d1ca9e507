import type { InstanceLog } from '@inkstone/api';
import type { InstanceEvent, InstanceEventType, InstanceState, ItemResult, Visit, WorkItem } from '@inkstone/workflow';

/** A line of the history before people, activities and files got their names. */
export type HistoryLine = Omit<InstanceLog, 'actor' | 'people' | 'activityName' | 'activityName_i18n' | 'files' | 'signature'> & {
  readonly actor: string | null;
  readonly people: readonly string[];
  /** Ids of files. */
  readonly files: readonly string[];
  readonly signature: string | null;
};

export interface LoggedEvent {
  readonly seq: number;
  readonly event: InstanceEvent;
}

/** What people see of an instance's events, oldest first; `state` is the one after all of them. */
export function historyOf(log: readonly LoggedEvent[], state: InstanceState): HistoryLine[] {
  const events = log.map(({ event }) => event);
  return log.flatMap(({ seq, event }) => {
    const describe = describers[event.type] as Describer<InstanceEventType> | undefined;
    const line = describe?.(event, { state, events });
    return line ? [{ ...blank, id: String(seq), at: event.at, ...line }] : [];
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
  people: [],
  activityCode: null,
  round: null,
  opinion: null,
  files: [],
  signature: null,
  seal: null,
  client: null,
  superseded: false,
};

const describers: { readonly [T in InstanceEventType]?: Describer<T> } = {
  'item-done': (event, { state, events }) => {
    const item = state.items[event.item];
    if (!item) return null;
    const { kind, seal = null } = results[event.result];
    const people = event.result === 'forwarded' ? receiversOf(item, events) : [];
    return {
      kind,
      seal,
      people,
      actor: event.actor,
      opinion: event.opinion,
      files: event.attachments,
      signature: event.signature ?? null,
      client: event.client,
      ...placeOf(state, state.visits[item.visit]),
    };
  },
  'visit-opened': ({ visit }, { state, events }) => {
    const people = events.flatMap((each) => (each.type === 'item-opened' && isFirstOf(each.item, visit) ? [each.item.holder] : []));
    return visit.kind === 'start' || people.length === 0 ? null : { kind: 'opened', people, ...placeOf(state, visit) };
  },
  'visit-closed': ({ visit, outcome }, { state }) =>
    outcome === 'skipped' ? { kind: 'skipped', ...placeOf(state, state.visits[visit]) } : null,
  'token-failed': ({ activity }) => ({ kind: 'exception', activityCode: activity }),
  'status-changed': ({ status, reason, actor }) => {
    if (status === 'COMPLETED') return { kind: 'completed' };
    if (status === 'CANCELED') return { kind: 'canceled', actor, opinion: reason, seal: 'canceled' };
    return status === 'DRAFT' ? { kind: 'retrieved', actor, opinion: reason } : null;
  },
};

const results: Readonly<Record<ItemResult, { kind: HistoryLine['kind']; seal?: HistoryLine['seal'] }>> = {
  agreed: { kind: 'agreed', seal: 'agree' },
  disagreed: { kind: 'disagreed', seal: 'disagree' },
  submitted: { kind: 'submitted' },
  forwarded: { kind: 'forwarded' },
  rejected: { kind: 'rejected', seal: 'reject' },
  read: { kind: 'read' },
};

function receiversOf(item: WorkItem, events: readonly InstanceEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'item-opened' && event.item.source === item.id ? [event.item.holder] : []));
}

function isFirstOf(item: WorkItem, visit: Visit): boolean {
  return item.visit === visit.id && item.source === null;
}

function placeOf(state: InstanceState, visit: Visit | undefined): Pick<HistoryLine, 'activityCode' | 'round' | 'superseded'> {
  if (!visit) return { activityCode: null, round: null, superseded: false };
  return { activityCode: visit.activity, round: visit.round, superseded: isSuperseded(state, visit) };
}

/** The activity was come to again, or the whole instance went back to draft. */
function isSuperseded(state: InstanceState, visit: Visit): boolean {
  const isRepeated = Object.values(state.visits).some((each) => each.activity === visit.activity && each.round > visit.round);
  return isRepeated || visit.pass < state.draftedPass;
}
