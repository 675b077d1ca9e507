import { useQuery } from '@tanstack/react-query';
import { resolveShortCode } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Navigate, useParams } from '../../platform/router/index.ts';
import { shareTexts } from './share.locale.ts';

/** Goes on to what a short code leads to. */
export function ShortCodePage() {
  const t = useTexts(shareTexts);
  const client = useClient();
  const shortCode = useParams()['code'] ?? '';
  const place = useQuery({
    queryKey: ['short-code', 'resolved', shortCode],
    queryFn: ({ signal }) => client.call(resolveShortCode, { shortCode }, { signal }),
  });
  if (place.data) return <Navigate to={place.data.path} replace />;
  return (
    <Page title={t('opening')} titleHidden>
      {place.isError ? (
        <QueryFailure failure={place.error} onRetry={() => void place.refetch()} />
      ) : (
        <LoadingState shape="fields" label={t('opening')} />
      )}
    </Page>
  );
}
