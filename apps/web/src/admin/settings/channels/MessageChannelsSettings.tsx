import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Deliveries } from './Deliveries.tsx';
import { MessageChannelsForm } from './MessageChannelsForm.tsx';
import { TryChannels } from './TryChannels.tsx';
import { channelsQuery } from './channel-queries.ts';
import { channelTexts } from './channels.locale.ts';

/** The message channels: settings, test and recent deliveries. */
export function MessageChannelsSettings() {
  const t = useTexts(channelTexts);
  const channels = useQuery(channelsQuery(useClient()));
  return (
    <>
      {channels.isError ? <QueryFailure failure={channels.error} onRetry={() => void channels.refetch()} /> : null}
      {channels.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {channels.data ? (
        <>
          <MessageChannelsForm channels={channels.data} />
          <TryChannels channels={channels.data} />
          <Deliveries />
        </>
      ) : null}
    </>
  );
}
