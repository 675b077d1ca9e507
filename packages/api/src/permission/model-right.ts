export { maxAppRoles, modelRights, type DataScope, type FieldLimit, type ModelGrant, type ModelRight } from '@inkstone/schema';

export const roleMemberKinds = ['person', 'department', 'departmentTree', 'role'] as const;
export type RoleMemberKind = (typeof roleMemberKinds)[number];
