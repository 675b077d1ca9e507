import { businessRuleSchema, codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const kept = z.object({ id: z.string(), version: z.number().int() });
const refusals = ['not-found', 'not-allowed', 'rule-invalid', 'rule-code-taken'];

export const createBusinessRule = defineCall({
  method: 'POST',
  path: '/api/app/businessrule/create',
  summary: 'A new business rule of an application; for application administrators',
  command: true,
  input: z.object({ appCode: codeSchema, rule: businessRuleSchema }),
  output: kept,
  refusals,
});

export const updateBusinessRule = defineCall({
  method: 'POST',
  path: '/api/app/businessrule/update',
  summary: 'Another content of a business rule; for application administrators',
  command: true,
  input: z.object({ id: z.uuid(), version: z.number().int().min(1), rule: businessRuleSchema }),
  output: kept,
  refusals: [...refusals, 'conflict'],
});

export const deleteBusinessRule = defineCall({
  method: 'POST',
  path: '/api/app/businessrule/delete',
  summary: 'A business rule is no more, its log stays; for application administrators',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});

export const businessRuleDetails = defineCall({
  method: 'GET',
  path: '/api/app/businessrule/details',
  summary: 'One business rule; for application administrators',
  input: z.object({ id: z.uuid() }),
  output: kept.extend({
    appCode: z.string(),
    rule: businessRuleSchema,
    modifiedAt: z.string(),
    modifiedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  }),
  refusals: ['not-found', 'not-allowed'],
});
