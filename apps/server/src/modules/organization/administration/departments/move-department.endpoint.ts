import { moveDepartment } from '@inkstone/api';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues } from '../organization-issue.ts';
import { parentIssues } from './department-issues.ts';
import { placeDepartment, siblingsBelow } from './place-department.ts';
import { departmentChanged, seenDepartment } from './stored-department.ts';

export const moveDepartmentEndpoint = defineCommand(moveDepartment, {
  permission: 'administrator',
  async handle({ trx, locale }, { parentId, beforeId, ...seen }) {
    await lockOrganization(trx);
    const { id, parentId: storedParent } = await seenDepartment(trx, seen);
    const isSibling = beforeId === null || (beforeId !== id && (await siblingsBelow(trx, parentId)).includes(beforeId));
    refuseIssues(
      [
        ...(parentId === storedParent ? [] : await parentIssues(trx, id, parentId)),
        ...(isSibling ? [] : [{ code: 'sibling-unknown' as const, path: 'beforeId' }]),
      ],
      locale,
    );
    await placeDepartment(trx, { id, parentId, beforeId });
    return departmentChanged(trx, id);
  },
});
