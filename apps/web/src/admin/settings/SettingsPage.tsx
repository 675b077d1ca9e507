import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { SettingChanges } from './SettingChanges.tsx';
import { settingsQuery } from './settings-query.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { MessageWaysSettings } from './ways/MessageWaysSettings.tsx';
import { settingsTexts } from './settings.locale.ts';
import '../admin.css';
import './settings.css';

/** What holds for everybody: uploads, sub-tables, map, naming of places, appearance, mail and webhook; for administrators. */
export function SettingsPage() {
  const t = useTexts(settingsTexts);
  const settings = useQuery(settingsQuery(useClient()));
  return (
    <Page title={t('title')}>
      {settings.isError ? <QueryFailure failure={settings.error} onRetry={() => void settings.refetch()} /> : null}
      {settings.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {settings.data ? <SettingsForm settings={settings.data} /> : null}
      <MessageWaysSettings />
      <SettingChanges />
    </Page>
  );
}
