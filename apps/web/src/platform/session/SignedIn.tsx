import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from '../router/index.ts';
import type { Restriction } from '@inkstone/api';
import { RequestFailure } from '../api/request-failure.ts';
import { QueryFailure } from '../failure/QueryFailure.tsx';
import { usePlatform } from '../platform.ts';
import { PageLoading } from '../page/PageLoading.tsx';
import { userQuery } from './user-query.ts';
import { useSession } from './use-session.ts';

/**
 * Lets only signed-in users pass; others sign in first and return to the requested address. Who must first change their password or set up
 * a second factor does that.
 */
export function SignedIn() {
  const { token, user, restriction } = useSession();
  const location = useLocation();
  const state = { back: location.pathname + location.search };
  if (!token) return <Navigate to="/sign-in" replace state={state} />;
  if (restriction) return <Navigate to="/restricted" replace state={state} />;
  return user ? <LivePages /> : <FetchUser />;
}

// Not needed before signing in.
const LiveWork = lazy(() => import('../live/LiveWork.tsx').then((module) => ({ default: module.LiveWork })));

function LivePages() {
  return (
    <>
      <Suspense fallback={null}>
        <LiveWork />
      </Suspense>
      <Outlet />
    </>
  );
}

/** A new tab has the token but has not loaded the user yet. */
function FetchUser() {
  const { client, session } = usePlatform();
  const query = useQuery(userQuery(client));
  useEffect(() => {
    if (query.data) session.keepUser(query.data);
  }, [query.data, session]);
  const restriction = restrictionOf(query.error);
  useEffect(() => {
    if (restriction) session.restrict(restriction);
  }, [restriction, session]);
  if (restriction) return <PageLoading />;
  return query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : <PageLoading />;
}

const restrictionsByCode: Readonly<Record<string, Restriction | undefined>> = {
  'password-change-required': 'password-change',
  'second-factor-missing': 'second-factor',
};

function restrictionOf(failure: unknown): Restriction | null {
  return (failure instanceof RequestFailure && restrictionsByCode[failure.code ?? '']) || null;
}
