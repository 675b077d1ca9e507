import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Deliveries } from './Deliveries.tsx';
import { MessageWaysForm } from './MessageWaysForm.tsx';
import { TryWays } from './TryWays.tsx';
import { waysQuery } from './ways-queries.ts';
import { waysTexts } from './ways.locale.ts';
import './ways.css';

/** By which ways messages leave the house: set, tried, and what was sent. */
export function MessageWaysSettings() {
  const t = useTexts(waysTexts);
  const ways = useQuery(waysQuery(useClient()));
  return (
    <>
      {ways.isError ? <QueryFailure failure={ways.error} onRetry={() => void ways.refetch()} /> : null}
      {ways.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {ways.data ? (
        <>
          <MessageWaysForm ways={ways.data} />
          <TryWays ways={ways.data} />
          <Deliveries />
        </>
      ) : null}
    </>
  );
}
