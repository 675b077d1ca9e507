import type { Executor } from '../../platform/db/database.ts';

/** A person as the other modules need them. */
export interface DirectoryPerson {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** The main department. */
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly active: boolean;
  readonly isAdmin: boolean;
}

export interface DirectoryDepartment {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly managerId: string | null;
}

/**
 * Who is who. Reads through the transaction or connection it was made for. Lists of people are ids in a stable order,
 * active people only; `person` and `people` also answer inactive ones, because history names them.
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
  /** The manager of a department; null without one or when they are inactive. */
  departmentManager(departmentId: string): Promise<string | null>;
  /**
   * The manager of the person's main department at a level: 1 is the direct one. Where the person manages the department,
   * or it has no active manager, the next department up counts instead.
   */
  managerOf(personId: string, level?: number): Promise<string | null>;
  /** The managers from the direct one up, at most `levels`. */
  managerChain(personId: string, levels: number): Promise<readonly string[]>;
  roleMembers(roleCode: string, options?: { departmentId?: string }): Promise<readonly string[]>;
  administrators(): Promise<readonly string[]>;
  /** Those of the given ids that are active people, in the given order, without repeats. */
  activeOf(ids: readonly string[]): Promise<readonly string[]>;
}

export declare function directory(executor: Executor): Directory;
