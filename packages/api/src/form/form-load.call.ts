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
  summary:
    'Returns a form with its record, the rights in this context and the available actions; values that the caller may not see are omitted',
  /** Either a new form (`schemaCode`, `formCode`), a record (`schemaCode`, `objectId`), a work item or an instance. */
  input: z.object({
    schemaCode: z.string().optional(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    /** For a new form: the person on whose behalf it is filled in. */
    principalId: z.uuid().optional(),
    objectId: z.string().optional(),
    /** For a record: opens it for editing outside a work item. */
    mode: z.enum(['edit']).optional(),
    workItemId: z.string().optional(),
    workflowInstanceId: z.string().optional(),
    /** Adds `items`, for clients that render forms from form data items. */
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
      /** The ids of own rows, by sub-table, for sub-tables in which the person may change only these. */
      ownRows: z.record(z.string(), z.array(z.string()).readonly()).optional(),
    }),
    /** Null for a new form. */
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
        /** Others are involved in the work item, or its holder was involved by others: `get_assist_info` returns the details. */
        involved: z.boolean().default(false),
      })
      .nullable(),
    instanceStatus: z.string().nullable(),
    /** The saved draft of the person's opinion at this work item. */
    unsentOpinion: z.string().default(''),
    /** For a new form: the person on whose behalf it is filled in, and the possible ones. */
    principal: personNameSchema.nullable().default(null),
    principals: z.array(personNameSchema).default([]),
    actions: z.array(offeredActionSchema),
    /** The buttons of the form for a stored record. */
    buttons: z.array(offeredButtonSchema).default([]),
    /** The visible controls as form data items: value type, format, rendering and validation. Only on request. */
    items: z.array(formDataItemSchema).optional(),
  }),
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-allowed', 'not-entrusted', 'record-in-task'],
});
