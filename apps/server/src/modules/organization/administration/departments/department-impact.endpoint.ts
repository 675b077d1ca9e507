import { sql } from 'kysely';
import { departmentImpact, type DepartmentUse, type MisplacedTask } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Db, Executor, Trx } from '../../../../platform/db/database.ts';
import { transact } from '../../../../platform/db/transactions/transact.ts';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { departmentDependents } from '../../required-services/department-dependents.ts';
import { subtree } from '../../members.ts';
import { taskPlacement } from '../../required-services/misplaced-tasks.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues } from '../organization-issue.ts';
import { parentIssues } from './department-issues.ts';
import { mergeDepartment, targetIssues } from './merge-department.ts';
import { placeDepartment } from './place-department.ts';
import { storedDepartments } from './stored-department.ts';

export const departmentImpactEndpoint = defineQuery(departmentImpact, {
  permission: 'administrator',
  async handle({ db, locale, now }, { id, movedTo, mergedInto }) {
    const departments = await storedDepartments(db)
      .where(sql<boolean>`id in (${subtree(id)})`)
      .execute();
    if (departments.length === 0) return refuse('not-found');
    const ids = departments.map((department) => department.id);
    const { people } = await db
      .selectFrom('memberships')
      .innerJoin('people', 'people.id', 'memberships.person_id')
      .select((eb) => eb.fn.count<string>('people.id').distinct().as('people'))
      .where('department_id', 'in', ids)
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    const uses = [...(await roleUses(db, ids))];
    for (const dependents of departmentDependents.all()) uses.push(...(await dependents.usesOf(db, departments)));
    const change = changeOf(id, { movedTo, mergedInto, locale, at: now() });
    const tasks = await tasksAfter(db, ids, change, locale);
    const openTasks = await taskPlacement.get().countOpen(db, ids);
    return { departments: departments.length, people: Number(people), openTasks, uses, tasks };
  },
});

type Change = (trx: Trx) => Promise<void>;

/** The change whose tasks are asked about; none: nothing changes. */
function changeOf(
  id: string,
  { movedTo, mergedInto, locale, at }: { movedTo: string | undefined; mergedInto: string | undefined; locale: Locale; at: Date },
): Change | null {
  if (mergedInto !== undefined)
    return async (trx) => {
      refuseIssues(await targetIssues(trx, id, mergedInto), locale);
      await mergeDepartment(trx, { id, intoId: mergedInto, at });
    };
  if (movedTo === undefined) return null;
  const parentId = movedTo === 'top' ? null : movedTo;
  return async (trx) => {
    refuseIssues(await parentIssues(trx, id, parentId), locale);
    await placeDepartment(trx, { id, parentId, beforeId: null });
  };
}

/** Carries the rolled back result out of its transaction. */
class Tried extends Error {
  readonly tasks: readonly MisplacedTask[];
  constructor(tasks: readonly MisplacedTask[]) {
    super('rolled back');
    this.tasks = tasks;
  }
}

/** Makes the change in a transaction that is rolled back, and finds the holders of the tasks as the organisation would be then. */
async function tasksAfter(db: Db, departmentIds: readonly string[], change: Change | null, locale: Locale): Promise<MisplacedTask[]> {
  const instances = await taskPlacement.get().candidates(db, departmentIds);
  if (change === null) return [...(await taskPlacement.get().misplaced(db, instances, locale))];
  try {
    await transact(db, async (trx) => {
      await lockOrganization(trx);
      await change(trx);
      throw new Tried(await taskPlacement.get().misplaced(trx, instances, locale));
    });
  } catch (error) {
    if (error instanceof Tried) return [...error.tasks];
    throw error;
  }
  return [];
}

/** The roles that members hold for one of the departments. */
async function roleUses(executor: Executor, ids: readonly string[]): Promise<readonly DepartmentUse[]> {
  const rows = await executor
    .selectFrom('role_member_departments as s')
    .innerJoin('roles', 'roles.id', 's.role_id')
    .select((eb) => [
      'roles.id',
      'roles.name',
      'roles.name_i18n',
      eb.fn.agg<string[]>('array_agg', ['s.department_id']).distinct().as('ids'),
    ])
    .where('s.department_id', 'in', ids)
    .groupBy('roles.id')
    .orderBy('roles.code')
    .execute();
  return rows.map((role) => ({
    kind: 'role',
    appCode: null,
    code: role.id,
    name: role.name,
    name_i18n: role.name_i18n,
    departmentIds: role.ids,
  }));
}
