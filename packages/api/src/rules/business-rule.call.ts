import { businessRuleSchema, codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const kept = z.object({ id: z.string(), version: z.number().int() });
const refusals = ['not-found', 'not-allowed', 'rule-invalid', 'rule-code-taken'];

export const createBusinessRule = defineCall({
  method: 'POST',
  path: '/api/app/businessrule/create',
  summary: 'Creates a business rule of an application. Application administrators only',
  command: true,
  input: z.object({ appCode: codeSchema, rule: businessRuleSchema }),
  output: kept,
  refusals,
});

export const updateBusinessRule = defineCall({
  method: 'POST',
  path: '/api/app/businessrule/update',
  summary: 'Changes a business rule. Application administrators only',
  command: true,
  input: z.object({ id: z.uuid(), version: z.number().int().min(1), rule: businessRuleSchema }),
  output: kept,
  refusals: [...refusals, 'conflict'],
});

export const deleteBusinessRule = defineCall({
  method: 'POST',
  path: '/api/app/businessrule/delete',
  summary: 'Deletes a business rule; its log is kept. Application administrators only',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});

export const businessRuleDetails = defineCall({
  method: 'GET',
  path: '/api/app/businessrule/details',
  summary: 'Returns a business rule. Application administrators only',
  input: z.object({ id: z.uuid() }),
  output: kept.extend({
    appCode: z.string(),
    rule: businessRuleSchema,
    modifiedAt: z.string(),
    modifiedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  }),
  refusals: ['not-found', 'not-allowed'],
});
