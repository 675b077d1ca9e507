import { cancelLeave, letPersonLeave } from '@inkstone/api';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { handOver } from '../../required-services/hand-over.ts';
import { dayOf } from '../day.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues, type OrganizationIssue } from '../organization-issue.ts';
import { leaveIssues, leaveNow, type Leave } from './leave.ts';
import { scheduleLeave } from './scheduled-leave.ts';
import { seenPeople } from './stored-person.ts';
import { writePerson } from './write-person.ts';

const declaration = { permission: 'administrator', peopleOnly: true } as const;

/** At once up to today; with a later date when that day has ended. */
export const letPersonLeaveEndpoint = defineCommand(letPersonLeave, {
  ...declaration,
  async handle(context, { leftOn, successorId, takesOverManagement, reason = null, ...seen }) {
    const { trx, actor, now, timeZone, locale } = context;
    await lockOrganization(trx);
    const [person] = await seenPeople(trx, [seen]);
    const leave: Leave = { leftOn, successorId, takesOverManagement, reason };
    const isScheduled = leftOn > dayOf(now(), timeZone);
    const openTasks = await handOver.get().count(trx, seen.id);
    const issues: OrganizationIssue[] = await leaveIssues(trx, person!, leave);
    if (successorId === actor.id && (isScheduled || openTasks > 0)) issues.push({ code: 'successor-is-caller', path: 'successorId' });
    if (isScheduled && !person!.active) issues.push({ code: 'person-inactive', path: 'id', params: { name: person!.name } });
    refuseIssues(issues, locale);
    if (!isScheduled) return { ...(await leaveNow(context, seen.id, leave)), isScheduled };
    await scheduleLeave(trx, { personId: seen.id, scheduledBy: actor.id, ...leave });
    return { ...(await writePerson(trx, seen.id, { leftOn })), handOverId: null, openTasks, isScheduled };
  },
});

export const cancelLeaveEndpoint = defineCommand(cancelLeave, {
  ...declaration,
  async handle({ trx, locale }, seen) {
    await lockOrganization(trx);
    const [person] = await seenPeople(trx, [seen]);
    const { name, active, fieldSources } = person!;
    const source = fieldSources['leftOn'];
    refuseIssues(
      [
        ...(active ? [] : [{ code: 'person-inactive', path: 'id', params: { name } } as const]),
        ...(source === undefined ? [] : [{ code: 'field-owned', path: 'id', params: { source } } as const]),
      ],
      locale,
    );
    await trx.deleteFrom('scheduled_leaves').where('person_id', '=', seen.id).execute();
    return writePerson(trx, seen.id, { leftOn: null });
  },
});
