import type { OrganizationIssue } from '../organization-issue.ts';
import type { PersonChange } from './person-change.ts';
import type { StoredPerson } from './stored-person.ts';

/** The rules of changes of people, over what has been read: of one person by a call, and of thousands by an import. */

/** Fields that another source owns cannot be changed. */
export function ownedFieldIssues(stored: StoredPerson | null, changed: PersonChange): OrganizationIssue[] {
  return Object.keys(changed).flatMap((path): OrganizationIssue[] => {
    const source = stored?.fieldSources[path];
    return source === undefined ? [] : [{ code: 'field-owned', path, params: { source } }];
  });
}

/** Two people never have the same value, regardless of letter case. */
export const uniqueProperties = [
  { property: 'account', column: 'account', code: 'account-taken' },
  { property: 'email', column: 'email', code: 'email-taken' },
  { property: 'employeeNumber', column: 'employee_number', code: 'employee-number-taken' },
] as const;

export interface KnownManager {
  readonly name: string;
  readonly active: boolean;
  /** Whether the person is already among the managers of the manager. */
  readonly isBelowPerson: boolean;
}

/** `manager`: null if there is no such person. */
export function managerIssues(isSelf: boolean, manager: KnownManager | null): OrganizationIssue[] {
  const path = 'managerId';
  if (isSelf) return [{ code: 'manager-self', path }];
  if (!manager) return [{ code: 'person-unknown', path }];
  const params = { name: manager.name };
  if (!manager.active) return [{ code: 'person-inactive', path, params }];
  return manager.isBelowPerson ? [{ code: 'manager-cycle', path, params }] : [];
}

/** Departments are known and listed once; one that is closed may only stay. */
export function departmentIssues(
  own: readonly string[],
  ids: readonly string[],
  departments: ReadonlyMap<string, { readonly name: string; readonly isClosed: boolean }>,
): OrganizationIssue[] {
  return ids.flatMap((id, index): OrganizationIssue[] => {
    const path = `departmentIds.${index}`;
    const department = departments.get(id);
    if (!department) return [{ code: 'department-unknown', path }];
    const params = { name: department.name };
    if (ids.indexOf(id) < index) return [{ code: 'named-twice', path, params }];
    return department.isClosed && !own.includes(id) ? [{ code: 'department-closed', path, params }] : [];
  });
}

export function dateIssues(stored: StoredPerson | null, changed: PersonChange): OrganizationIssue[] {
  const enteredOn = changed.enteredOn === undefined ? stored?.enteredOn : changed.enteredOn;
  const leftOn = changed.leftOn === undefined ? stored?.leftOn : changed.leftOn;
  if (changed.enteredOn === undefined && changed.leftOn === undefined) return [];
  if (!enteredOn || !leftOn || enteredOn <= leftOn) return [];
  return [{ code: 'left-before-entry', path: changed.leftOn === undefined ? 'enteredOn' : 'leftOn' }];
}

/** Nobody has left on a day to come. `today`: in the organisation's time zone. */
export function leavingIssues(leftOn: string | null | undefined, today: string): OrganizationIssue[] {
  return leftOn && leftOn > today ? [{ code: 'left-in-future', path: 'leftOn' }] : [];
}

/** Whoever has left is no administrator any more. */
export const rightsOfLeaver = { isAdmin: false, isAppAdmin: false } as const satisfies PersonChange;

interface Losing {
  readonly person: Pick<StoredPerson, 'name'>;
  /** Where the input says so. */
  readonly path: string;
}

/** One active administrator has to remain. */
export function lastAdministratorIssues(losing: readonly Losing[], hasOthers: boolean): OrganizationIssue[] {
  if (hasOthers) return [];
  return losing.map(({ person, path }) => ({ code: 'last-administrator', path, params: { name: person.name } }));
}
