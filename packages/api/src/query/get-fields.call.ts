import { z } from 'zod';
import { listDefinitionSchema, nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { filterKinds } from './filter-kind.ts';

const { frozen, sort, filters, totals, group, gantt } = listDefinitionSchema.shape;

export const getFields = defineCall({
  method: 'GET',
  path: '/api/runtime/query/getFields',
  summary: 'Returns the fields that a list can show, filter, sort, total and group by, and its initial settings',
  input: z.object({ schemaCode: z.string(), listCode: z.string().optional() }),
  output: z.object({
    fields: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        name_i18n: nameI18nSchema.optional(),
        controlType: z.string(),
        options: z.record(z.string(), z.unknown()),
        kind: z.enum(filterKinds),
        /** Codes of the available operators, 1 to 18; empty if the field cannot be filtered by. */
        operators: z.array(z.number()),
        isSortable: z.boolean(),
        isGroupable: z.boolean(),
        totals: z.array(z.enum(['sum', 'avg', 'min', 'max'])),
        /** Whether the Gantt view can use the field as start or end. */
        isDay: z.boolean(),
      }),
    ),
    list: z.object({ frozen, sort, filters, totals, group, gantt }),
  }),
  refusals: ['model-not-found', 'not-allowed'],
});
