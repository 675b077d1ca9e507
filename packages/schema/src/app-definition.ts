import { z } from 'zod';
import { businessRuleSchema } from './business-rule.ts';
import { codeSchema } from './id.ts';
import { nameI18nSchema } from './name-i18n.ts';
import { modelDefinitionSchema } from './model-definition.ts';
import { formDefinitionSchema } from './form-definition.ts';
import { listDefinitionSchema } from './list-definition.ts';
import { pageDefinitionSchema, pageLimits } from './page-definition.ts';
import { dictionaryDefinitionSchema } from './dictionary-definition.ts';
import { workflowDefinitionSchema } from './workflow-definition.ts';

export const appDefinitionSchema = z.object({
  code: codeSchema,
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  /** An icon's name from the web client's list. */
  icon: z.string().optional(),
  group: z.object({ code: codeSchema, name: z.string(), name_i18n: nameI18nSchema.optional() }),
  /** What stands in the app's menu, in order. */
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
  /** What its people begin with; navigation has them by their codes. */
  pages: z.array(pageDefinitionSchema).max(pageLimits.pages).optional(),
  /** What its forms choose from; made where there is none of that code yet, and left alone where there is. */
  dictionaries: z.array(dictionaryDefinitionSchema).optional(),
  /** Likewise its business rules. */
  rules: z.array(businessRuleSchema).optional(),
});
/** An application package: models, forms, lists, workflows and pages that are published together. */
export type AppDefinition = z.infer<typeof appDefinitionSchema>;
