import { brandSchemes, trimmedString } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The appearance of the product for everybody. */
export const themeSchema = z.object({
  /** The name next to the logo; defaults to the name of the product if empty. */
  name: z.object({ zh: trimmedString.max(40), en: trimmedString.max(40) }),
  /** The colour of actions, such as `#27496d`; must have enough contrast on a light background. */
  brandColor: z.string().max(20),
  /** The default for people who have not chosen light or dark. */
  scheme: z.enum(brandSchemes),
});
export type Theme = z.infer<typeof themeSchema>;

export const getTheme = defineCall({
  method: 'GET',
  path: '/api/system/theme',
  summary: 'Returns the name, the colour and the colour scheme of the product; available without signing in',
  input: z.object({}),
  output: themeSchema,
});

export const editTheme = defineCall({
  method: 'POST',
  path: '/api/system/theme/edit',
  summary: 'Changes the name, the colour and the colour scheme of the product. Administrators only',
  command: true,
  input: themeSchema,
  output: themeSchema,
  refusals: ['settings-invalid'],
});
