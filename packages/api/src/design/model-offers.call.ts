import { codeSchema, nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const named = { name: z.string(), name_i18n: nameI18nSchema };
const app = z.object({ code: z.string(), ...named });
const mode = z.enum(['read', 'write']);
const refusals = ['not-found', 'not-allowed'];

export const listModelOffers = defineCall({
  method: 'GET',
  path: '/api/design/offer/list',
  summary: 'Returns the published models of an application, with what they are offered for and which other applications name them',
  input: z.object({ appCode: codeSchema }),
  output: z.array(
    z.object({
      schemaCode: z.string(),
      ...named,
      /** Null: not offered. */
      mode: mode.nullable(),
      usedBy: z.array(app),
    }),
  ),
  refusals,
});

export const saveModelOffer = defineCall({
  method: 'POST',
  path: '/api/design/offer/save',
  summary: 'Offers a published model to all other applications, for reading or also for writing, or takes the offer back. Publishers only',
  command: true,
  input: z.object({ appCode: codeSchema, schemaCode: codeSchema, mode: mode.nullable() }),
  output: z.boolean(),
  refusals,
});

export const listOfferedModels = defineCall({
  method: 'GET',
  path: '/api/design/offer/models',
  summary: 'Returns the models that other applications offer, for the designers of an application',
  input: z.object({ appCode: codeSchema }),
  output: z.array(z.object({ schemaCode: z.string(), ...named, mode, app })),
  refusals,
});
