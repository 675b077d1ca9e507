import { getParticipants } from '@inkstone/api';
import type { InstanceState, Slot, Visit, WorkItem } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadModel } from '../../apps/index.ts';
import { activityNames } from '../definition-names.ts';
import { rightsAt } from '../rights/rights.ts';
import { peopleNamedIn, reasonText } from '../views/participant-reason.ts';
import { personNames } from '../../organization/index.ts';
import { readableInstance } from '../views/readable-instance.ts';
import { unitNames } from '../views/unit-names.ts';

/** Open to readers of the instance. */
export const getParticipantsEndpoint = defineQuery(getParticipants, {
  permission: 'participant',
  async handle(context, { workflowInstanceId, activityCode }) {
    const { db, locale } = context;
    const instance = await readableInstance(context, workflowInstanceId);
    const { row, state, workflow } = instance;
    const { permission } = rightsAt(instance, context.actor);
    const visits = visitsShown(state, activityCode);
    const slots = visits.map((visit) => slotsOf(state, visit));
    const reasons = slots.flat().map(({ reason }) => reason);
    const nameOf = await personNames(db, [...slots.flat().map(({ person }) => person), ...peopleNamedIn(reasons)]);
    const { definition: model } = await loadModel(db, row.schema_code);
    const units = await unitNames(db, reasons, locale);
    const names = { locale, workflow: workflow.definition, model, permission, person: (id: string) => nameOf(id).name, ...units };
    return visits.map((visit, index) => ({
      activityCode: visit.activity,
      ...activityNames(workflow.definition, visit.activity),
      round: visit.round,
      people: slots[index]!.map((slot) => ({
        ...nameOf(slot.person),
        state: isWaiting(state, slot) ? ('waiting' as const) : slot.state,
        vote: slot.vote,
        reason: reasonText([slot.reason], [], names),
      })),
    }));
  },
});

function visitsShown({ visits }: InstanceState, activityCode: string | undefined): Visit[] {
  const all = Object.values(visits).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (activityCode === undefined) return all.filter(({ status }) => status === 'open');
  return all.filter(({ activity }) => activity === activityCode).slice(-1);
}

function slotsOf({ slots }: InstanceState, visit: Visit): Slot[] {
  return Object.values(slots)
    .filter((slot) => slot.visit === visit.id)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function isWaiting({ items }: InstanceState, slot: Slot): boolean {
  const own = Object.values(items).filter((item: WorkItem) => item.slot === slot.id);
  return slot.state === 'open' && own.every((item) => item.state !== 'open') && own.some((item) => item.state === 'waiting');
}
