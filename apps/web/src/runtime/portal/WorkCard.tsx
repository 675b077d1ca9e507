import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatAge, formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { appWorkQuery, type CardOf } from './portal-query.ts';
import { portalTexts } from './portal.locale.ts';
import styles from './portal.module.css';

interface WorkCardProps {
  readonly card: CardOf<'work'>;
  readonly appCode: string;
  readonly name: string;
}

/** The number of the user's tasks in the application, and the newest ones. */
export function WorkCard({ card, appCode, name }: WorkCardProps) {
  const t = useTexts(portalTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const work = useQuery(appWorkQuery(useClient(), appCode, card.size));
  if (work.isError) return <QueryFailure failure={work.error} onRetry={() => void work.refetch()} />;
  if (work.isPending) return <LoadingState shape="rows" count={3} label={t('loadingCard', { name })} />;
  if (work.data.items.length === 0) return <p className="ink-muted">{t('noWork')}</p>;
  return (
    <>
      <p role="status">{t('todo', { count: work.data.count })}</p>
      <ul className={styles.lines}>
        {work.data.items.map((item) => (
          <li key={item.id}>
            <Link className={styles.line!} to={`/work-item/${item.id}`}>
              <span>{localizedName({ name: item.instanceName, name_i18n: item.instanceName_i18n }, locale)}</span>
              <span className="ink-muted ink-small">
                {localizedName({ name: item.activityName, name_i18n: item.activityName_i18n }, locale)}
              </span>
              <time className="ink-muted ink-small" dateTime={item.receivedAt} title={formatInstant(item.receivedAt, locale, timeZone)}>
                {formatAge(item.receivedAt, locale, timeZone)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className="ink-small" to={`/work/todo?app=${appCode}`}>
          {t('allWork')}
        </Link>
      </p>
    </>
  );
}
