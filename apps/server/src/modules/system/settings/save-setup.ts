import type { SetupOrganization } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readSetting, writeSetting } from '../setting.ts';
import { colorIssues, presentIssues, type SettingIssue } from './check-settings.ts';
import { drawLogo } from './logo.ts';
import { organizationIssues, writeOrganization } from './organization-settings.ts';
import { lockSettings } from './setting-changes.ts';
import { readAppearance } from './system-settings.ts';

/**
 * Saves the organisation before its first administrator exists, so that nobody is logged as having changed it. Refuses with
 * `settings-invalid` and all issues.
 */
export async function saveSetup(trx: Trx, { logo, sealColor, ...organization }: SetupOrganization, locale: Locale): Promise<void> {
  await lockSettings(trx);
  const appearance = await readAppearance(trx);
  const isKept = logo === null || logo === appearance.logo;
  const drawn = isKept ? logo : await drawLogo(logo);
  const issues: SettingIssue[] = [
    ...organizationIssues(organization),
    ...colorIssues(sealColor, 'appearance.sealColor'),
    ...(logo !== null && drawn === null ? [{ code: 'LogoUnreadable', path: 'appearance.logo' } as const] : []),
  ];
  if (issues.length > 0) refuse('settings-invalid', {}, { issues: presentIssues(issues, locale) });
  await writeOrganization(trx, organization);
  await writeSetting(trx, 'appearance', { ...appearance, sealColor, logo: drawn });
  await writeSetting(trx, 'first-run', { ...(await readSetting(trx, 'first-run')), organization: 'done' });
}
