import { useQuery } from '@tanstack/react-query';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { calendarTexts } from '../calendar/calendar.locale.ts';
import { changeText } from './change-text.ts';
import { settingChangesQuery } from './settings-query.ts';
import { settingsTexts, type SettingsText } from './settings.locale.ts';
import adminStyles from '../admin.module.css';
import styles from './settings.module.css';

/** The change log of the settings, newest first. */
export function SettingChanges() {
  const t = useTexts(settingsTexts);
  const calendar = useTexts(calendarTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const changes = useQuery(settingChangesQuery(useClient()));
  return (
    <>
      <h2 className={adminStyles.heading}>{t('changes')}</h2>
      {changes.isError ? <QueryFailure failure={changes.error} onRetry={() => void changes.refetch()} /> : null}
      {changes.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {changes.data?.length === 0 ? <p className="ink-muted">{t('noChanges')}</p> : null}
      {changes.data?.length ? (
        <Paper>
          <ul className={adminStyles.list}>
            {changes.data.map(({ id, personName, at, changes: each }) => (
              <li key={id}>
                <strong>{personName}</strong>
                <span className="ink-muted ink-small">{formatInstant(at, locale, timeZone)}</span>
                {each.map((change) => (
                  <p key={change.path} className={`ink-small ${styles.change}`}>
                    {t('change', {
                      name: isKnown(change.path) ? t(change.path) : change.path,
                      text: changeText(change, { t, calendar, locale }),
                    })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Paper>
      ) : null}
    </>
  );
}

const isKnown = (path: string): path is SettingsText => Object.hasOwn(settingsTexts.table, path);
