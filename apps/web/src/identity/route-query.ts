/** Query parameters of a sign-in in progress; only the identity provider reads them. */
const signInEntries = ['code', 'auth_code', 'state', 'error'] as const;

/**
 * Returns the address with the query before its `#` moved behind it: links in mails and chat clients put parameters there, and pages read
 * only the query of the route. Parameters of the route win. The address of a return from signing in is left unchanged.
 */
export function withRouteQuery(address: string): string {
  const url = new URL(address);
  if (url.search === '' || signInEntries.some((name) => url.searchParams.has(name))) return address;
  const [path = '', own = ''] = url.hash.replace(/^#/, '').split('?', 2);
  const query = new URLSearchParams(own);
  for (const name of new Set(url.searchParams.keys())) {
    if (query.has(name)) continue;
    for (const value of url.searchParams.getAll(name)) query.append(name, value);
  }
  url.search = '';
  url.hash = `${path === '' ? '/' : path}?${query}`;
  return url.href;
}
