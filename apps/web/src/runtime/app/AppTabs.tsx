import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { appTexts } from './app.locale.ts';
import { pagesQuery, type AppFunction } from './apps/apps-query.ts';
import styles from './app-tabs.module.css';

interface AppTabsProps {
  readonly appCode: string;
  readonly functions: readonly AppFunction[];
  /** The current list. */
  readonly current: AppFunction | null;
  /** The current page. */
  readonly page?: string;
}

/**
 * The tabs of an application: its pages and lists; hidden where there is only one. The application opens even while its pages are loading.
 */
export function AppTabs({ appCode, functions, current, page }: AppTabsProps) {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const pages = useQuery(pagesQuery(useClient(), appCode)).data ?? [];
  if (pages.length + functions.length < 2) return null;
  return (
    <nav className={styles.appTabs} aria-label={t(pages.length > 0 ? 'pagesAndLists' : 'lists')}>
      {pages.map((each) => (
        <Link
          key={`page ${each.code}`}
          to={`/apps/${appCode}/pages/${each.code}`}
          className={styles.appTab!}
          aria-current={each.code === page ? 'page' : undefined}
        >
          {localizedName(each, locale)}
        </Link>
      ))}
      {functions.map((each) => (
        <Link
          key={each.code}
          to={`/apps/${appCode}?list=${each.code}`}
          className={styles.appTab!}
          aria-current={each.code === current?.code ? 'page' : undefined}
        >
          {localizedName(each, locale)}
        </Link>
      ))}
    </nav>
  );
}
