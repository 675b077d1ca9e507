import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFavoritesApp, deleteFavoritesApp } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { HighlightedText, Paper } from '@inkstone/ui-kit';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import { Star } from '../../favorites/Star.tsx';
import { AppIcon } from '../icon/AppIcon.tsx';
import type { AppSummary } from './apps-query.ts';
import { favoriteAppsQuery } from './grouped-apps-queries.ts';
import startStyles from '../../start/start.module.css';
import styles from './app-links.module.css';

interface AppLinksProps {
  readonly name: string;
  readonly apps: readonly AppSummary[];
  readonly keyword?: string;
}

/** Applications under a heading, each with its favourite star; hidden when there are none. */
export function AppLinks({ name, apps, keyword = '' }: AppLinksProps) {
  const locale = useLocale();
  if (apps.length === 0) return null;
  return (
    <section className={startStyles.group} aria-label={name}>
      <h2 className={startStyles.groupName}>{name}</h2>
      <Paper>
        <ul className={styles.appLinks}>
          {apps.map((app) => (
            <li key={app.code}>
              <Link to={`/apps/${app.code}`} className={styles.appLink!}>
                <AppIcon name={localizedName(app, locale)} icon={app.icon} color={app.color} />
                <span>
                  <HighlightedText text={localizedName(app, locale)} search={keyword} />
                  <span className={`ink-muted ink-small ${styles.appLinkGroup}`}>{localizedName(app.group, locale)}</span>
                </span>
              </Link>
              <AppStar code={app.code} name={localizedName(app, locale)} />
            </li>
          ))}
        </ul>
      </Paper>
    </section>
  );
}

function AppStar({ code, name }: { readonly code: string; readonly name: string }) {
  const client = useClient();
  const queries = useQueryClient();
  const marked = useQuery(favoriteAppsQuery(client)).data;
  return (
    <Star
      name={name}
      isMarked={marked?.some((each) => each.code === code)}
      onMark={(on, idempotencyKey) => client.call(on ? createFavoritesApp : deleteFavoritesApp, { appCode: code }, { idempotencyKey })}
      onMarked={() => queries.invalidateQueries({ queryKey: favoriteAppsQuery(client).queryKey })}
    />
  );
}
