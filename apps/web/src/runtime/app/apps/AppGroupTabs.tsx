import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import { appTexts } from '../app.locale.ts';
import { groupsQuery } from './grouped-apps-queries.ts';
import styles from '../app-tabs.module.css';

/** Selects one group or all; hidden where there is only one. */
export function AppGroupTabs({ current }: { readonly current: string | null }) {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const groups = useQuery(groupsQuery(useClient())).data ?? [];
  if (groups.length < 2) return null;
  return (
    <nav className={`${styles.appTabs} ${styles.appGroupTabs}`} aria-label={t('groups')}>
      <Link to="/apps" className={styles.appTab!} aria-current={current === null ? 'page' : undefined}>
        {t('allGroups')}
      </Link>
      {groups.map((group) => (
        <Link
          key={group.code}
          to={`/apps?group=${encodeURIComponent(group.code)}`}
          className={styles.appTab!}
          aria-current={current === group.code ? 'page' : undefined}
        >
          {localizedName(group, locale)}
        </Link>
      ))}
    </nav>
  );
}
