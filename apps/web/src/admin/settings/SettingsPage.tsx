import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { SettingChanges } from './SettingChanges.tsx';
import { settingsQuery } from './settings-query.ts';
import { SignInPolicySection } from '../accounts/SignInPolicySection.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { MessageChannelsSettings } from './channels/MessageChannelsSettings.tsx';
import { settingsTexts } from './settings.locale.ts';

/** System settings: uploads, sub-tables, map, geocoding, appearance, mail and webhook. For administrators. */
export function SettingsPage() {
  const t = useTexts(settingsTexts);
  const settings = useQuery(settingsQuery(useClient()));
  return (
    <Page title={t('title')}>
      {settings.isError ? <QueryFailure failure={settings.error} onRetry={() => void settings.refetch()} /> : null}
      {settings.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {settings.data ? <SettingsForm settings={settings.data} /> : null}
      <SignInPolicySection />
      <MessageChannelsSettings />
      <SettingChanges />
    </Page>
  );
}
