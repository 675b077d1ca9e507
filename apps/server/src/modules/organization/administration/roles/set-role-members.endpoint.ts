import { sql } from 'kysely';
import { setRoleMembers, type CallArguments } from '@inkstone/api';
import type { Trx } from '../../../../platform/db/database.ts';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues, type OrganizationIssue } from '../organization-issue.ts';
import { roleChanged, seenRole } from './stored-role.ts';

type Member = CallArguments<typeof setRoleMembers>['members'][number];

/** Inactive members may stay, new ones must be active. */
export const setRoleMembersEndpoint = defineCommand(setRoleMembers, {
  permission: 'administrator',
  async handle({ trx, locale }, { members, ...seen }) {
    await lockOrganization(trx);
    const id = await seenRole(trx, seen);
    refuseIssues(await memberIssues(trx, id, members), locale);
    // The history keeps one period for those who stay: its triggers join what ends and begins in one transaction.
    await trx.deleteFrom('role_member_departments').where('role_id', '=', id).execute();
    await trx.deleteFrom('role_members').where('role_id', '=', id).execute();
    if (members.length > 0) {
      await trx
        .insertInto('role_members')
        .values(members.map(({ personId }) => ({ role_id: id, person_id: personId })))
        .execute();
    }
    const scopes = members.flatMap(({ personId, departmentIds }) =>
      [...new Set(departmentIds)].map((departmentId) => ({ personId, departmentId })),
    );
    // As arrays: with a parameter for each value there could be more than a statement may have.
    await sql`
      insert into role_member_departments (role_id, person_id, department_id)
      select ${id}::uuid, * from unnest(${scopes.map(({ personId }) => personId)}::uuid[], ${scopes.map(({ departmentId }) => departmentId)}::uuid[])`.execute(
      trx,
    );
    return roleChanged(trx, id);
  },
});

async function memberIssues(trx: Trx, roleId: string, members: readonly Member[]): Promise<OrganizationIssue[]> {
  const people = new Map(
    (await trx.selectFrom('people').select(['id', 'name', 'active']).execute()).map((person) => [person.id, person] as const),
  );
  const stored = await trx.selectFrom('role_members').select('person_id').where('role_id', '=', roleId).execute();
  const holders = new Set(stored.map(({ person_id }) => person_id));
  const departments = new Set((await trx.selectFrom('departments').select('id').execute()).map(({ id }) => id));
  const seen = new Set<string>();
  return members.flatMap(({ personId, departmentIds }, index): OrganizationIssue[] => {
    const path = `members.${index}`;
    const person = people.get(personId);
    const isRepeated = seen.has(personId);
    seen.add(personId);
    return [
      ...(person ? [] : [{ code: 'person-unknown', path } as const]),
      ...(person && isRepeated ? [{ code: 'named-twice', path, params: { name: person.name } } as const] : []),
      ...(person && !person.active && !holders.has(personId)
        ? [{ code: 'person-inactive', path, params: { name: person.name } } as const]
        : []),
      ...departmentIds.flatMap((id, at) =>
        departments.has(id) ? [] : [{ code: 'department-unknown', path: `${path}.departmentIds.${at}` } as const],
      ),
    ];
  });
}
