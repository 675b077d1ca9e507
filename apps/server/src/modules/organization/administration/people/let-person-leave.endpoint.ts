import { letPersonLeave } from '@inkstone/api';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { handOver } from '../../hand-over.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues, type OrganizationIssue } from '../organization-issue.ts';
import { administratorIssues, personIssues } from './person-issues.ts';
import { leavingIssues, rightsOfLeaver } from './person-rules.ts';
import { replaceManager } from './replace-manager.ts';
import { seenPeople } from './stored-person.ts';
import { writePerson } from './write-person.ts';
import { dayOf } from '../day.ts';
import type { Trx } from '../../../../platform/db/database.ts';

/** Whoever has left is no administrator any more; departments and roles stay, so that enabling the person again restores them. */
export const letPersonLeaveEndpoint = defineCommand(letPersonLeave, {
  permission: 'administrator',
  async handle({ trx, actor, now, timeZone, locale }, { leftOn, successorId, takesOverManagement, reason, ...seen }) {
    await lockOrganization(trx);
    const [person] = await seenPeople(trx, [seen]);
    const change = { active: false, leftOn, ...rightsOfLeaver };
    refuseIssues(
      [
        ...(await personIssues(trx, person!, change)),
        ...(await administratorIssues(trx, [{ person: person!, path: 'id' }])),
        ...leavingIssues(leftOn, dayOf(now(), timeZone)),
        ...(await successorIssues(trx, seen.id, { successorId, takesOverManagement })),
      ],
      locale,
    );
    if (successorId !== null && takesOverManagement) await replaceManager(trx, { from: seen.id, to: successorId });
    const changed = await writePerson(trx, seen.id, change);
    const openTasks = await handOver.get().count(trx, seen.id);
    const isHandedOver = successorId !== null && openTasks > 0;
    const handOverId = isHandedOver
      ? await handOver.get().start({ trx, actor, now }, { from: seen.id, to: successorId, reason: reason ?? null })
      : null;
    return { ...changed, handOverId, openTasks };
  },
});

async function successorIssues(
  trx: Trx,
  leavingId: string,
  { successorId, takesOverManagement }: { successorId: string | null; takesOverManagement: boolean },
): Promise<OrganizationIssue[]> {
  const path = 'successorId';
  if (successorId === null) return takesOverManagement ? [{ code: 'successor-missing', path }] : [];
  if (successorId === leavingId) return [{ code: 'successor-self', path }];
  const successor = await trx.selectFrom('people').select(['name', 'active']).where('id', '=', successorId).executeTakeFirst();
  if (!successor) return [{ code: 'person-unknown', path }];
  return successor.active ? [] : [{ code: 'person-inactive', path, params: { name: successor.name } }];
}
