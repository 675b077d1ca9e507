import type { CallArguments, saveSystemSettings, SystemSettings } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { writeSetting } from '../setting.ts';
import { checkSettings, presentIssues } from './check-settings.ts';
import { logSettingChanges, lockSettings, type SettingChange } from './setting-changes.ts';
import { writeIdentity } from './identity-settings.ts';
import { readGeocoder, readMap, readSystemSettings } from './system-settings.ts';

type Sections = CallArguments<typeof saveSystemSettings>;

/** Saves the given sections and logs who changed what. Refuses with `settings-invalid` and all issues; then nothing is saved. */
export async function saveSettings(
  trx: Trx,
  sections: Sections,
  by: { readonly personId: string; readonly at: Date; readonly locale: Locale },
): Promise<SystemSettings> {
  await lockSettings(trx);
  const before = await readSystemSettings(trx);
  const issues = checkSettings(sections, { map: before.map.hasKey, geocoder: before.geocoder.hasKey, identity: before.identity });
  if (issues.length > 0) refuse('settings-invalid', {}, { issues: presentIssues(issues, by.locale) });
  await writeSections(trx, sections);
  const after = await readSystemSettings(trx);
  await logSettingChanges(trx, [...differences(before, after), ...newKeys(sections, before)], by);
  return after;
}

async function writeSections(trx: Trx, { upload, sheet, map, geocoder, identity, appearance }: Sections): Promise<void> {
  if (upload) {
    const { megabytes, ...fileTypes } = upload;
    await writeSetting(trx, 'upload', { megabytes, fileTypes });
  }
  if (sheet) await writeSetting(trx, 'sheet', sheet);
  if (map) await writeSetting(trx, 'map', keepingKey(map, (await readMap(trx)).key));
  if (geocoder) await writeSetting(trx, 'geocoder', keepingKey(geocoder, (await readGeocoder(trx)).key));
  if (identity) await writeIdentity(trx, identity);
  if (appearance) await writeSetting(trx, 'appearance', appearance);
}

function keepingKey<S extends { readonly key?: string | undefined }>({ key, ...section }: S, present: string | undefined) {
  const kept = key ?? present;
  return { ...section, ...(kept && { key: kept }) };
}

function differences(before: SystemSettings, after: SystemSettings): readonly SettingChange[] {
  return Object.entries(after).flatMap(([section, entries]) => {
    const known = before[section as keyof SystemSettings] as Readonly<Record<string, unknown>>;
    return Object.entries(entries as Readonly<Record<string, unknown>>)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]))
      .map(([name, value]) => ({ path: `${section}.${name}`, before: known[name], after: value }));
  });
}

/** Replacing a key is logged as a change, without either key. */
function newKeys({ map, geocoder, identity }: Sections, before: SystemSettings): readonly SettingChange[] {
  return [
    { path: 'map.key', key: map?.key, had: before.map.hasKey },
    { path: 'geocoder.key', key: geocoder?.key, had: before.geocoder.hasKey },
    { path: 'identity.key', key: identity?.key, had: before.identity.hasKey },
  ]
    .filter(({ key, had }) => Boolean(key) && had)
    .map(({ path }) => ({ path, before: true, after: true }));
}
