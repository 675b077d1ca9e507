import type { SystemSettings } from '@inkstone/api';
import { locales } from '@inkstone/schema';
import { isTimeZone } from '../../../platform/config/time-zone.ts';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { readSetting, writeSetting } from '../setting.ts';
import type { SettingIssue } from './check-settings.ts';
import { markTimeZoneChanged } from './organization-time-zone.ts';

type OrganizationSettings = Omit<SystemSettings['organization'], 'version'>;

/** Returns name, time zone and language of the organisation. `environment`: the time zone where none is stored. */
export async function readOrganization(executor: Executor, environment: string): Promise<OrganizationSettings> {
  const name = await readSetting(executor, 'organization-name');
  const region = await readSetting(executor, 'region');
  return {
    name: { zh: name?.zh ?? '', en: name?.en ?? '' },
    timeZone: region?.timeZone ?? environment,
    locale: region?.locale ?? locales[0],
  };
}

/** Returns all issues of settings that are to be saved. */
export function organizationIssues({ name, timeZone }: OrganizationSettings): readonly SettingIssue[] {
  return [
    ...(name.zh === '' && name.en === '' ? [{ code: 'Missing', path: 'organization.name.zh' } as const] : []),
    ...(isTimeZone(timeZone) ? [] : [{ code: 'TimeZone', path: 'organization.timeZone', params: { value: timeZone } } as const]),
  ];
}

/** Saves settings that have no issues. A name in one language counts for both. */
export async function writeOrganization(trx: Trx, { name, timeZone, locale }: OrganizationSettings): Promise<void> {
  await writeSetting(trx, 'organization-name', { zh: name.zh || name.en, en: name.en || name.zh });
  await writeSetting(trx, 'region', { timeZone, locale });
  markTimeZoneChanged(trx);
}
