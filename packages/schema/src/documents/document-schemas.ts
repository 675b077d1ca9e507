import type { z } from 'zod';
import { appDefinitionSchema } from './app-definition.ts';
import { businessRuleSchema } from './business-rule.ts';
import type { DocumentKind } from './document-key.ts';
import { formDefinitionSchema } from './form-definition.ts';
import { listDefinitionSchema } from './list-definition.ts';
import { modelDefinitionSchema } from './model-definition.ts';
import { pageDefinitionSchema } from './page-definition.ts';
import { printDefinitionSchema } from './print-definition.ts';
import { roleDefinitionSchema } from './role-definition.ts';
import { scenarioDefinitionSchema } from './scenario-definition.ts';
import { workflowDefinitionSchema } from './workflow-definition.ts';

/** What each kind of document looks like. */
export const documentSchemas = {
  app: appDefinitionSchema.pick({ code: true, name: true, name_i18n: true, icon: true, color: true, group: true, functions: true }),
  model: modelDefinitionSchema,
  form: formDefinitionSchema,
  list: listDefinitionSchema,
  workflow: workflowDefinitionSchema,
  page: pageDefinitionSchema,
  rule: businessRuleSchema,
  print: printDefinitionSchema,
  scenario: scenarioDefinitionSchema,
  role: roleDefinitionSchema,
} as const satisfies Record<DocumentKind, z.ZodType>;
