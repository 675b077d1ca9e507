import { z } from 'zod';
import { nameI18nSchema, trimmedString } from '@inkstone/schema';
import { defineCall } from '../../call.ts';
import { pageInput, pageOf } from '../../envelope.ts';
import { keywordSchema } from '../../keyword.ts';
import { changedSchema, seenInput } from './changed.ts';
import { daySchema, unitNameSchema, unitNamesSchema } from './names.ts';

const unitName = z.object({ id: z.string(), name: z.string() });

export const managedPersonSchema = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  /** The position. */
  title: z.object({ zh: z.string(), en: z.string() }).nullable(),
  employeeNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  locale: z.enum(['zh', 'en']),
  active: z.boolean(),
  isAdmin: z.boolean(),
  isAppAdmin: z.boolean(),
  /** The direct manager; null: that of the main department counts. */
  manager: unitName.nullable(),
  /** The main one first. */
  departments: z.array(unitName),
  enteredOn: z.string().nullable(),
  leftOn: z.string().nullable(),
  /** The sources that own fields; administrators cannot change these fields. */
  fieldSources: z.record(z.string(), z.string()),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type ManagedPerson = z.infer<typeof managedPersonSchema>;

export const listManagedPeople = defineCall({
  method: 'GET',
  path: '/api/organization/user/list_managed',
  summary: 'Returns people for administrators, by name; searches name, pinyin, zhuyin, account, employee number and mail',
  input: z.object({
    departmentId: z.uuid().optional(),
    /** Whether the people of departments below count too. */
    recursive: z.stringbool().default(false),
    keyword: keywordSchema.default(''),
    /** Inactive people are either disabled or have left. */
    state: z.enum(['active', 'inactive', 'disabled', 'left', 'all']).default('active'),
    ...pageInput,
  }),
  output: pageOf(managedPersonSchema).extend({ total: z.number().int() }),
  refusals: ['not-found'],
});

export const getManagedPerson = defineCall({
  method: 'GET',
  path: '/api/organization/user/get_managed',
  summary: 'Returns a person for administrators, with their roles and what they manage',
  input: z.object({ id: z.uuid() }),
  output: managedPersonSchema.extend({
    roles: z.array(unitName),
    managedDepartments: z.array(unitName),
    /** Those whose direct manager they are. */
    directReports: z.array(unitName),
    /** What happens when the leaving date has passed; null: nothing besides disabling, or no leaving date. */
    scheduledLeave: z
      .object({ successor: unitName.nullable(), takesOverManagement: z.boolean(), reason: z.string().nullable() })
      .nullable(),
  }),
  refusals: ['not-found'],
});

const optionalText = (max: number) =>
  trimmedString
    .max(max)
    .nullable()
    .transform((text) => (text === '' ? null : text));

const personFields = {
  account: trimmedString.regex(/^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,63}$/u),
  name: unitNameSchema,
  name_i18n: unitNamesSchema,
  title: z.object({ zh: trimmedString.max(100), en: trimmedString.max(100) }).nullable(),
  employeeNumber: optionalText(64),
  email: z.union([z.null(), z.literal('').transform(() => null), z.email().max(254)]),
  phone: optionalText(40),
  locale: z.enum(['zh', 'en']),
  managerId: z.uuid().nullable(),
  /** The main one first. */
  departmentIds: z.array(z.uuid()).min(1).max(50),
  enteredOn: daySchema.nullable(),
  isAdmin: z.boolean(),
  isAppAdmin: z.boolean(),
};
const partialFields = z.object(personFields).partial().shape;

export const createPerson = defineCall({
  method: 'POST',
  path: '/api/organization/user/create',
  summary: 'Creates a person, who cannot sign in before they have a password or an account of the identity provider',
  command: true,
  input: z.object({
    ...partialFields,
    account: personFields.account,
    name: personFields.name,
    departmentIds: personFields.departmentIds,
  }),
  output: changedSchema,
  refusals: ['organization-invalid'],
});

export const changePerson = defineCall({
  method: 'POST',
  path: '/api/organization/user/change',
  summary: 'Changes the given properties of a person; the others stay',
  command: true,
  input: z.object({ ...seenInput, ...partialFields }),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const changePeople = defineCall({
  method: 'POST',
  path: '/api/organization/user/batch_change',
  summary: 'Changes the same properties of many people: all of them or, with an issue, none',
  command: true,
  input: z.object({
    people: z.array(z.object(seenInput)).min(1).max(500),
    change: z
      .object({
        departmentIds: partialFields.departmentIds,
        managerId: partialFields.managerId,
        title: partialFields.title,
        locale: partialFields.locale,
        active: z.boolean().optional(),
      })
      .refine((change) => Object.values(change).some((value) => value !== undefined)),
  }),
  output: z.object({ people: z.array(changedSchema) }),
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const setPersonActive = defineCall({
  method: 'POST',
  path: '/api/organization/user/set_active',
  summary: 'Disables a person at once, or enables them again',
  command: true,
  input: z.object({ ...seenInput, active: z.boolean() }),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const letPersonLeave = defineCall({
  method: 'POST',
  path: '/api/organization/user/leave',
  summary:
    'Records that a person leaves: disables them, hands their open tasks over to the successor and, if wanted, what they manage as well; at once, or at the end of a later day',
  command: true,
  input: z.object({
    ...seenInput,
    /** The last day. After today, the person leaves when it has ended in the time zone of the organisation. */
    leftOn: daySchema,
    /** Receives the open tasks; null: they stay where they are. */
    successorId: z.uuid().nullable().default(null),
    /** Whether the successor also manages the departments and people that the person managed. */
    takesOverManagement: z.boolean().default(false),
    reason: trimmedString.max(2000).optional(),
  }),
  output: changedSchema.extend({
    /** The handover of the tasks; null: no open tasks or no successor. */
    handOverId: z.string().nullable(),
    openTasks: z.number().int(),
    /** Whether the person leaves later; until then everything can be changed by another call or taken back with `cancel_leave`. */
    isScheduled: z.boolean(),
  }),
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const cancelLeave = defineCall({
  method: 'POST',
  path: '/api/organization/user/cancel_leave',
  summary: 'Takes back the leaving date of a person who has not left yet',
  command: true,
  input: z.object(seenInput),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});
