import { z } from 'zod';
import { codeSchema } from './id.ts';
import { nameI18nSchema } from './localized-text.ts';
import { modelDefinitionSchema } from './model-definition.ts';
import { formDefinitionSchema } from './form-definition.ts';
import { listDefinitionSchema } from './list-definition.ts';
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
});
/** An application package: models, forms, lists and workflows that are published together. */
export type AppDefinition = z.infer<typeof appDefinitionSchema>;
