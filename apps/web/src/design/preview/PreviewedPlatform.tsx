import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Client } from '../../platform/api/client.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { PlatformContext, usePlatform, type Platform } from '../../platform/platform.ts';
import { previewTexts } from './preview.locale.ts';

interface PreviewedPlatformProps {
  /** The client of a preview; another one means another person or place, so that nothing of the former is shown. */
  readonly client: Client;
  readonly children: ReactNode;
}

/** Components in it call the server through the client of a preview. They share no answers with the page around them, and upload nothing. */
export function PreviewedPlatform({ client, children }: PreviewedPlatformProps) {
  const t = useTexts(previewTexts);
  const platform = usePlatform();
  const previewed = useMemo((): Platform => {
    const uploader = () => Promise.reject(new RequestFailure('refused', { status: 422, message: t('noUploads') }));
    return { ...platform, client, uploader };
  }, [platform, client, t]);
  const queries = useMemo(() => queriesOf(client), [client]);
  return (
    <PlatformContext value={previewed}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}

const known = new WeakMap<Client, QueryClient>();

function queriesOf(client: Client): QueryClient {
  const queries = known.get(client) ?? new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 2_000 } } });
  known.set(client, queries);
  return queries;
}
