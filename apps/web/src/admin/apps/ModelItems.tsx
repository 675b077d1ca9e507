import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { modelItemsQuery } from './app-queries.ts';
import { appsTexts } from './apps.locale.ts';
import styles from './apps.module.css';
import adminStyles from '../admin.module.css';

/** The data items of a model; items that only earlier versions had are listed separately. */
export function ModelItems({ schemaCode }: { readonly schemaCode: string }) {
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const query = useQuery(modelItemsQuery(useClient(), schemaCode));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  if (query.data.length === 0) return <EmptyState title={t('noItems')} />;
  return (
    <Paper>
      <ul className={adminStyles.list} aria-label={t('items')}>
        {query.data.map((item) => (
          <li key={item.code}>
            <span>
              {localizedName(item, locale)} {item.publish ? null : <span className={styles.mark}>{t('withdrawn')}</span>}
            </span>
            <p className="ink-muted ink-small">
              {[item.code, item.type, t('typeNumber', { number: item.propertyType }), ...(item.schemaCode ? [item.schemaCode] : [])].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
