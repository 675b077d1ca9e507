import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import { deliveriesQuery } from './channel-queries.ts';
import { channelTexts } from './channels.locale.ts';
import styles from '../../admin.module.css';

/** Recent deliveries with their state, newest first. */
export function Deliveries() {
  const t = useTexts(channelTexts);
  const query = useInfiniteQuery(deliveriesQuery(useClient()));
  const deliveries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h2 className={styles.heading}>{t('deliveries')}</h2>
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.data && deliveries.length === 0 ? <EmptyState title={t('noDeliveries')} /> : null}
      {deliveries.length > 0 ? (
        <Paper>
          <ul className={styles.list}>
            {deliveries.map((delivery) => (
              <DeliveryLine key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </Paper>
      ) : null}
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
