import { sql } from 'kysely';
import type { NameI18n } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { isId } from '../../platform/db/id.ts';
import { departmentManager, managerChain } from './departments/managers.ts';
import { departmentMembers, roleMembers, type RoleScope } from './members.ts';
import { readPeople } from './people/read-people.ts';

/** A person as other modules see them. */
export interface DirectoryPerson {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** The main department. */
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly active: boolean;
  readonly isAdmin: boolean;
  readonly isAppAdmin: boolean;
}

export interface DirectoryDepartment {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly name_i18n: NameI18n;
  readonly parentId: string | null;
  readonly isClosed: boolean;
}

/**
 * People, departments and roles. Reads through the transaction or connection it was created for. Lists of people are ids in a stable order,
 * active people only; `person` and `people` also return inactive ones, because history refers to them.
 */
export interface Directory {
  person(id: string): Promise<DirectoryPerson | null>;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, DirectoryPerson>>;
  personByAccount(account: string): Promise<DirectoryPerson | null>;
  department(id: string): Promise<DirectoryDepartment | null>;
  departments(ids: readonly string[]): Promise<ReadonlyMap<string, DirectoryDepartment>>;
  departmentByCode(code: string): Promise<DirectoryDepartment | null>;
  /** Parents before children. */
  departmentTree(): Promise<readonly DirectoryDepartment[]>;
  /** The departments of a person, the main one first. */
  departmentsOf(personId: string): Promise<readonly DirectoryDepartment[]>;
  departmentMembers(departmentId: string, options?: { recursive?: boolean }): Promise<readonly string[]>;
  /** The first active manager of a department, without one the first active deputy; null: neither. */
  departmentManager(departmentId: string): Promise<string | null>;
  /**
   * The manager of a person at a level: 1 is the direct manager, or without an active one the manager of the main department. Where the
   * person manages the department, or it has no active manager, the next department up counts instead.
   */
  managerOf(personId: string, level?: number): Promise<string | null>;
  /** The managers from the direct one up, at most `levels`. */
  managerChain(personId: string, levels: number): Promise<readonly string[]>;
  /** The people who hold a role: all of them, or those who hold it for an initiator. */
  roleMembers(roleCode: string, scope?: RoleScope): Promise<readonly string[]>;
  administrators(): Promise<readonly string[]>;
  /** The active people among the given ids, in the given order, without repetitions. */
  activeOf(ids: readonly string[]): Promise<readonly string[]>;
}

export function directory(executor: Executor): Directory {
  const one = async (id: string) => (await readPeople(executor, (query) => query.where('people.id', '=', id)))[0] ?? null;
  return {
    person: (id) => (isId(id) ? one(id) : Promise.resolve(null)),
    async people(ids) {
      const wanted = ids.filter(isId);
      const found = wanted.length === 0 ? [] : await readPeople(executor, (query) => query.where('people.id', 'in', wanted));
      return new Map(found.map((person) => [person.id, person]));
    },
    async personByAccount(account) {
      return (
        (await readPeople(executor, (query) => query.where(sql<string>`lower(people.account)`, '=', account.toLowerCase())))[0] ?? null
      );
    },
    async department(id) {
      return isId(id) ? ((await departments(executor).where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },
    async departments(ids) {
      const wanted = ids.filter(isId);
      const found = wanted.length === 0 ? [] : await departments(executor).where('id', 'in', wanted).execute();
      return new Map(found.map((department) => [department.id, department]));
    },
    async departmentByCode(code) {
      return (await departments(executor).where('code', '=', code).executeTakeFirst()) ?? null;
    },
    async departmentTree() {
      return parentsFirst(await departments(executor).orderBy('sort').orderBy('code').execute());
    },
    async departmentsOf(personId) {
      if (!isId(personId)) return [];
      return executor
        .selectFrom('memberships')
        .innerJoin('departments', 'departments.id', 'memberships.department_id')
        .select(departmentColumns)
        .where('person_id', '=', personId)
        .orderBy('memberships.sort')
        .execute();
    },
    departmentMembers: (departmentId, { recursive = false } = {}) => departmentMembers(executor, departmentId, recursive),
    departmentManager: (departmentId) => departmentManager(executor, departmentId),
    async managerOf(personId, level = 1) {
      return (await managerChain(executor, personId, level))[level - 1] ?? null;
    },
    managerChain: (personId, levels) => managerChain(executor, personId, levels),
    roleMembers: (roleCode, scope) => roleMembers(executor, roleCode, scope),
    async administrators() {
      const rows = await executor
        .selectFrom('people')
        .select('id')
        .where('is_admin', '=', true)
        .where('active', '=', true)
        .orderBy('account')
        .execute();
      return rows.map((row) => row.id);
    },
    async activeOf(ids) {
      const wanted = [...new Set(ids.filter(isId))];
      if (wanted.length === 0) return [];
      const rows = await executor.selectFrom('people').select('id').where('id', 'in', wanted).where('active', '=', true).execute();
      const active = new Set(rows.map((row) => row.id));
      return wanted.filter((id) => active.has(id));
    },
  };
}

/** Filters invalid ids: the database would fail on them. */

const departmentColumns = [
  'departments.id',
  'code',
  'name',
  'name_i18n',
  'parent_id as parentId',
  sql<boolean>`closed_at is not null`.as('isClosed'),
] as const;

function departments(executor: Executor) {
  return executor.selectFrom('departments').select(departmentColumns);
}

function parentsFirst(all: readonly DirectoryDepartment[]): DirectoryDepartment[] {
  const childrenOf = Map.groupBy(all, (department) => department.parentId);
  const below = (parentId: string | null): DirectoryDepartment[] =>
    (childrenOf.get(parentId) ?? []).flatMap((department) => [department, ...below(department.id)]);
  return below(null);
}
