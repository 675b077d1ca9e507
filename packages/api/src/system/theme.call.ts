import { brandSchemes, trimmedString } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

/** How the product looks for everybody. */
export const themeSchema = z.object({
  /** What stands beside the stamp; empty: the product's own name. */
  name: z.object({ zh: trimmedString.max(40), en: trimmedString.max(40) }),
  /** `#27496d`: the colour of actions, which has to be readable on light paper. */
  brandColor: z.string().max(20),
  /** For whoever has not chosen light or dark themselves. */
  scheme: z.enum(brandSchemes),
});
export type Theme = z.infer<typeof themeSchema>;

export const getTheme = defineCall({
  method: 'GET',
  path: '/api/system/theme',
  summary: 'Name, colour and paper of the product, before anybody signed in',
  input: z.object({}),
  output: themeSchema,
});

export const editTheme = defineCall({
  method: 'POST',
  path: '/api/system/theme/edit',
  summary: 'Change name, colour and paper of the product; for administrators',
  command: true,
  input: themeSchema,
  output: themeSchema,
  refusals: ['settings-invalid'],
});
