/** A location within the client, as stored in the hash of the address. */
export interface RouterLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** State passed by the navigation; a reload keeps it, a copied address does not. */
  readonly state: unknown;
}

/**
 * Resolves an address to a location: `/work/todo?item=1`, or `?item=1` for another query on the current page. Anything else is read as if
 * it began with a slash, so that a mistyped address is an unknown page and not a failure.
 */
export function locate(to: string, from: Pick<RouterLocation, 'pathname'>, state: unknown = null): RouterLocation {
  const at = to.indexOf('?');
  const path = at < 0 ? to : to.slice(0, at);
  const search = at < 0 ? '' : to.slice(at);
  const pathname = path === '' ? from.pathname : path.startsWith('/') ? path : `/${path}`;
  return { pathname, search: search === '?' ? '' : search, state };
}

export const addressOf = ({ pathname, search }: Pick<RouterLocation, 'pathname' | 'search'>): string => pathname + search;
