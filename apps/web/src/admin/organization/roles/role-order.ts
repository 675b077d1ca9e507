import type { ManagedRole } from '@inkstone/api';
import type { ManagedRoles } from '../organization-queries.ts';

interface GroupOfRoles {
  /** Null: the roles without a group. */
  readonly group: ManagedRoles['groups'][number] | null;
  readonly roles: readonly ManagedRole[];
}

/** Returns the roles by group in order, those without a group last; groups without roles are left out. */
export function rolesByGroup({ groups, roles }: ManagedRoles): readonly GroupOfRoles[] {
  const byGroup = Map.groupBy(roles, ({ groupId }) => groupId);
  return [...groups, null].flatMap((group) => {
    const own = byGroup.get(group?.id ?? null);
    return own ? [{ group, roles: own }] : [];
  });
}

/** Returns all roles with one moved a step up or down within its group. */
export function stepRole(roles: readonly ManagedRole[], moved: ManagedRole, by: -1 | 1): readonly ManagedRole[] {
  const own = roles.filter(({ groupId }) => groupId === moved.groupId);
  const other = own[own.findIndex(({ id }) => id === moved.id) + by];
  if (!other) return roles;
  return roles.map((role) => (role.id === moved.id ? other : role.id === other.id ? moved : role));
}
