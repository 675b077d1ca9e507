import { appDefinitionSchema, dictionaryDefinitionSchema } from '@inkstone/schema';
import { z } from 'zod';

export const packageContentsSchema = appDefinitionSchema.required({ pages: true, rules: true, roles: true }).extend({
  dictionaries: z.array(dictionaryDefinitionSchema),
});
/** All parts of an application except its records and the members of its roles. Packages before format 2 have neither prints nor scenarios. */
export type PackageContents = z.infer<typeof packageContentsSchema>;
