import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../../call.ts';
import { changedSchema, seenInput } from './changed.ts';
import { unitCodeSchema, unitNameSchema, unitNamesSchema } from './names.ts';

const leaderSchema = z.object({ id: z.string(), name: z.string(), active: z.boolean() });

export const managedDepartmentSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  parentId: z.string().nullable(),
  revision: z.number().int(),
  isClosed: z.boolean(),
  /** In order: the first active manager counts, without one the first active deputy. */
  managers: z.array(leaderSchema),
  deputies: z.array(leaderSchema),
  /** The active people of the department itself. */
  peopleCount: z.number().int(),
});
export type ManagedDepartment = z.infer<typeof managedDepartmentSchema>;

export const listManagedDepartments = defineCall({
  method: 'GET',
  path: '/api/organization/department/list_managed',
  summary: 'Returns all departments for administrators, also closed ones, parents before children and siblings in order',
  input: z.object({}),
  output: z.array(managedDepartmentSchema),
});

const leadersInput = z.array(z.uuid()).max(20);
const departmentFields = {
  code: unitCodeSchema,
  name: unitNameSchema,
  name_i18n: unitNamesSchema,
  managers: leadersInput,
  deputies: leadersInput,
};

export const createDepartment = defineCall({
  method: 'POST',
  path: '/api/organization/department/create',
  summary: 'Creates a department as the last one below its parent',
  command: true,
  input: z.object({
    ...departmentFields,
    parentId: z.uuid().nullable(),
    name_i18n: unitNamesSchema.default({}),
    managers: leadersInput.default([]),
    deputies: leadersInput.default([]),
  }),
  output: changedSchema,
  refusals: ['organization-invalid'],
});

export const changeDepartment = defineCall({
  method: 'POST',
  path: '/api/organization/department/change',
  summary: 'Changes the given properties of a department; the others stay',
  command: true,
  input: z.object({ ...seenInput, ...z.object(departmentFields).partial().shape }),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const moveDepartment = defineCall({
  method: 'POST',
  path: '/api/organization/department/move',
  summary: 'Moves a department with everything below it, or changes its place among its siblings',
  command: true,
  input: z.object({
    ...seenInput,
    parentId: z.uuid().nullable(),
    /** The sibling before which it is placed; null: at the end. */
    beforeId: z.uuid().nullable().default(null),
  }),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const closeDepartment = defineCall({
  method: 'POST',
  path: '/api/organization/department/close',
  summary: 'Closes a department without active people and open departments below it; it is not offered any more, and its history remains',
  command: true,
  input: z.object(seenInput),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const reopenDepartment = defineCall({
  method: 'POST',
  path: '/api/organization/department/reopen',
  summary: 'Opens a closed department again',
  command: true,
  input: z.object(seenInput),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const mergeDepartments = defineCall({
  method: 'POST',
  path: '/api/organization/department/merge',
  summary:
    'Moves the people, the departments below and the scopes of roles from one department into another, and closes the first one; the managers of the other one stay',
  command: true,
  input: z.object({ ...seenInput, intoId: z.uuid() }),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

/** Something that refers to a department. */
export const departmentUseSchema = z.object({
  kind: z.enum(['role', 'app-role', 'app-access', 'workflow', 'form', 'list', 'model', 'page']),
  /** The application of an application role, a workflow or a form; otherwise null. */
  appCode: z.string().nullable(),
  /** The id of a role, or the code of a document. */
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  /** The departments that it names: the one asked about or some below it. */
  departmentIds: z.array(z.string()),
});
export type DepartmentUse = z.infer<typeof departmentUseSchema>;

/** An open task that departments, managers and roles would give to somebody else. */
export const misplacedTaskSchema = z.object({
  workflowInstanceId: z.string(),
  instanceName: z.string(),
  activityCode: z.string(),
  activityName: z.string(),
  from: z.object({ id: z.string(), name: z.string() }),
  /** Who would be found and has no task there yet; to reassign tasks, call `reassign_tasks`. */
  to: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type MisplacedTask = z.infer<typeof misplacedTaskSchema>;

export const departmentImpact = defineCall({
  method: 'GET',
  path: '/api/organization/department/impact',
  summary:
    'Returns what depends on a department and those below it: people, roles, application roles, workflows, selectors of forms, and open tasks that would be found by somebody else',
  input: z.object({
    id: z.uuid(),
    /** Shows the tasks as they would be after moving it below this department, or to the top. */
    movedTo: z.union([z.uuid(), z.literal('top')]).optional(),
    /** Shows the tasks as they would be after merging it into this department. */
    mergedInto: z.uuid().optional(),
  }),
  output: z.object({
    /** With the department itself. */
    departments: z.number().int(),
    people: z.number().int(),
    /** Open tasks that these people hold, or that belong to instances started or owned by them. */
    openTasks: z.number().int(),
    uses: z.array(departmentUseSchema),
    /** Among the 500 newest running instances of its people. */
    tasks: z.array(misplacedTaskSchema),
  }),
  refusals: ['not-found', 'organization-invalid'],
});
