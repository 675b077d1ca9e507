import { z } from 'zod';
import { formDefinitionSchema, formPermissionSchema, nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from '../workflow/work-item.ts';
import { offeredButtonSchema } from './custom-button.call.ts';
import { formDataItemSchema } from './form-data-item.ts';
import { offeredActionSchema } from './offered-action.ts';
import { systemInfoSchema } from './system-info.ts';

export const formLoad = defineCall({
  method: 'GET',
  path: '/api/runtime/form/load',
  summary: 'A form with its record, the rights at this place and the actions offered; values that may not be seen are not in it',
  /** One of: a new form (`schemaCode`, `formCode`), a record (`schemaCode`, `objectId`), a work item, an instance. */
  input: z.object({
    schemaCode: z.string().optional(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    /** Of a new form: whom it is filled in for. */
    principalId: z.uuid().optional(),
    objectId: z.string().optional(),
    /** Of a record: opens it for editing outside of a task. */
    mode: z.enum(['edit']).optional(),
    workItemId: z.string().optional(),
    workflowInstanceId: z.string().optional(),
    /** Also as items of form data, for clients that draw forms by them. */
    items: z.literal('true').optional(),
  }),
  output: z.object({
    definition: formDefinitionSchema,
    permission: formPermissionSchema,
    bizObject: z.object({
      id: z.string().nullable(),
      isNew: z.boolean(),
      version: z.number().int(),
      values: z.record(z.string(), z.unknown()),
      /** By sheet in which the person may change only rows of their own: which these are. */
      ownRows: z.record(z.string(), z.array(z.string()).readonly()).optional(),
    }),
    /** Null of a new form. */
    system: systemInfoSchema.nullable().default(null),
    workflowCode: z.string().nullable(),
    workflowInstanceId: z.string().nullable(),
    workItem: z
      .object({
        id: z.string(),
        version: z.number().int(),
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        kind: z.string(),
        state: z.string(),
        /** Others were drawn into it, or its holder was: `get_assist_info` tells. */
        involved: z.boolean().default(false),
      })
      .nullable(),
    instanceStatus: z.string().nullable(),
    /** What the person saved of an opinion at this work item and did not send. */
    unsentOpinion: z.string().default(''),
    /** Of a new form: whom it is filled in for, and for whom it may be. */
    principal: personNameSchema.nullable().default(null),
    principals: z.array(personNameSchema).default([]),
    actions: z.array(offeredActionSchema),
    /** What the form offers besides, of a stored record. */
    buttons: z.array(offeredButtonSchema).default([]),
    /** The controls that may be seen: what each value is, its format, how it is drawn and what it must keep to. Only when asked for. */
    items: z.array(formDataItemSchema).optional(),
  }),
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-allowed', 'not-entrusted', 'record-in-task'],
});
