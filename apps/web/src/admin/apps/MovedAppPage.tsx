import { Navigate, useParams, useSearchParams } from '../../platform/router/index.ts';

/** Leads from the former addresses of an application and its documents to where they are designed. */
export function MovedAppPage() {
  const { app = '', kind, code } = useParams();
  const [search] = useSearchParams();
  if (kind === undefined || code === undefined) return <Navigate to={`/design/${app}/settings`} replace />;
  if (kind === 'app') return <Navigate to={`/design/${app}/menu`} replace />;
  const model = search.get('model');
  return <Navigate to={`/design/${app}/${kind}/${model ? `${model}.${code}` : code}`} replace />;
}
