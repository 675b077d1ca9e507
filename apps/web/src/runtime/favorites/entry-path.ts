import type { AppEntry } from './favorites-query.ts';

/** The form to fill in, or the list for those who only see it. */
export function entryPath(entry: AppEntry): string {
  return entry.mayAdd ? `/new/${entry.schemaCode}/${entry.formCode}` : listPath(entry);
}

/** The list, with what is looked for in it. */
export function listPath({ appCode, code }: Pick<AppEntry, 'appCode' | 'code'>, keyword?: string): string {
  const search = new URLSearchParams({ list: code, ...(keyword && { q: keyword }) });
  return `/apps/${appCode}?${search.toString()}`;
}
