import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import enUS from 'antd/es/locale/en_US';
import zhTW from 'antd/es/locale/zh_TW';
import { openedCopyQuery } from '../design/working-copy/opened-copy-query.ts';
import { extensionsQuery } from '../runtime/extensions/extensions-query.ts';
import { RouterProvider } from '../platform/router/index.ts';
import { Announcer, ThemeProvider } from '@inkstone/ui-kit';
import { canRetry } from '../platform/api/request-failure.ts';
import { usePublicConfig } from '../platform/config/use-public-config.ts';
import { suggestLocale } from '../platform/i18n/locale-store.ts';
import { useLocale } from '../platform/i18n/use-texts.ts';
import { PageLoading } from '../platform/page/PageLoading.tsx';
import { PlatformContext, type Platform } from '../platform/platform.ts';
import { useSession } from '../platform/session/use-session.ts';
import { userQuery } from '../platform/session/user-query.ts';
import { createPages } from './router.tsx';
import { useAccents } from '../platform/theme/brand.ts';
import { useColorScheme } from '../platform/theme/color-scheme.ts';
import { useNarrow } from '../platform/window/use-window-width.ts';

// On a phone a focused field would open the keyboard over the dialog.
const DialogFocus = lazy(() => import('@inkstone/ui-kit/dialog-focus').then((module) => ({ default: module.DialogFocus })));

const antdLocales = { zh: zhTW, en: enUS } as const;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, failure) => count < 2 && canRetry(failure), networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

const formAddress = /^#\/(new|record|work-item|instance)\//;

/**
 * The user of a new tab is on the way while the script of the page is loaded, and so is what the design environment opens, and extensions,
 * without which no form is shown.
 */
function openedQueryClient({ client, session }: Platform): QueryClient {
  const queryClient = createQueryClient();
  const { token, user, restriction } = session.state();
  if (!token || user || restriction) return queryClient;
  void queryClient.prefetchQuery(userQuery(client));
  if (formAddress.test(window.location.hash)) void queryClient.prefetchQuery(extensionsQuery(client));
  const designed = /^#\/design\/(\w+)/.exec(window.location.hash)?.[1];
  if (designed !== undefined) void queryClient.prefetchQuery(openedCopyQuery(client, designed));
  return queryClient;
}

/** The whole client for a given platform. */
export function App({ platform }: { readonly platform: Platform }) {
  const [queryClient] = useState(() => openedQueryClient(platform));
  const { session } = platform;
  useEffect(
    () =>
      session.subscribe(() => {
        // Data of the previous user must not be visible to the next one.
        if (!session.state().token) queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'public-config' });
      }),
    [queryClient, session],
  );
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={queryClient}>
        <Providers />
      </QueryClientProvider>
    </PlatformContext>
  );
}

function Providers() {
  const [router] = useState(createPages);
  const locale = useLocale();
  const config = usePublicConfig().data;
  const { user } = useSession();
  const suggested = user?.locale ?? config?.defaultLocale;
  useEffect(() => {
    if (suggested) suggestLocale(suggested);
  }, [suggested]);
  return (
    <ThemeProvider scheme={useColorScheme()} greyscale={config?.mourning ?? false} accents={useAccents()} antdLocale={antdLocales[locale]}>
      <Announcer>
        <RouterProvider router={router} fallback={<PageLoading />} />
        <Suspense fallback={null}>{useNarrow() ? null : <DialogFocus />}</Suspense>
      </Announcer>
    </ThemeProvider>
  );
}
