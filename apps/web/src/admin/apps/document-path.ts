import type { DocumentAddress } from './app-queries.ts';

/** Returns the path of the page with a document's versions; workflows have a page of their own. */
export function documentPath(app: string, { kind, schemaCode, code }: DocumentAddress): string {
  if (kind === 'workflow') return `/admin/workflows/${code}?tab=versions`;
  return `/admin/apps/${app}/${kind}/${code}${schemaCode === '' ? '' : `?model=${schemaCode}`}`;
}
