import { localizedNames } from '@inkstone/schema';
import { systemActor, type InstanceEvent, type InstanceState, type WorkItem } from '@inkstone/workflow';
import type { Trx } from '../../platform/db/database.ts';
import type { Write } from '../../platform/db/transactions/write-together.ts';
import { noticeWrites, settlingWrites, type Notice } from '../messages/index.ts';
import { directory } from '../organization/index.ts';
import { administratorsOf } from './administration/administers.ts';
import type { LoadedInstance } from './instance/instance-store.ts';
import { titleOf } from './instance/instance-title.ts';

interface CommandOutcome {
  readonly instance: LoadedInstance;
  readonly events: readonly InstanceEvent[];
  readonly after: InstanceState;
  readonly at: Date;
}

/** Returns what notifies people of what a command means for them, and marks messages about tasks that are done or cancelled as read. */
export async function noticeWritesOf(trx: Trx, outcome: CommandOutcome): Promise<Write[]> {
  const closed = outcome.events.flatMap((event) => (event.type === 'item-done' || event.type === 'item-cancelled' ? [event.item] : []));
  const notices = [...noticesOf(outcome), ...(await alertsOf(trx, outcome))];
  return [...settlingWrites(closed, outcome.at), ...(await noticeWrites(trx, notices, outcome.at))];
}

/** Nobody is notified of their own actions. */
function noticesOf(outcome: CommandOutcome): Notice[] {
  const { events, after } = outcome;
  const actor = events[0]?.actor ?? systemActor;
  const notices = [
    ...events.flatMap((event) => itemNotice(outcome, event)),
    ...events.flatMap((event) => timeNotice(outcome, event)),
    ...endNotice(outcome),
    ...versionNotice(outcome),
  ];
  const open = (id: string | null) => id === null || after.items[id]?.state === 'open';
  return notices
    .filter(({ workItemId }) => open(workItemId))
    .map((notice) => ({ ...notice, people: withAgent(notice, after).filter((person) => person !== actor) }))
    .filter(({ people }) => people.length > 0);
}

/** The delegate of a task receives its notices too. */
function withAgent({ people, workItemId }: Notice, { items }: InstanceState): readonly string[] {
  const agent = workItemId === null ? undefined : items[workItemId]?.agent;
  return agent ? [...people, agent.person] : people;
}

function itemNotice(outcome: CommandOutcome, event: InstanceEvent): Notice[] {
  const item = event.type === 'item-opened' ? event.item : event.type === 'item-activated' ? outcome.after.items[event.item] : undefined;
  if (item?.state !== 'open' && event.type !== 'item-activated') return [];
  if (!item) return [];
  const isBack = outcome.events.some((each) => each.type === 'rejected' || (each.type === 'timer-fired' && each.step === 'back'));
  const kind = item.kind === 'circulate' ? 'circulated' : isBack ? 'returned' : 'task';
  return [{ ...about(outcome, item), kind, people: [item.holder] }];
}

function timeNotice(outcome: CommandOutcome, event: InstanceEvent): Notice[] {
  if (event.type !== 'timer-fired') return [];
  const isReminder = event.timer.purpose === 'remind' || event.step === 'nothing';
  if (!isReminder) return [];
  const dueAt = outcome.after.visits[event.timer.visit]?.dueAt;
  const detail = dueAt !== undefined && dueAt <= outcome.at.toISOString() ? 'late' : 'soon';
  return Object.values(outcome.after.items)
    .filter((item) => item.visit === event.timer.visit && item.state === 'open' && item.slot !== null)
    .map((item) => ({ ...about(outcome, item, detail), kind: 'reminder', people: [item.holder] }));
}

function endNotice(outcome: CommandOutcome): Notice[] {
  const { after, instance, events } = outcome;
  const end = events.find((event) => event.type === 'status-changed' && (event.status === 'COMPLETED' || event.status === 'CANCELED'));
  if (end?.type !== 'status-changed') return [];
  const people = [after.initiator, after.owner].filter((person) => person !== null);
  const detail = end.status === 'CANCELED' ? 'canceled' : (end.outcome ?? 'submitted');
  const params = { ...titleOf(instance.row), detail, ...byOf(outcome) };
  return [{ kind: 'finished', people: [...new Set(people)], instanceId: instance.id, workItemId: null, params }];
}

/** Notifies the initiator and everybody with an open task, unless a new task notifies them anyway. */
function versionNotice(outcome: CommandOutcome): Notice[] {
  const { instance, events, after } = outcome;
  if (!events.some((event) => event.type === 'migrated')) return [];
  const opened = new Set(events.flatMap((event) => (event.type === 'item-opened' ? [event.item.id] : [])));
  const holders = Object.values(after.items).flatMap((item) =>
    item.state === 'open' && item.slot !== null && !opened.has(item.id) ? [item.holder, ...(item.agent ? [item.agent.person] : [])] : [],
  );
  const people = [after.initiator, ...holders].filter((person) => person !== null);
  const params = { ...titleOf(instance.row), ...byOf(outcome) };
  return [{ kind: 'migrated', people: [...new Set(people)], instanceId: instance.id, workItemId: null, params }];
}

/** Notifies the workflow's administrators once of each token that cannot go on, and once more when a retry failed. */
async function alertsOf(trx: Trx, { instance, events, after }: CommandOutcome): Promise<Notice[]> {
  const failed = events.flatMap((event) => (event.type === 'token-failed' && after.tokens[event.token]?.failure ? [event.activity] : []));
  if (failed.length === 0) return [];
  const people = [...new Set([...(await administratorsOf(trx, instance.row)), ...(await directory(trx).administrators())])];
  return [...new Set(failed)].map((activity) => ({
    kind: 'exception',
    people,
    instanceId: instance.id,
    workItemId: null,
    params: { ...titleOf(instance.row), activity: nameOf(instance, activity) },
  }));
}

function about(outcome: CommandOutcome, item: WorkItem, detail?: string): Pick<Notice, 'instanceId' | 'workItemId' | 'params'> {
  const params = {
    ...titleOf(outcome.instance.row),
    activity: nameOf(outcome.instance, item.activity),
    ...byOf(outcome),
    ...(detail && { detail }),
  };
  return { instanceId: outcome.instance.id, workItemId: item.id, params };
}

function byOf({ events }: CommandOutcome): { by?: string } {
  const actor = events[0]?.actor;
  return actor === undefined || actor === systemActor ? {} : { by: actor };
}

function nameOf({ workflow }: LoadedInstance, code: string): { zh: string; en: string } {
  const activity = workflow.definition.activities.find((each) => each.code === code);
  if (!activity) return { zh: code, en: code };
  return localizedNames(activity);
}
