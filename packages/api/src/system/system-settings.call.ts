import { z } from 'zod';
import { locales, trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { changedThemeSchema, themeSchema } from './theme.call.ts';

const extensions = z.array(z.string().max(20)).max(500);

export const mapKinds = ['none', 'tiles', 'keyed'] as const;
export const geocoderKinds = ['none', 'nominatim', 'amap'] as const;
const coordinates = z.enum(['WGS84', 'GCJ02', 'BD09']);

const uploadSection = z.object({
  /** Limit for all files, overriding larger limits of controls; in MB. */
  megabytes: z.number(),
  ignored: extensions,
  allowed: extensions,
  images: extensions,
  documents: extensions,
});

/** Limit of rows that can be imported into a sub-table at once. */
const sheetSection = z.object({ importRows: z.number() });

const mapSection = z.object({
  kind: z.enum(mapKinds),
  /** Tile URL with `{z}`, `{x}`, `{y}`, and `{key}` if the provider needs one. */
  tiles: z.string().max(1000),
  attribution: z.string().max(200),
  maxZoom: z.number(),
  coordinates,
});

const geocoderSection = z.object({
  kind: z.enum(geocoderKinds),
  /** Reverse geocoding URL with `{lat}` and `{lon}`, and `{key}` and `{lang}` if the provider needs them. */
  url: z.string().max(1000),
  coordinates,
});

/** The claim that contains the account; `sub` if accounts are the provider's own ids. */
export const accountClaims = ['preferred_username', 'email', 'sub'] as const;

/** An OpenID Connect provider as an alternative to passwords. */
const identitySection = z.object({
  kind: z.enum(['none', 'oidc']),
  /** The button label. */
  name: z.object({ zh: trimmedString.max(40), en: trimmedString.max(40) }),
  issuer: trimmedString.max(500),
  clientId: trimmedString.max(500),
  /** Always includes `openid`. */
  scope: trimmedString.max(500),
  accountClaim: z.enum(accountClaims),
  /** The redirect URI of this installation, as registered with the provider. */
  redirectUri: trimmedString.max(500),
});

/** Whether all pages are shown in greyscale. */
const mourning = z.boolean();

/** The organisation itself. */
export const organizationSection = z.object({
  name: z.object({ zh: trimmedString.max(100), en: trimmedString.max(100) }),
  /** An IANA time zone, in which "today", calendars and times of forms are determined. */
  timeZone: z.string().max(100),
  /** The language for people who have not chosen one. */
  locale: z.enum(locales),
});

/** Grows with each change of a section. */
const version = z.number().int();
const hasKey = z.boolean();

/** The system settings by section. Keys are never returned, only whether one is set. */
export const systemSettingsSchema = z.object({
  upload: uploadSection.extend({ version }),
  sheet: sheetSection.extend({ version }),
  map: mapSection.extend({ hasKey, version }),
  geocoder: geocoderSection.extend({ hasKey, version }),
  identity: identitySection.extend({ hasKey, version }),
  appearance: themeSchema.extend({ mourning, version }),
  organization: organizationSection.extend({ version }),
});
export type SystemSettings = z.infer<typeof systemSettingsSchema>;

/** If unset, the stored key is kept; an empty text removes it. */
const key = z.string().max(500).optional();
/** The version that was read; refused with `conflict` if somebody else has changed the section since. If unset, it is overwritten. */
const read = version.optional();

export const getSystemSettings = defineCall({
  method: 'GET',
  path: '/api/system/get_settings',
  summary: 'Returns the system settings. Administrators only',
  input: z.object({}),
  output: systemSettingsSchema,
});

export const saveSystemSettings = defineCall({
  method: 'POST',
  path: '/api/system/save_settings',
  summary: 'Changes the given sections of the system settings, either all of them or none. Administrators only',
  command: true,
  input: z.object({
    upload: uploadSection.extend({ version: read }).optional(),
    sheet: sheetSection.extend({ version: read }).optional(),
    map: mapSection.extend({ key, version: read }).optional(),
    geocoder: geocoderSection.extend({ key, version: read }).optional(),
    identity: identitySection.extend({ key, version: read }).optional(),
    appearance: changedThemeSchema.extend({ mourning, version: read }).optional(),
    organization: organizationSection.extend({ version: read }).optional(),
  }),
  output: systemSettingsSchema,
  refusals: ['settings-invalid', 'conflict'],
});

export const listSettingChanges = defineCall({
  method: 'GET',
  path: '/api/system/list_setting_changes',
  summary: 'Returns the changes of settings with old and new values, newest first. Administrators only',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      personName: z.string(),
      at: z.iso.datetime(),
      /** By path, such as `upload.megabytes`; for a key only whether one is set. */
      changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
});

/** The settings for pages with forms: type `form` of `getSettingByType`. */
export const formSettingSchema = z.object({
  sheetImportRows: z.number().int(),
  map: z.object({ tiles: z.string(), attribution: z.string(), maxZoom: z.number().int(), coordinates }).nullable(),
  /** Whether a geocoder is configured. */
  namesPlaces: z.boolean(),
});
export type FormSetting = z.infer<typeof formSettingSchema>;
