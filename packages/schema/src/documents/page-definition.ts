import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { conditionSchema } from './condition.ts';
import { codeSchema } from '../id.ts';
import { limits } from '../limits.ts';
import { listTotalSchema } from './list-definition.ts';
import { locales } from '../texts/localized-text.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';
import { pageLimits } from './page-limits.ts';

/** Members of any of these see the page. Units are named by their codes, people by their accounts. */
const visibilitySchema = z.discriminatedUnion('kind', [
  /** A role of the application, by its plain name. */
  z.object({ kind: z.literal('app-role'), role: z.string().min(1) }),
  z.object({ kind: z.literal('users'), users: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('department'), department: z.string(), recursive: z.boolean().default(false) }),
  z.object({ kind: z.literal('role'), role: z.string() }),
]);
export type PageVisibility = z.infer<typeof visibilitySchema>;

const base = {
  code: codeSchema,
  name: trimmedString.min(1),
  name_i18n: nameI18nSchema.optional(),
  /** Of the 24 spans of a row; on phones every card is full-width. */
  span: z.literal(limits.layoutSpanChoices).default(24),
};
const html = z.string().max(pageLimits.htmlLength);
const lines = z.number().int().min(1).max(pageLimits.lines).default(5);
const source = { schemaCode: codeSchema, listCode: codeSchema, filter: z.optional(conditionSchema) };

export const pageCardSchema = z.discriminatedUnion('kind', [
  /** Rich text; sanitized before it is sent. */
  z.object({ kind: z.literal('text'), ...base, html, html_i18n: z.partialRecord(z.enum(locales), html).optional() }),
  /** Menu entries of the application whose forms are filled in. */
  z.object({ kind: z.literal('forms'), ...base, functions: z.array(codeSchema).min(1).max(pageLimits.functions) }),
  /** The first records of a list, in its order. */
  z.object({ kind: z.literal('list'), ...base, ...source, size: lines }),
  /** How many records a list has, or a total over them. */
  z.object({ kind: z.literal('number'), ...base, ...source, total: listTotalSchema.optional() }),
  /** The user's tasks in the application. */
  z.object({ kind: z.literal('work'), ...base, size: lines }),
  /** The records of a model that were changed last. */
  z.object({ kind: z.literal('recent'), ...base, schemaCode: codeSchema, size: lines }),
]);
export type PageCard = z.infer<typeof pageCardSchema>;

export const pageDefinitionSchema = z.object({
  code: codeSchema,
  name: trimmedString.min(1),
  name_i18n: nameI18nSchema.optional(),
  /** Unset: everybody. */
  seenBy: z.array(visibilitySchema).min(1).max(50).optional(),
  cards: z.array(pageCardSchema).max(pageLimits.cards),
});
/** A page of an application, composed of cards. */
export type PageDefinition = z.infer<typeof pageDefinitionSchema>;
