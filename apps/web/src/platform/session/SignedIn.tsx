import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from '../router/index.ts';
import { userInfo } from '@inkstone/api';
import { QueryFailure } from '../failure/QueryFailure.tsx';
import { useLiveWork } from '../live/use-live-work.ts';
import { usePlatform } from '../platform.ts';
import { PageLoading } from '../page/PageLoading.tsx';
import { useSession } from './use-session.ts';

/** Lets only signed-in users pass; others sign in first and return to the requested address. */
export function SignedIn() {
  const { token, user } = useSession();
  const location = useLocation();
  if (!token) return <Navigate to="/sign-in" replace state={{ back: location.pathname + location.search }} />;
  return user ? <LivePages /> : <FetchUser />;
}

function LivePages() {
  useLiveWork();
  return <Outlet />;
}

/** A new tab has the token but has not loaded the user yet. */
function FetchUser() {
  const { client, session } = usePlatform();
  const query = useQuery({ queryKey: ['user'], queryFn: ({ signal }) => client.call(userInfo, {}, { signal }) });
  useEffect(() => {
    if (query.data) session.keepUser(query.data);
  }, [query.data, session]);
  return query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : <PageLoading />;
}
