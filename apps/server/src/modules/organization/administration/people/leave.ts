import type { CommandContext } from '../../../../platform/http/request-context.ts';
import type { Trx } from '../../../../platform/db/database.ts';
import { handOver } from '../../required-services/hand-over.ts';
import type { OrganizationIssue } from '../organization-issue.ts';
import type { PersonChange } from './person-change.ts';
import { administratorIssues, personIssues } from './person-issues.ts';
import { rightsOfLeaver } from './person-rules.ts';
import { replaceManager } from './replace-manager.ts';
import type { StoredPerson } from './stored-person.ts';
import { writePerson } from './write-person.ts';

/** How somebody leaves. */
export interface Leave {
  /** The last day. */
  readonly leftOn: string;
  /** Receives the open tasks; null: they stay where they are. */
  readonly successorId: string | null;
  readonly takesOverManagement: boolean;
  readonly reason: string | null;
}

/** Whoever has left is no administrator any more; departments and roles stay, so that enabling the person again restores them. */
const changeOf = ({ leftOn }: Leave): PersonChange => ({ active: false, leftOn, ...rightsOfLeaver });

/** Returns all issues of a leave. Those of the successor have the paths `successorId` and `takesOverManagement`. */
export async function leaveIssues(trx: Trx, person: StoredPerson, leave: Leave): Promise<OrganizationIssue[]> {
  return [
    ...(await personIssues(trx, person, changeOf(leave))),
    ...(await administratorIssues(trx, [{ person, path: 'id' }])),
    ...(await successorIssues(trx, person.id, leave)),
  ];
}

/** Disables a person and hands over what the checked leave says. */
export async function leaveNow(
  context: Pick<CommandContext, 'trx' | 'actor' | 'now'>,
  personId: string,
  leave: Leave,
): Promise<{ id: string; revision: number; handOverId: string | null; openTasks: number }> {
  const { trx } = context;
  const { successorId, takesOverManagement, reason } = leave;
  if (successorId !== null && takesOverManagement) await replaceManager(trx, { from: personId, to: successorId });
  const changed = await writePerson(trx, personId, changeOf(leave));
  const openTasks = await handOver.get().count(trx, personId);
  const isHandedOver = successorId !== null && openTasks > 0;
  const handOverId = isHandedOver ? await handOver.get().start(context, { from: personId, to: successorId, reason }) : null;
  return { ...changed, handOverId, openTasks };
}

async function successorIssues(trx: Trx, leavingId: string, { successorId, takesOverManagement }: Leave): Promise<OrganizationIssue[]> {
  const path = 'successorId';
  if (successorId === null) return takesOverManagement ? [{ code: 'successor-missing', path }] : [];
  if (successorId === leavingId) return [{ code: 'successor-self', path }];
  const successor = await trx.selectFrom('people').select(['name', 'active']).where('id', '=', successorId).executeTakeFirst();
  if (!successor) return [{ code: 'person-unknown', path }];
  const { name, active } = successor;
  return [
    ...(active ? [] : [{ code: 'person-inactive', path, params: { name } } as const]),
    ...(takesOverManagement ? await reportIssues(trx, leavingId) : []),
  ];
}

/** People whose direct manager another source maintains cannot get another one here. */
async function reportIssues(trx: Trx, managerId: string): Promise<OrganizationIssue[]> {
  const reports = await trx
    .selectFrom('people')
    .select(['name', 'field_sources'])
    .where('manager_id', '=', managerId)
    .orderBy('account')
    .execute();
  return reports.flatMap(({ name, field_sources: { managerId: source } }): OrganizationIssue[] =>
    source === undefined ? [] : [{ code: 'manager-owned', path: 'takesOverManagement', params: { name, source } }],
  );
}
