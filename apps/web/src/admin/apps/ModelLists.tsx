import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { modelListsQuery } from './app-queries.ts';
import { appsTexts } from './apps.locale.ts';
import { documentPath } from './document-path.ts';
import styles from './apps.module.css';
import adminStyles from '../admin.module.css';

/** The list configurations of a model, published or not. */
export function ModelLists({ app, schemaCode }: { readonly app: string; readonly schemaCode: string }) {
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const query = useQuery(modelListsQuery(useClient(), app, schemaCode));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  if (query.data.length === 0) return <EmptyState title={t('noLists')} />;
  return (
    <Paper>
      <ul className={adminStyles.list} aria-label={t('lists')}>
        {query.data.map((list) => (
          <li key={list.code}>
            <Link to={documentPath(app, { kind: 'list', schemaCode, code: list.code })}>{localizedName(list, locale)}</Link>
            <span className="ink-muted ink-small">
              {list.publish ? null : <span className={styles.mark}>{t('notPublished')}</span>} {list.code}
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
