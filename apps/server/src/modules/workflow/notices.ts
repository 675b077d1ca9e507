import { localizedName } from '@inkstone/schema';
import { systemActor, type InstanceEvent, type InstanceState, type WorkItem } from '@inkstone/workflow';
import type { Trx } from '../../platform/db/database.ts';
import { notify, settleMessages, type Notice } from '../messages/index.ts';
import { directory } from '../organization/index.ts';
import { administratorsOf } from './administration/administers.ts';
import type { LoadedInstance } from './instance-store.ts';
import { titleOf } from './instance-title.ts';

interface Told {
  readonly instance: LoadedInstance;
  readonly events: readonly InstanceEvent[];
  readonly after: InstanceState;
  readonly at: Date;
}

/** Tells people what a command means for them; what they were told of tasks that are done or gone is read. */
export async function tellPeople(trx: Trx, told: Told): Promise<void> {
  const closed = told.events.flatMap((event) => (event.type === 'item-done' || event.type === 'item-cancelled' ? [event.item] : []));
  await settleMessages(trx, closed, told.at);
  await notify(trx, [...noticesOf(told), ...(await alertsOf(trx, told))], told.at);
}

/** Nobody is told of what they did themselves. */
function noticesOf(told: Told): Notice[] {
  const { events, after } = told;
  const actor = events[0]?.actor ?? systemActor;
  const notices = [
    ...events.flatMap((event) => itemNotice(told, event)),
    ...events.flatMap((event) => timeNotice(told, event)),
    ...endNotice(told),
    ...versionNotice(told),
  ];
  const open = (id: string | null) => id === null || after.items[id]?.state === 'open';
  return notices
    .filter(({ workItemId }) => open(workItemId))
    .map((notice) => ({ ...notice, people: withAgent(notice, after).filter((person) => person !== actor) }))
    .filter(({ people }) => people.length > 0);
}

/** Who is entrusted with a task is told of it as well. */
function withAgent({ people, workItemId }: Notice, { items }: InstanceState): readonly string[] {
  const agent = workItemId === null ? undefined : items[workItemId]?.agent;
  return agent ? [...people, agent.person] : people;
}

function itemNotice(told: Told, event: InstanceEvent): Notice[] {
  const item = event.type === 'item-opened' ? event.item : event.type === 'item-activated' ? told.after.items[event.item] : undefined;
  if (item?.state !== 'open' && event.type !== 'item-activated') return [];
  if (!item) return [];
  const isBack = told.events.some((each) => each.type === 'rejected' || (each.type === 'timer-fired' && each.step === 'back'));
  const kind = item.kind === 'circulate' ? 'circulated' : isBack ? 'returned' : 'task';
  return [{ ...about(told, item), kind, people: [item.holder] }];
}

function timeNotice(told: Told, event: InstanceEvent): Notice[] {
  if (event.type !== 'timer-fired') return [];
  const isReminder = event.timer.purpose === 'remind' || event.step === 'nothing';
  if (!isReminder) return [];
  const dueAt = told.after.visits[event.timer.visit]?.dueAt;
  const detail = dueAt !== undefined && dueAt <= told.at.toISOString() ? 'late' : 'soon';
  return Object.values(told.after.items)
    .filter((item) => item.visit === event.timer.visit && item.state === 'open' && item.slot !== null)
    .map((item) => ({ ...about(told, item, detail), kind: 'reminder', people: [item.holder] }));
}

function endNotice(told: Told): Notice[] {
  const { after, instance, events } = told;
  const end = events.find((event) => event.type === 'status-changed' && (event.status === 'COMPLETED' || event.status === 'CANCELED'));
  if (end?.type !== 'status-changed') return [];
  const people = [after.initiator, after.owner].filter((person) => person !== null);
  const detail = end.status === 'CANCELED' ? 'canceled' : (end.outcome ?? 'submitted');
  const params = { ...titleOf(instance.row), detail, ...byOf(told) };
  return [{ kind: 'finished', people: [...new Set(people)], instanceId: instance.id, workItemId: null, params }];
}

/** Whoever began it or has something to do in it, unless a new task tells them. */
function versionNotice({ instance, events, after, ...told }: Told): Notice[] {
  if (!events.some((event) => event.type === 'migrated')) return [];
  const opened = new Set(events.flatMap((event) => (event.type === 'item-opened' ? [event.item.id] : [])));
  const holders = Object.values(after.items).flatMap((item) =>
    item.state === 'open' && item.slot !== null && !opened.has(item.id) ? [item.holder, ...(item.agent ? [item.agent.person] : [])] : [],
  );
  const people = [after.initiator, ...holders].filter((person) => person !== null);
  const params = { ...titleOf(instance.row), ...byOf({ instance, events, after, ...told }) };
  return [{ kind: 'migrated', people: [...new Set(people)], instanceId: instance.id, workItemId: null, params }];
}

/** Whoever looks after the workflow is told once of each place where it cannot go on, and once more when trying again failed. */
async function alertsOf(trx: Trx, { instance, events, after }: Told): Promise<Notice[]> {
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

function about(told: Told, item: WorkItem, detail?: string): Pick<Notice, 'instanceId' | 'workItemId' | 'params'> {
  const params = {
    ...titleOf(told.instance.row),
    activity: nameOf(told.instance, item.activity),
    ...byOf(told),
    ...(detail && { detail }),
  };
  return { instanceId: told.instance.id, workItemId: item.id, params };
}

function byOf({ events }: Told): { by?: string } {
  const actor = events[0]?.actor;
  return actor === undefined || actor === systemActor ? {} : { by: actor };
}

function nameOf({ workflow }: LoadedInstance, code: string): { zh: string; en: string } {
  const activity = workflow.definition.activities.find((each) => each.code === code);
  if (!activity) return { zh: code, en: code };
  return { zh: localizedName(activity, 'zh'), en: localizedName(activity, 'en') };
}
