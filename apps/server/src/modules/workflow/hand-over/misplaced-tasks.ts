import { sql } from 'kysely';
import type { MisplacedTask } from '@inkstone/api';
import { localizedName, type Locale, type ParticipantSource, type WorkflowDefinition } from '@inkstone/schema';
import type { Slot } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { directory, membershipsView, personNames, type TaskPlacement } from '../../organization/index.ts';
import { activityNames } from '../definition-names.ts';
import { loadInstance, type LoadedInstance } from '../instance/instance-store.ts';
import { isOrganizationSource, peopleOfOrganization } from '../facts/participant-source.ts';

const maxInstances = 500;

/** Only what departments, managers and roles found is compared; people who were chosen, added or appointed stay. */
export const openTaskPlacement: TaskPlacement = {
  async countOpen(executor, departmentIds) {
    const { count } = await tasksOf(executor, departmentIds)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async candidates(executor, departmentIds) {
    const rows = await tasksOf(executor, departmentIds).select('i.id').distinct().orderBy('i.id', 'desc').limit(maxInstances).execute();
    return rows.map(({ id }) => id);
  },
  async misplaced(executor, instanceIds, locale) {
    const tasks: MisplacedTask[] = [];
    for (const id of instanceIds) tasks.push(...(await misplacedIn(executor, await loadInstance(executor, id), locale)));
    return tasks;
  },
};

/** Selects open tasks, without copies to read, that people of departments hold, or of instances that they started or own. */
function tasksOf(executor: Executor, departmentIds: readonly string[]) {
  const members = sql`(select person_id from ${membershipsView} as m where m.department_id = any(${[...departmentIds]}::uuid[]))`;
  return executor
    .selectFrom('work_items as w')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .where('w.state', 'in', ['open', 'waiting'])
    .where('w.kind', '<>', 'circulate')
    .where('i.deleted_at', 'is', null)
    .where('i.finished_at', 'is', null)
    .where(sql<boolean>`(i.initiator_id in ${members} or i.owner_id in ${members} or w.holder_id in ${members})`);
}

async function misplacedIn(executor: Executor, { id, row, state, workflow }: LoadedInstance, locale: Locale): Promise<MisplacedTask[]> {
  const open = Object.values(state.slots).filter((slot) => slot.state === 'open' && isFoundByOrganization(slot));
  const tasks: MisplacedTask[] = [];
  for (const slot of open) {
    const activity = state.visits[slot.visit]!.activity;
    const found = new Set<string>();
    for (const source of sourcesAt(workflow.definition, activity)) {
      if (!isOrganizationSource(source)) continue;
      const people = await peopleOfOrganization(directory(executor), source, { initiator: row.initiator_id, owner: row.owner_id });
      for (const person of people) found.add(person);
    }
    if (found.has(slot.person)) continue;
    const holders = new Set(open.filter(({ visit }) => visit === slot.visit).map(({ person }) => person));
    const nameOf = await personNames(executor, [slot.person, ...found]);
    const names = activityNames(workflow.definition, activity, state.former);
    tasks.push({
      workflowInstanceId: id,
      instanceName: localizedName(row, locale),
      activityCode: activity,
      activityName: localizedName({ name: names.activityName, name_i18n: names.activityName_i18n }, locale),
      from: nameOf(slot.person),
      to: [...found].filter((person) => !holders.has(person)).map(nameOf),
    });
  }
  return tasks;
}

function isFoundByOrganization({ reason }: Slot): boolean {
  return reason.kind === 'source' && isOrganizationSource(reason.source);
}

function sourcesAt({ activities }: WorkflowDefinition, code: string): readonly ParticipantSource[] {
  const activity = activities.find((each) => each.code === code);
  return activity && 'participants' in activity ? (activity.participants ?? []) : [];
}
