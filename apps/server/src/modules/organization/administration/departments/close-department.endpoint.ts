import { closeDepartment, reopenDepartment } from '@inkstone/api';
import type { Trx } from '../../../../platform/db/database.ts';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues, type OrganizationIssue } from '../organization-issue.ts';
import { departmentChanged, seenDepartment, storedDepartments } from './stored-department.ts';

export const closeDepartmentEndpoint = defineCommand(closeDepartment, {
  permission: 'administrator',
  async handle({ trx, locale, now }, seen) {
    await lockOrganization(trx);
    const { id } = await seenDepartment(trx, seen);
    refuseIssues(await openContents(trx, id), locale);
    await trx.updateTable('departments').set({ closed_at: now() }).where('id', '=', id).where('closed_at', 'is', null).execute();
    return departmentChanged(trx, id);
  },
});

export const reopenDepartmentEndpoint = defineCommand(reopenDepartment, {
  permission: 'administrator',
  async handle({ trx, locale }, seen) {
    await lockOrganization(trx);
    const { id, parentId } = await seenDepartment(trx, seen);
    const parent = parentId === null ? undefined : await storedDepartments(trx).where('id', '=', parentId).executeTakeFirst();
    if (parent?.isClosed) refuseIssues([{ code: 'department-closed', path: 'parentId', params: { name: parent.name } }], locale);
    await trx.updateTable('departments').set({ closed_at: null }).where('id', '=', id).execute();
    return departmentChanged(trx, id);
  },
});

async function openContents(trx: Trx, id: string): Promise<OrganizationIssue[]> {
  const { people } = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .where('department_id', '=', id)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  const { below } = await trx
    .selectFrom('departments')
    .select((eb) => eb.fn.countAll<string>().as('below'))
    .where('parent_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const issue = (code: OrganizationIssue['code'], count: number): OrganizationIssue[] =>
    count === 0 ? [] : [{ code, path: 'id', params: { count } }];
  return [...issue('department-has-people', Number(people)), ...issue('department-has-departments', Number(below))];
}
