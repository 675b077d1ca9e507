import type { CallArguments, RefusalData, saveSystemSettings } from '@inkstone/api';
import { defaultFileTypes, uploadSizes } from '@inkstone/controls/uploads';
import { brandColorPattern, brandContrast, fillText, limits, localizedParams, readableContrast, type Locale } from '@inkstone/schema';
import { readablePictureExtensions } from '../../../platform/files/picture.ts';
import { programs } from '../../../platform/files/known-type.ts';
import { identityIssues } from './identity-settings.ts';
import { checkTemplate } from './address-template.ts';
import { organizationIssues } from './organization-settings.ts';
import { settingIssueTexts } from './settings.locale.ts';

type Sections = CallArguments<typeof saveSystemSettings>;
type Section<K extends keyof Sections> = NonNullable<Sections[K]>;

export interface SettingIssue {
  readonly code: keyof typeof settingIssueTexts;
  readonly path: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The keys that are already stored. */
export interface KnownKeys {
  readonly map: boolean;
  readonly geocoder: boolean;
  /** Whether a secret is stored, and for which issuer. */
  readonly identity: { readonly hasKey: boolean; readonly issuer: string };
}

/** Returns all issues of sections that are to be saved. */
export function checkSettings(sections: Sections, known: KnownKeys): readonly SettingIssue[] {
  return [
    ...(sections.upload ? uploadIssues(sections.upload) : []),
    ...(sections.sheet ? sheetIssues(sections.sheet) : []),
    ...(sections.map ? mapIssues(sections.map, known.map) : []),
    ...(sections.geocoder ? geocoderIssues(sections.geocoder, known.geocoder) : []),
    ...(sections.identity ? identityIssues(sections.identity, known.identity) : []),
    ...(sections.appearance ? appearanceIssues(sections.appearance) : []),
    ...(sections.organization ? organizationIssues(sections.organization) : []),
  ];
}

/** Returns the issues with their messages. */
export function presentIssues(issues: readonly SettingIssue[], locale: Locale): NonNullable<RefusalData['issues']> {
  return issues.map(({ code, path, params = {} }) => ({
    code,
    path,
    params: { ...params },
    message: fillText(settingIssueTexts[code][locale], localizedParams(params, locale)),
  }));
}

const lists = ['ignored', 'allowed', 'images', 'documents'] as const;
/** Types that a web server or an operating system would execute; never accepted, whatever a list contains. */
const running: ReadonlySet<string> = new Set([...defaultFileTypes.ignored.filter((type) => type !== 'xmind'), ...programs]);

function uploadIssues(upload: Section<'upload'>): readonly SettingIssue[] {
  const { megabytes, allowed, ignored, images } = upload;
  const issues: SettingIssue[] = [];
  if (!uploadSizes.some((size) => size === megabytes))
    issues.push({ code: 'UploadSize', path: 'upload.megabytes', params: { sizes: uploadSizes } });
  for (const list of lists)
    issues.push(
      ...listIssues(
        'Extension',
        `upload.${list}`,
        upload[list].filter((type) => !/^[a-z0-9]{1,10}$/.test(type)),
      ),
    );
  if (allowed.length === 0) issues.push({ code: 'NothingAllowed', path: 'upload.allowed' });
  issues.push(
    ...listIssues(
      'ScriptAllowed',
      'upload.allowed',
      allowed.filter((type) => running.has(type)),
    ),
    ...listIssues(
      'Ignored',
      'upload.allowed',
      allowed.filter((type) => ignored.includes(type)),
    ),
    ...listIssues(
      'ImageNotAllowed',
      'upload.images',
      images.filter((type) => !allowed.includes(type)),
    ),
    ...listIssues(
      'ImageNotDrawable',
      'upload.images',
      images.filter((type) => !readablePictureExtensions.has(type)),
    ),
  );
  return issues;
}

function listIssues(code: SettingIssue['code'], path: string, values: readonly string[]): readonly SettingIssue[] {
  return values.length === 0 ? [] : [{ code, path, params: { value: values } }];
}

function sheetIssues({ importRows }: Section<'sheet'>): readonly SettingIssue[] {
  const [min, max] = [1, limits.sheetImportRowsMax];
  const isRight = Number.isInteger(importRows) && importRows >= min && importRows <= max;
  return isRight ? [] : [{ code: 'ImportRows', path: 'sheet.importRows', params: { min, max } }];
}

function mapIssues({ kind, tiles, attribution, maxZoom, key }: Section<'map'>, hasKey: boolean): readonly SettingIssue[] {
  if (kind === 'none') return [];
  const issues: SettingIssue[] = [];
  const wanted = kind === 'keyed' ? ['{z}', '{x}', '{y}', '{key}'] : ['{z}', '{x}', '{y}'];
  issues.push(...checkTemplate(tiles, wanted).map((issue) => ({ ...issue, path: 'map.tiles' })));
  if (kind === 'keyed' && !(key ?? (hasKey ? 'kept' : ''))) issues.push({ code: 'Key', path: 'map.key' });
  if (attribution.trim() === '') issues.push({ code: 'Attribution', path: 'map.attribution' });
  if (!Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > 22) issues.push({ code: 'Zoom', path: 'map.maxZoom' });
  return issues;
}

function geocoderIssues({ kind, url, key }: Section<'geocoder'>, hasKey: boolean): readonly SettingIssue[] {
  if (kind === 'none') return [];
  const issues: SettingIssue[] = checkTemplate(url, ['{lat}', '{lon}']).map((issue) => ({ ...issue, path: 'geocoder.url' }));
  if (url.includes('{key}') && !(key ?? (hasKey ? 'kept' : ''))) issues.push({ code: 'Key', path: 'geocoder.key' });
  return issues;
}

function appearanceIssues({ brandColor, sealColor }: Section<'appearance'>): readonly SettingIssue[] {
  return [
    ...colorIssues(brandColor, 'appearance.brandColor'),
    ...(sealColor === undefined ? [] : colorIssues(sealColor, 'appearance.sealColor')),
  ];
}

/** Returns what is wrong with a colour in which texts are written. */
export function colorIssues(color: string, path: string): readonly SettingIssue[] {
  if (!brandColorPattern.test(color)) return [{ code: 'Color', path }];
  const contrast = brandContrast(color);
  if (contrast >= readableContrast) return [];
  return [{ code: 'ColorContrast', path, params: { contrast: (Math.floor(contrast * 10) / 10).toFixed(1), least: readableContrast } }];
}
