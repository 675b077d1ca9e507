import { z } from 'zod';
import { nameI18nSchema, pageCardSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

const place = { appCode: z.string().max(64), code: z.string().max(64) };
const named = { name: z.string(), name_i18n: nameI18nSchema.optional() };
const entrySchema = z.object({ ...place, ...named });

const [text, forms, list, number, work, recent] = pageCardSchema.options;
/** The entry of the application's menu that opens the whole list. */
const functionCode = z.string().nullable();

/** A card as the caller is offered it. What stands in it is asked for by the calls of lists and work. */
const portalCardSchema = z.discriminatedUnion('kind', [
  text,
  forms.omit({ functions: true }).extend({ forms: z.array(z.object({ schemaCode: z.string(), formCode: z.string(), ...named })) }),
  list.extend({ functionCode }),
  number.extend({ functionCode }),
  work,
  recent,
]);
export type PortalCard = z.infer<typeof portalCardSchema>;

export const getPageByCode = defineCall({
  method: 'GET',
  path: '/api/portal/page/getByCode',
  summary: 'A page of an application with those of its cards that show the caller something; unknown to whom it is not for',
  input: z.object(place),
  output: entrySchema.extend({ cards: z.array(portalCardSchema) }),
  refusals: ['not-found'],
});

export const checkPagePermission = defineCall({
  method: 'POST',
  path: '/api/portal/page/check_permission',
  summary: 'Whether the caller sees a page; of one that is not there as of one that is not for them',
  input: z.object(place),
  output: z.object({ allowed: z.boolean() }),
});

export const listPages = defineCall({
  method: 'GET',
  path: '/api/portal/page/list',
  summary: 'The pages of an application that are for the caller, by code',
  input: z.object({ appCode: z.string().max(64) }),
  output: z.array(entrySchema),
  refusals: ['not-found'],
});
