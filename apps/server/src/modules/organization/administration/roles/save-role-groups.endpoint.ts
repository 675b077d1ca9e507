import { saveRoleGroups } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { canonicalJson } from '../../../../platform/db/canonical-json.ts';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { storedGroups } from './stored-groups.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues, type OrganizationIssue } from '../organization-issue.ts';

export const saveRoleGroupsEndpoint = defineCommand(saveRoleGroups, {
  permission: 'administrator',
  async handle({ trx, locale }, { groups, known }) {
    await lockOrganization(trx);
    const before = await storedGroups(trx);
    if (known && canonicalJson(known) !== canonicalJson(before)) refuse('conflict');
    const stored = new Set(before.map(({ id }) => id));
    const names = groups.map(({ name }) => name);
    const issues = groups.flatMap(({ id, name }, index): OrganizationIssue[] => [
      ...(id !== undefined && !stored.has(id) ? [{ code: 'group-unknown', path: `groups.${index}` } as const] : []),
      ...(names.indexOf(name) < index ? [{ code: 'named-twice', path: `groups.${index}.name`, params: { name } } as const] : []),
    ]);
    refuseIssues(issues, locale);
    const kept = groups.map((group, sort) => ({ ...group, id: group.id ?? createId(), sort }));
    const gone = [...stored].filter((id) => !kept.some((group) => group.id === id));
    if (gone.length > 0) {
      await trx.updateTable('roles').set({ group_id: null }).where('group_id', 'in', gone).execute();
      await trx.deleteFrom('role_groups').where('id', 'in', gone).execute();
    }
    if (kept.length > 0) {
      await trx
        .insertInto('role_groups')
        .values(kept.map(({ id, name, name_i18n, sort }) => ({ id, name, name_i18n: JSON.stringify(name_i18n), sort })))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            name_i18n: eb.ref('excluded.name_i18n'),
            sort: eb.ref('excluded.sort'),
          })),
        )
        .execute();
    }
    return { groups: kept.map(({ id, name }) => ({ id, name })) };
  },
});
