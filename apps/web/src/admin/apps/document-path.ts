import type { DocumentAddress } from './app-queries.ts';

/** Where a document's versions are shown; workflows have a page of their own. */
export function documentPath(app: string, { kind, schemaCode, code }: DocumentAddress): string {
  if (kind === 'workflow') return `/admin/workflows/${code}?tab=versions`;
  return `/admin/apps/${app}/${kind}/${code}${schemaCode === '' ? '' : `?model=${schemaCode}`}`;
}
