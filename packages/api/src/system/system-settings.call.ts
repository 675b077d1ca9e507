import { z } from 'zod';
import { trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { themeSchema } from './theme.call.ts';

const extensions = z.array(z.string().max(20)).max(500);

export const mapKinds = ['none', 'tiles', 'keyed'] as const;
export const geocoderKinds = ['none', 'nominatim', 'amap'] as const;
const coordinates = z.enum(['WGS84', 'GCJ02', 'BD09']);

const uploadSection = z.object({
  /** No file may be larger, whatever its control says; in MB. */
  megabytes: z.number(),
  ignored: extensions,
  allowed: extensions,
  images: extensions,
  documents: extensions,
});

/** How many rows a sub-table takes from a workbook at once. */
const sheetSection = z.object({ importRows: z.number() });

const mapSection = z.object({
  kind: z.enum(mapKinds),
  /** Address of a tile with `{z}`, `{x}`, `{y}`, with `{key}` where the provider wants one. */
  tiles: z.string().max(1000),
  attribution: z.string().max(200),
  maxZoom: z.number(),
  coordinates,
});

const geocoderSection = z.object({
  kind: z.enum(geocoderKinds),
  /** Address of a question with `{lat}` and `{lon}`; `{key}` and `{lang}` where the provider wants them. */
  url: z.string().max(1000),
  coordinates,
});

/** Which claim of the provider is the account here; `sub` where the provider's own ids are. */
export const accountClaims = ['preferred_username', 'email', 'sub'] as const;

/** By whom people may sign in besides their password: a provider that speaks OpenID Connect. */
const identitySection = z.object({
  kind: z.enum(['none', 'oidc']),
  /** What stands on the button. */
  name: z.object({ zh: trimmedString.max(40), en: trimmedString.max(40) }),
  issuer: trimmedString.max(500),
  clientId: trimmedString.max(500),
  /** `openid` is among them always. */
  scope: trimmedString.max(500),
  accountClaim: z.enum(accountClaims),
  /** The address of this product, to which the provider comes back; as it was told the provider. */
  redirectUri: trimmedString.max(500),
});

const appearanceSection = themeSchema.extend({
  /** Every page without colour. */
  mourning: z.boolean(),
});

/** What administrators set, by section. A key is never answered, only whether there is one. */
export const systemSettingsSchema = z.object({
  upload: uploadSection,
  sheet: sheetSection,
  map: mapSection.extend({ hasKey: z.boolean() }),
  geocoder: geocoderSection.extend({ hasKey: z.boolean() }),
  identity: identitySection.extend({ hasKey: z.boolean() }),
  appearance: appearanceSection,
});
export type SystemSettings = z.infer<typeof systemSettingsSchema>;

/** Unset keeps the key that is there, an empty one takes it away. */
const key = z.string().max(500).optional();

export const getSystemSettings = defineCall({
  method: 'GET',
  path: '/api/system/get_settings',
  summary: 'Everything that administrators set; for administrators',
  input: z.object({}),
  output: systemSettingsSchema,
});

export const saveSystemSettings = defineCall({
  method: 'POST',
  path: '/api/system/save_settings',
  summary: 'Change the sections that are given, all of them or none; for administrators',
  command: true,
  input: z.object({
    upload: uploadSection.optional(),
    sheet: sheetSection.optional(),
    map: mapSection.extend({ key }).optional(),
    geocoder: geocoderSection.extend({ key }).optional(),
    identity: identitySection.extend({ key }).optional(),
    appearance: appearanceSection.optional(),
  }),
  output: systemSettingsSchema,
  refusals: ['settings-invalid'],
});

export const listSettingChanges = defineCall({
  method: 'GET',
  path: '/api/system/list_setting_changes',
  summary: 'Who changed which setting from what to what, the latest first; for administrators',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      personName: z.string(),
      at: z.iso.datetime(),
      /** `upload.megabytes`; a key says only whether there is one. */
      changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
});

/** `form` of `getSettingByType`: what pages that show forms need. */
export const formSettingSchema = z.object({
  sheetImportRows: z.number().int(),
  map: z.object({ tiles: z.string(), attribution: z.string(), maxZoom: z.number().int(), coordinates }).nullable(),
  /** Can places be named? */
  namesPlaces: z.boolean(),
});
export type FormSetting = z.infer<typeof formSettingSchema>;
