import { z } from 'zod';
import { nameI18nSchema, pageCardSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

const place = { appCode: z.string().max(64), code: z.string().max(64) };
const named = { name: z.string(), name_i18n: nameI18nSchema.optional() };
const entrySchema = z.object({ ...place, ...named });

const [text, forms, list, number, work, recent] = pageCardSchema.options;
/** The menu entry that opens the whole list. */
const functionCode = z.string().nullable();

/** A card for the caller. Clients fetch its content with the calls of lists and work items. */
const portalCardSchema = z.discriminatedUnion('kind', [
  text,
  forms.omit({ functions: true }).extend({ forms: z.array(z.object({ schemaCode: z.string(), formCode: z.string(), ...named })) }),
  list.extend({ functionCode }),
  number.extend({ functionCode }),
  work,
  recent,
]);
export type PortalCard = z.infer<typeof portalCardSchema>;

/** Without an application the code must be unique among the pages that the caller may see. */
const placeOfPage = { ...place, appCode: place.appCode.optional() };

export const getPageByCode = defineCall({
  method: 'GET',
  path: '/api/portal/page/getByCode',
  summary: 'Returns a page of an application with the cards that the caller may see; not found if the page is not for the caller',
  input: z.object(placeOfPage),
  output: entrySchema.extend({ cards: z.array(portalCardSchema) }),
  refusals: ['not-found', 'page-ambiguous'],
});

export const checkPagePermission = defineCall({
  method: 'POST',
  path: '/api/portal/page/check_permission',
  summary: 'Returns whether the caller may see a page; a missing page is indistinguishable from one that is not for the caller',
  input: z.object(placeOfPage),
  output: z.object({ allowed: z.boolean() }),
  refusals: ['page-ambiguous'],
});

export const listPages = defineCall({
  method: 'GET',
  path: '/api/portal/page/list',
  summary: 'Returns the pages of an application that the caller may see, sorted by code',
  input: z.object({ appCode: z.string().max(64) }),
  output: z.array(entrySchema),
  refusals: ['not-found'],
});
