import * as z from 'zod/mini';
import { codePart, nameI18nPart } from './form-part.ts';
import type { NameI18n } from '../texts/localized-text.ts';

/** A heading over columns of a sub-table and over further headings (designer specification, section 3: headGroup). */
export interface HeadGroup {
  readonly name: string;
  readonly name_i18n?: NameI18n | undefined;
  /** Column keys and headings, in the order of the columns. */
  readonly children: readonly (string | HeadGroup)[];
}

const headGroupSchema: z.ZodMiniType<HeadGroup> = z.object({
  name: z.string(),
  name_i18n: z.optional(nameI18nPart),
  children: z.array(z.union([codePart, z.lazy(() => headGroupSchema)])),
});

export const headGroupsSchema = z.array(headGroupSchema);
