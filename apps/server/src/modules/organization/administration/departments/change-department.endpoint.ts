import { changeDepartment } from '@inkstone/api';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { makeNameKeys } from '../../name-keys/make-name-keys.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues } from '../organization-issue.ts';
import { codeIssues, leaderIssues } from './department-issues.ts';
import { leadersOf, setLeaders } from './leaders.ts';
import { departmentChanged, seenDepartment } from './stored-department.ts';

export const changeDepartmentEndpoint = defineCommand(changeDepartment, {
  permission: 'administrator',
  async handle({ trx, locale }, { code, name, name_i18n, managers, deputies, ...seen }) {
    await lockOrganization(trx);
    const { id } = await seenDepartment(trx, seen);
    const stored = await leadersOf(trx, id);
    const leaders = { managers: managers ?? stored.managers, deputies: deputies ?? stored.deputies };
    // Leaders that stay may have left meanwhile; they are checked when they are sent.
    const sent = { managers: managers ?? [], deputies: deputies ?? [] };
    const both = new Set(leaders.managers).intersection(new Set(leaders.deputies));
    const issues = [
      ...(code === undefined ? [] : await codeIssues(trx, code, id)),
      ...(await leaderIssues(trx, both.size > 0 ? leaders : sent)),
    ];
    refuseIssues(issues, locale);
    const change = { ...(code && { code }), ...(name && { name }), ...(name_i18n && { name_i18n: JSON.stringify(name_i18n) }) };
    if (Object.keys(change).length > 0) await trx.updateTable('departments').set(change).where('id', '=', id).execute();
    if (managers ?? deputies) await setLeaders(trx, id, leaders);
    if (name !== undefined) await makeNameKeys(trx);
    return departmentChanged(trx, id);
  },
});
