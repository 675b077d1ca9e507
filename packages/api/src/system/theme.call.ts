import { brandSchemes, trimmedString } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

/** A picture as a data URL; the server stores a small WebP of it. Null: the product's own stamp. */
const logoSchema = z.string().max(1_500_000).nullable();

/** The appearance of the product for everybody. */
export const themeSchema = z.object({
  /** The name next to the logo; defaults to the name of the product if empty. */
  name: z.object({ zh: trimmedString.max(40), en: trimmedString.max(40) }),
  /** The colour of actions, such as `#27496d`; must have enough contrast on a light background. */
  brandColor: z.string().max(20),
  /** The default for people who have not chosen light or dark. */
  scheme: z.enum(brandSchemes),
  /** The colour of seals, which show decisions; must have enough contrast on a light background. */
  sealColor: z.string().max(20),
  /** Shown beside the name. */
  logo: logoSchema,
});
export type Theme = z.infer<typeof themeSchema>;

/** The appearance as it is changed: colour of the seals and logo stay as they are if unset. */
export const changedThemeSchema = themeSchema.extend({ sealColor: themeSchema.shape.sealColor.optional(), logo: logoSchema.optional() });

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
  input: changedThemeSchema,
  output: themeSchema,
  refusals: ['settings-invalid'],
});
