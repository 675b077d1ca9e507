import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense, useEffect } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useParams } from '../../platform/router/index.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { designTexts } from '../design.locale.ts';
import { takeOpenedCopy } from '../working-copy/opened-copy-query.ts';
import { createPendingStore, pageName } from '../working-copy/pending-store.ts';
import { useFollowing, WorkingCopyContext } from '../working-copy/use-working-copy.ts';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { designers, preloadDesigner } from './designers.ts';

const DesignFrame = lazy(designers.frame);

/** The design environment of one application. */
export function DesignPage() {
  const { app = '' } = useParams();
  return <OpenedApp key={app} appCode={app} />;
}

/** Not rendered again with every address within it. */
const OpenedApp = memo(function OpenedApp({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const client = useClient();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const personId = user?.id ?? '';
  const opened = useQuery({
    queryKey: ['working-copy', appCode],
    // The documents are on their way while the scripts are loaded, in a new tab from its beginning.
    queryFn: async () => {
      const opened = takeOpenedCopy(queryClient, client, appCode);
      preloadDesigner(window.location.hash);
      const [{ openWorkingCopyOf }] = await Promise.all([import('../working-copy/working-copy.ts'), opened]);
      return openWorkingCopyOf({ client, appCode, pending: createPendingStore({ personId, appCode, page: pageName() }), opened });
    },
    // The working copy follows the server by itself.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (opened.isError) return <QueryFailure failure={opened.error} onRetry={() => void opened.refetch()} />;
  const loading = <LoadingState shape="rows" label={t('loading')} />;
  if (opened.isPending) return loading;
  return (
    <WorkingCopyContext value={opened.data}>
      <Following copy={opened.data} appCode={appCode} />
      <Suspense fallback={loading}>
        <DesignFrame appCode={appCode} />
      </Suspense>
    </WorkingCopyContext>
  );
});

function Following({ copy, appCode }: { readonly copy: WorkingCopy; readonly appCode: string }) {
  useFollowing(copy, appCode);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (copy.state().saving === 'failed') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [copy]);
  return null;
}
