import { z } from 'zod';
import { codeSchema } from './id.ts';
import { nameI18nSchema, type NameI18n } from './localized-text.ts';

/** A heading over columns of a sub-table and over further headings (designer specification, section 3: headGroup). */
export interface HeadGroup {
  readonly name: string;
  readonly name_i18n?: NameI18n | undefined;
  /** Column keys and headings, in the order of the columns. */
  readonly children: readonly (string | HeadGroup)[];
}

const headGroupSchema: z.ZodType<HeadGroup> = z.object({
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  children: z.array(z.union([codeSchema, z.lazy(() => headGroupSchema)])),
});

export const headGroupsSchema = z.array(headGroupSchema);
