import { businessRuleSchema, codeSchema, nameI18nSchema, ruleTriggers } from '@inkstone/schema';
import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { defineCall } from '../call.ts';
import { issueSchema, pageInput, pageOf } from '../envelope.ts';

const tried = {
  rule: codeSchema,
  /** The inputs of the called rule by name. */
  inputs: z.record(z.string().max(64), z.unknown()).default({}),
  /** A stored record of the rule's model, instead of inputs. */
  objectId: z.uuid().optional(),
};

export const listBizDataRules = defineCall({
  method: 'POST',
  path: '/api/app/bizdatarule/list',
  summary: 'Returns business rules, sorted by code. Application administrators only',
  input: z.object({
    appCode: z.string().max(64).optional(),
    schemaCode: z.string().max(64).optional(),
    keyword: keywordSchema.optional(),
    ...pageInput,
  }),
  output: pageOf(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      name_i18n: nameI18nSchema.optional(),
      appCode: z.string(),
      schemaCode: z.string(),
      schemaName: z.string(),
      schemaName_i18n: nameI18nSchema.optional(),
      trigger: z.enum(ruleTriggers),
      active: z.boolean(),
      actions: z.array(z.string()),
      modifiedAt: z.string(),
    }),
  ),
  refusals: ['not-allowed'],
});

export const checkBizDataRule = defineCall({
  method: 'POST',
  path: '/api/app/bizdatarule/check',
  summary: 'Evaluates the checks of a rule for a record or inputs without writing anything. Application administrators only',
  input: z.object(tried),
  output: z.object({ holds: z.boolean(), issues: z.array(issueSchema) }),
  refusals: ['not-found', 'not-allowed', 'rule-check-data-missing'],
});

export const calculateBizDataRule = defineCall({
  method: 'POST',
  path: '/api/app/bizdatarule/calculate',
  summary: 'Computes the result of a rule for a record or inputs. Application administrators only',
  input: z.object(tried),
  output: z.record(z.string(), z.unknown()),
  refusals: [
    'not-found',
    'not-allowed',
    'rule-check-data-missing',
    'rule-not-called',
    'rule-source-field-missing',
    'rule-target-field-missing',
  ],
});

export const listRuleFunctions = defineCall({
  method: 'POST',
  path: '/api/app/bizdatarule/calculate/function/list',
  summary: 'Returns the functions that formulas of rules may call',
  input: z.object({}),
  output: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      parameters: z.array(z.string()),
      about: z.string(),
    }),
  ),
});

export const examineBusinessRule = defineCall({
  method: 'POST',
  path: '/api/app/businessrule/examine',
  summary: 'Returns the issues of a rule that is not stored yet. Application administrators only',
  input: z.object({ rule: businessRuleSchema }),
  output: z.object({ issues: z.array(issueSchema) }),
  refusals: ['not-allowed'],
});
