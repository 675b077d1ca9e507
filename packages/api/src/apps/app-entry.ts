import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';

const named = { code: z.string(), name: z.string(), name_i18n: nameI18nSchema.optional() };

/** A published application. */
export const appSummarySchema = z.object({ ...named, icon: z.string().nullable(), color: z.string().nullable(), group: z.object(named) });
export const appGroupSchema = z.object(named);

/** An entry in the menu of an application: a form with its list and workflow. */
export const appFunctionSchema = z.object({
  ...named,
  appCode: z.string(),
  schemaCode: z.string(),
  formCode: z.string(),
  listCode: z.string().nullable(),
  workflowCode: z.string().nullable(),
});

/** A menu entry outside its application: adds the application and the caller's rights. */
export const appEntrySchema = appFunctionSchema.extend({ app: z.object(named), mayAdd: z.boolean(), mayView: z.boolean() });
export type AppEntry = z.infer<typeof appEntrySchema>;
