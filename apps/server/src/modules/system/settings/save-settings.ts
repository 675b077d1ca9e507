import type { CallArguments, saveSystemSettings, SystemSettings } from '@inkstone/api';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { writeSetting } from '../setting.ts';
import { checkSettings, presentIssues, type SettingIssue } from './check-settings.ts';
import { drawLogo } from './logo.ts';
import { writeOrganization } from './organization-settings.ts';
import { logSettingChanges, lockSettings, type SettingChange } from './setting-changes.ts';
import { writeIdentity } from './identity-settings.ts';
import { readGeocoder, readMap, readSystemSettings, type Appearance } from './system-settings.ts';

type Sections = CallArguments<typeof saveSystemSettings>;

/** Saves the given sections and logs who changed what. Refuses with `settings-invalid` and all issues; then nothing is saved. */
export async function saveSettings(
  trx: Trx,
  sections: Sections,
  { actor, now, locale, timeZone }: Pick<RequestContext, 'actor' | 'now' | 'locale' | 'timeZone'>,
): Promise<SystemSettings> {
  await lockSettings(trx);
  const before = await readSystemSettings(trx, timeZone);
  refuseOutdatedSections(sections, before);
  const issues = [...checkSettings(sections, { map: before.map.hasKey, geocoder: before.geocoder.hasKey, identity: before.identity })];
  const appearance = sections.appearance && (await completeAppearance(sections.appearance, before.appearance, issues));
  if (issues.length > 0) refuse('settings-invalid', {}, { issues: presentIssues(issues, locale) });
  // What was not changed stays unset, so that it follows the server's environment.
  const organization = isUnchanged(sections.organization, before.organization) ? undefined : sections.organization;
  await writeSections(trx, { ...sections, appearance, organization });
  const after = await readSystemSettings(trx, timeZone);
  const changes = [...differences(before, after), ...newKeys(sections, before)];
  await logSettingChanges(trx, changes, { personId: actor.id, at: now() });
  return after;
}

/** Each section is compared by itself: who changes the map does not stand in the way of who changes uploads. */
function refuseOutdatedSections(sections: Sections, before: SystemSettings): void {
  for (const [section, value] of Object.entries(sections))
    if (value?.version !== undefined && value.version !== before[section as keyof Sections].version) refuse('conflict');
}

/** Keeps the colour of the seals and the logo that are not sent. A new logo is made small; one that cannot be read is an issue. */
async function completeAppearance(
  requested: NonNullable<Sections['appearance']>,
  before: Appearance,
  issues: SettingIssue[],
): Promise<Appearance> {
  const { logo, version: _, ...appearance } = requested;
  const isKept = logo === undefined || logo === null || logo === before.logo;
  const drawn = isKept ? null : await drawLogo(logo);
  if (!isKept && drawn === null) issues.push({ code: 'LogoUnreadable', path: 'appearance.logo' });
  const next = logo === undefined ? before.logo : isKept ? logo : drawn;
  return { ...appearance, sealColor: appearance.sealColor ?? before.sealColor, logo: next };
}

interface CompleteSections extends Omit<Sections, 'appearance'> {
  readonly appearance?: Appearance | undefined;
}

async function writeSections(
  trx: Trx,
  { upload, sheet, map, geocoder, identity, appearance, organization }: CompleteSections,
): Promise<void> {
  if (upload) {
    const { megabytes, version: _, ...fileTypes } = upload;
    await writeSetting(trx, 'upload', { megabytes, fileTypes });
  }
  if (sheet) await writeSetting(trx, 'sheet', { importRows: sheet.importRows });
  if (map) await writeSetting(trx, 'map', keepingKey(map, (await readMap(trx)).key));
  if (geocoder) await writeSetting(trx, 'geocoder', keepingKey(geocoder, (await readGeocoder(trx)).key));
  if (identity) await writeIdentity(trx, identity);
  if (appearance) await writeSetting(trx, 'appearance', appearance);
  if (organization) await writeOrganization(trx, organization);
}

function keepingKey<S extends { readonly key?: string | undefined; readonly version?: number | undefined }>(
  keyed: S,
  present: string | undefined,
) {
  const { key, version: _, ...section } = keyed;
  const kept = key ?? present;
  return { ...section, ...(kept && { key: kept }) };
}

function differences(before: SystemSettings, after: SystemSettings): readonly SettingChange[] {
  return Object.entries(after).flatMap(([section, entries]) => {
    const known = before[section as keyof SystemSettings] as Readonly<Record<string, unknown>>;
    return Object.entries(entries as Readonly<Record<string, unknown>>)
      .filter(([name, value]) => name !== 'version' && JSON.stringify(value) !== JSON.stringify(known[name]))
      .map(([name, value]) => ({ path: `${section}.${name}`, before: logged(name, known[name]), after: logged(name, value) }));
  });
}

const isUnchanged = (organization: Sections['organization'], before: SystemSettings['organization']): boolean =>
  canonicalJson({ ...organization, version: before.version }) === canonicalJson(before);

/** Of a logo only whether there is one. */
function logged(name: string, value: unknown): unknown {
  return name === 'logo' ? value !== null : value;
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
