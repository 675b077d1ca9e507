import type { SystemSettings } from '@inkstone/api';
import { defaultBrandColor, defaultSealColor, limits } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { readSetting, type StoredSettings } from '../setting.ts';
import { presentIdentity } from './identity-settings.ts';
import { fillTemplate } from './address-template.ts';
import { readOrganization } from './organization-settings.ts';
import { readVersions } from '../setting-versions.ts';
import { readUploadSettings } from '../upload-settings.ts';

const noMap: StoredSettings['map'] = { kind: 'none', tiles: '', attribution: '', maxZoom: 19, coordinates: 'WGS84' };
const noGeocoder: StoredSettings['geocoder'] = { kind: 'none', url: '', coordinates: 'WGS84' };

export type Appearance = Omit<SystemSettings['appearance'], 'version'>;

/** Returns the provider of map tiles, with the key. */
export async function readMap(executor: Executor): Promise<StoredSettings['map']> {
  return (await readSetting(executor, 'map')) ?? noMap;
}

/** Returns the geocoder, with the key. */
export async function readGeocoder(executor: Executor): Promise<StoredSettings['geocoder']> {
  return (await readSetting(executor, 'geocoder')) ?? noGeocoder;
}

export async function readSheetImportRows(executor: Executor): Promise<number> {
  return (await readSetting(executor, 'sheet'))?.importRows ?? limits.sheetImportRows;
}

/** Returns the appearance, with the product's own name and colour as defaults. */
export async function readAppearance(executor: Executor): Promise<Appearance> {
  const {
    mourning = false,
    name = { zh: '', en: '' },
    brandColor = defaultBrandColor,
    scheme = 'system',
    sealColor = defaultSealColor,
    logo = null,
  } = (await readSetting(executor, 'appearance')) ?? {};
  return { mourning, name: { zh: name.zh, en: name.en }, brandColor, scheme, sealColor, logo };
}

/** Returns all settings of administrators, without keys. `timeZone`: the one where none is stored. */
export async function readSystemSettings(executor: Executor, timeZone: string): Promise<SystemSettings> {
  const { megabytes, fileTypes } = await readUploadSettings(executor);
  const { ignored, allowed, images, documents } = fileTypes;
  const versions = await readVersions(executor);
  const version = (section: keyof SystemSettings) => versions(sectionKeys[section]);
  return {
    upload: {
      megabytes,
      ignored: [...ignored],
      allowed: [...allowed],
      images: [...images],
      documents: [...documents],
      version: version('upload'),
    },
    sheet: { importRows: await readSheetImportRows(executor), version: version('sheet') },
    map: { ...withoutKey(await readMap(executor)), version: version('map') },
    geocoder: { ...withoutKey(await readGeocoder(executor)), version: version('geocoder') },
    identity: { ...(await presentIdentity(executor)), version: version('identity') },
    appearance: { ...(await readAppearance(executor)), version: version('appearance') },
    organization: { ...(await readOrganization(executor, timeZone)), version: version('organization') },
  };
}

/** Where each section is stored. */
const sectionKeys: Readonly<Record<keyof SystemSettings, readonly (keyof StoredSettings)[]>> = {
  upload: ['upload'],
  sheet: ['sheet'],
  map: ['map'],
  geocoder: ['geocoder'],
  identity: ['identity'],
  appearance: ['appearance'],
  organization: ['organization-name', 'region'],
};

function withoutKey<S extends { readonly key?: string }>({ key, ...section }: S): Omit<S, 'key'> & { hasKey: boolean } {
  return { ...section, hasKey: Boolean(key) };
}

/** Returns the tile address for browsers; null without a map. Contains the key where the provider requires one. */
export function tilesForBrowser({ kind, tiles, key }: StoredSettings['map']): string | null {
  return kind === 'none' ? null : tiles.replaceAll('{key}', encodeURIComponent(key ?? ''));
}

/** Returns the origins of map tiles that pages may load besides their own. */
export async function mapOrigins(executor: Executor): Promise<readonly string[]> {
  const tiles = tilesForBrowser(await readMap(executor));
  return tiles === null ? [] : [new URL(fillTemplate(tiles, {})).origin];
}
