import { useQuery } from '@tanstack/react-query';
import { resolveShortCode } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Navigate, useParams } from '../../platform/router/index.ts';
import { shareTexts } from './share.locale.ts';

/** Redirects to the target of a short code. */
export function ShortCodePage() {
  const t = useTexts(shareTexts);
  const client = useClient();
  const shortCode = useParams()['code'] ?? '';
  const resolved = useQuery({
    queryKey: ['short-code', 'resolved', shortCode],
    queryFn: ({ signal }) => client.call(resolveShortCode, { shortCode }, { signal }),
  });
  if (resolved.data) return <Navigate to={resolved.data.path} replace />;
  return (
    <Page title={t('opening')} titleHidden>
      {resolved.isError ? (
        <QueryFailure failure={resolved.error} onRetry={() => void resolved.refetch()} />
      ) : (
        <LoadingState shape="fields" label={t('opening')} />
      )}
    </Page>
  );
}
