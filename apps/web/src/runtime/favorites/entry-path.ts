import type { AppEntry } from './favorites-query.ts';

/** Returns the path of the form to fill in, or of the list for users who may only view it. */
export function entryPath(entry: AppEntry): string {
  return entry.mayAdd ? `/new/${entry.schemaCode}/${entry.formCode}` : listPath(entry);
}

/** Returns the path of the list, with the search. */
export function listPath({ appCode, code }: Pick<AppEntry, 'appCode' | 'code'>, keyword?: string): string {
  const search = new URLSearchParams({ list: code, ...(keyword && { q: keyword }) });
  return `/apps/${appCode}?${search.toString()}`;
}
