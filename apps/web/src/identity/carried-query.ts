/** Entries of a sign-in that is on its way: they belong to the identity provider and to nobody else. */
const signInEntries = ['code', 'auth_code', 'state', 'error'] as const;

/**
 * The address with what stood before its `#` after it: links of mails and chat clients put their entries there, and pages read only their
 * own address. What the page's address says already stays. The address of somebody who comes back from signing in is left as it is.
 */
export function carriedQuery(address: string): string {
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
