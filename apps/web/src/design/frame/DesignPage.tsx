import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useParams } from '../../platform/router/index.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { designTexts } from '../design.locale.ts';
import { createPendingStore, pageName } from '../working-copy/pending-store.ts';
import { useFollowing, WorkingCopyContext } from '../working-copy/use-working-copy.ts';
import { openWorkingCopyOf, type WorkingCopy } from '../working-copy/working-copy.ts';
import { DesignFrame } from './DesignFrame.tsx';

/** The design environment of one application. */
export function DesignPage() {
  const { app = '' } = useParams();
  return <OpenedApp key={app} appCode={app} />;
}

function OpenedApp({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const client = useClient();
  const { user } = useSession();
  const personId = user?.id ?? '';
  const opened = useQuery({
    queryKey: ['working-copy', appCode],
    queryFn: () => openWorkingCopyOf({ client, appCode, pending: createPendingStore({ personId, appCode, page: pageName() }) }),
    // The working copy follows the server by itself.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (opened.isError) return <QueryFailure failure={opened.error} onRetry={() => void opened.refetch()} />;
  if (opened.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return (
    <WorkingCopyContext value={opened.data}>
      <Following copy={opened.data} appCode={appCode} />
      <DesignFrame appCode={appCode} />
    </WorkingCopyContext>
  );
}

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
