import { z } from 'zod';
import { businessRuleSchema } from './business-rule.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';
import { modelDefinitionSchema } from './model-definition.ts';
import { formDefinitionSchema } from './form-definition.ts';
import { listDefinitionSchema } from './list-definition.ts';
import { pageDefinitionSchema } from './page-definition.ts';
import { pageLimits } from './page-limits.ts';
import { dictionaryDefinitionSchema } from './dictionary-definition.ts';
import { printDefinitionSchema } from './print-definition.ts';
import { maxAppRoles, roleDefinitionSchema } from './role-definition.ts';
import { scenarioDefinitionSchema } from './scenario-definition.ts';
import { workflowDefinitionSchema } from './workflow-definition.ts';

export const appDefinitionSchema = z.object({
  code: codeSchema,
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  /** An icon's name from the web client's list. */
  icon: z.string().max(40).optional(),
  /** A colour's name from the web client's list. */
  color: z.string().max(40).optional(),
  group: z.object({ code: codeSchema, name: z.string(), name_i18n: nameI18nSchema.optional() }),
  /** The entries of the app's menu, in order. */
  functions: z.array(
    z.object({
      code: codeSchema,
      name: z.string(),
      name_i18n: nameI18nSchema.optional(),
      schemaCode: codeSchema,
      formCode: codeSchema,
      listCode: codeSchema.optional(),
      workflowCode: codeSchema.optional(),
    }),
  ),
  models: z.array(modelDefinitionSchema),
  forms: z.array(formDefinitionSchema),
  lists: z.array(listDefinitionSchema),
  workflows: z.array(workflowDefinitionSchema),
  /** Home pages; navigation refers to them by their codes. */
  pages: z.array(pageDefinitionSchema).max(pageLimits.pages).optional(),
  /** Dictionaries that its forms use; created if the code does not exist yet, otherwise left unchanged. */
  dictionaries: z.array(dictionaryDefinitionSchema).optional(),
  /** A list of the following that is not given stays as it is published. */
  rules: z.array(businessRuleSchema).optional(),
  /** The print templates of its forms. */
  prints: z.array(printDefinitionSchema).optional(),
  /** The scenarios of its workflows. */
  scenarios: z.array(scenarioDefinitionSchema).optional(),
  roles: z.array(roleDefinitionSchema).max(maxAppRoles).optional(),
});
/** An application package: models, forms, lists, workflows and pages that are published together. */
export type AppDefinition = z.infer<typeof appDefinitionSchema>;
