import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { useParams } from '../../platform/router/index.ts';
import { AppTabs } from '../app/AppTabs.tsx';
import { functionsQuery } from '../app/apps/apps-query.ts';
import { Card } from './Card.tsx';
import { pageQuery } from './portal-query.ts';
import { portalTexts } from './portal.locale.ts';
import styles from './portal.module.css';

/** A page of an application: cards that load and fail independently. */
export function PortalPage() {
  const t = useTexts(portalTexts);
  const locale = useLocale();
  const client = useClient();
  const { appCode = '', code = '' } = useParams();
  const page = useQuery(pageQuery(client, appCode, code));
  const functions = useQuery(functionsQuery(client, appCode));
  return (
    <Page title={page.data ? localizedName(page.data, locale) : t('page')}>
      <AppTabs appCode={appCode} functions={functions.data ?? []} current={null} page={code} />
      {page.isError ? <QueryFailure failure={page.error} onRetry={() => void page.refetch()} /> : null}
      {page.isPending ? <LoadingState shape="cards" count={4} label={t('loading')} /> : null}
      {page.data?.cards.length === 0 ? <EmptyState title={t('noCards')} /> : null}
      <div className={styles.page}>
        <div className={styles.cards}>
          {page.data?.cards.map((card) => (
            <Card key={`${code} ${card.code}`} appCode={appCode} card={card} />
          ))}
        </div>
      </div>
    </Page>
  );
}
