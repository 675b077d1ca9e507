import { createDepartment } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { makeNameKeys } from '../../name-keys/make-name-keys.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues } from '../organization-issue.ts';
import { codeIssues, leaderIssues, parentIssues } from './department-issues.ts';
import { setLeaders } from './leaders.ts';
import { placeDepartment } from './place-department.ts';

export const createDepartmentEndpoint = defineCommand(createDepartment, {
  permission: 'administrator',
  async handle({ trx, locale }, { code, name, name_i18n, parentId, managers, deputies }) {
    await lockOrganization(trx);
    const issues = [
      ...(await codeIssues(trx, code, null)),
      ...(await parentIssues(trx, null, parentId)),
      ...(await leaderIssues(trx, { managers, deputies })),
    ];
    refuseIssues(issues, locale);
    const id = createId();
    await trx
      .insertInto('departments')
      .values({ id, code, name, name_i18n: JSON.stringify(name_i18n), parent_id: parentId })
      .execute();
    await setLeaders(trx, id, { managers, deputies });
    await placeDepartment(trx, { id, parentId, beforeId: null });
    await makeNameKeys(trx);
    return { id, revision: 1 };
  },
});
