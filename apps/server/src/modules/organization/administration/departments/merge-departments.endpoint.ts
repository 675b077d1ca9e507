import { mergeDepartments } from '@inkstone/api';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues } from '../organization-issue.ts';
import { mergeDepartment, targetIssues } from './merge-department.ts';
import { departmentChanged, seenDepartment } from './stored-department.ts';

export const mergeDepartmentsEndpoint = defineCommand(mergeDepartments, {
  permission: 'administrator',
  async handle({ trx, locale, now }, { intoId, ...seen }) {
    await lockOrganization(trx);
    const { id } = await seenDepartment(trx, seen);
    refuseIssues(await targetIssues(trx, id, intoId), locale);
    await mergeDepartment(trx, { id, intoId, at: now() });
    await departmentChanged(trx, id);
    return departmentChanged(trx, intoId);
  },
});
