import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { entryPath } from './entry-path.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { favoritesQuery, recentQuery, type AppEntry } from './favorites-query.ts';
import { favoritesTexts } from './favorites.locale.ts';
import startStyles from '../start/start.module.css';
import styles from './favorites.module.css';

/** Favourites and recent forms; hidden where there are none. */
export function FrequentForms() {
  const t = useTexts(favoritesTexts);
  const client = useClient();
  const favorites = useQuery(favoritesQuery(client));
  const recent = useQuery(recentQuery(client));
  const failed = [favorites, recent].find((query) => query.isError);
  if (failed) return <QueryFailure failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (!favorites.data || !recent.data) return <LoadingState shape="rows" count={2} label={t('loading')} />;
  return (
    <>
      <Entries name={t('favorites')} entries={favorites.data} />
      <Entries name={t('recent')} entries={recent.data} />
    </>
  );
}

function Entries({ name, entries }: { readonly name: string; readonly entries: readonly AppEntry[] }) {
  const locale = useLocale();
  if (entries.length === 0) return null;
  return (
    <section className={startStyles.group} aria-label={name}>
      <h2 className={startStyles.groupName}>{name}</h2>
      <ul className={styles.entryLinks}>
        {entries.map((entry) => (
          <li key={`${entry.appCode} ${entry.code}`}>
            <Link className={styles.entryLink!} to={entryPath(entry)}>
              <span>{localizedName(entry, locale)}</span>
              <span className="ink-muted ink-small">{localizedName(entry.app, locale)}</span>
            </Link>
            <FavoriteButton appCode={entry.appCode} code={entry.code} name={localizedName(entry, locale)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
