import type { Endpoint } from '../../../platform/http/endpoint.ts';
import { changeDepartmentEndpoint } from './departments/change-department.endpoint.ts';
import { closeDepartmentEndpoint, reopenDepartmentEndpoint } from './departments/close-department.endpoint.ts';
import { createDepartmentEndpoint } from './departments/create-department.endpoint.ts';
import { departmentImpactEndpoint } from './departments/department-impact.endpoint.ts';
import { listManagedDepartmentsEndpoint } from './departments/list-managed-departments.endpoint.ts';
import { mergeDepartmentsEndpoint } from './departments/merge-departments.endpoint.ts';
import { moveDepartmentEndpoint } from './departments/move-department.endpoint.ts';
import { organizationOnDayEndpoint } from './history/organization-on-day.endpoint.ts';
import { listOrganizationIssuesEndpoint } from './list-issues.endpoint.ts';
import { getManagedPersonEndpoint } from './people/get-managed-person.endpoint.ts';
import { cancelLeaveEndpoint, letPersonLeaveEndpoint } from './people/let-person-leave.endpoint.ts';
import { listManagedPeopleEndpoint } from './people/list-managed-people.endpoint.ts';
import {
  changePeopleEndpoint,
  changePersonEndpoint,
  createPersonEndpoint,
  setPersonActiveEndpoint,
} from './people/save-person.endpoint.ts';
import { deleteRoleEndpoint, roleImpactEndpoint } from './roles/delete-role.endpoint.ts';
import { listManagedRolesEndpoint } from './roles/list-managed-roles.endpoint.ts';
import { saveRoleGroupsEndpoint } from './roles/save-role-groups.endpoint.ts';
import { changeRoleEndpoint, createRoleEndpoint, sortRolesEndpoint } from './roles/save-role.endpoint.ts';
import { setRoleMembersEndpoint } from './roles/set-role-members.endpoint.ts';

/** The calls of administrators who maintain the organisation. */
export const administrationEndpoints: readonly Endpoint[] = [
  listManagedDepartmentsEndpoint,
  createDepartmentEndpoint,
  changeDepartmentEndpoint,
  moveDepartmentEndpoint,
  closeDepartmentEndpoint,
  reopenDepartmentEndpoint,
  mergeDepartmentsEndpoint,
  departmentImpactEndpoint,
  listManagedPeopleEndpoint,
  getManagedPersonEndpoint,
  createPersonEndpoint,
  changePersonEndpoint,
  changePeopleEndpoint,
  setPersonActiveEndpoint,
  letPersonLeaveEndpoint,
  cancelLeaveEndpoint,
  listManagedRolesEndpoint,
  createRoleEndpoint,
  changeRoleEndpoint,
  sortRolesEndpoint,
  roleImpactEndpoint,
  deleteRoleEndpoint,
  setRoleMembersEndpoint,
  saveRoleGroupsEndpoint,
  organizationOnDayEndpoint,
  listOrganizationIssuesEndpoint,
];
