import { z } from 'zod';
import { listDefinitionSchema, nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** What is compared with a value of a field, so that a page can offer what fits. */
export const filterKinds = [
  'text',
  'number',
  'date',
  'time',
  'logic',
  'choice',
  'choices',
  'person',
  'department',
  'unit',
  'status',
  'record',
  'none',
] as const;
export type FilterKind = (typeof filterKinds)[number];

const { frozen, sort, filters, totals, group, gantt } = listDefinitionSchema.shape;

export const getFields = defineCall({
  method: 'GET',
  path: '/api/runtime/query/getFields',
  summary: 'What a list may show, be filtered, put in order, summed and grouped by, and what it opens with',
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
        /** Codes of the operators that fit, 1 to 18; none: nobody filters by it. */
        operators: z.array(z.number()),
        isSortable: z.boolean(),
        isGroupable: z.boolean(),
        totals: z.array(z.enum(['sum', 'avg', 'min', 'max'])),
        /** Dates that the view along time can begin or end with. */
        isDay: z.boolean(),
      }),
    ),
    list: z.object({ frozen, sort, filters, totals, group, gantt }),
  }),
  refusals: ['model-not-found', 'not-allowed'],
});
