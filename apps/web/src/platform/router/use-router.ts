import { use, useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { Guard, NavigateOptions, Router, RouterState } from './create-router.ts';
import { RouterContext, RouterStateContext } from './router-context.ts';
import { addressOf, locate, type RouterLocation } from './router-location.ts';

function given<T>(value: T | null): T {
  if (value === null) throw new Error('This component needs a RouterProvider.');
  return value;
}

const useRouter = (): Router => given(use(RouterContext));
const useRouterState = (): RouterState => given(use(RouterStateContext));

/** Returns the current location. */
export const useLocation = (): RouterLocation => useRouterState().location;

/** Returns the function that returns where the page goes or is; its identity is stable. */
export const useDestination = (): Router['target'] => useRouter().target;

/** Returns the parameters of the route. */
export const useParams = (): RouterState['params'] => useRouterState().params;

/** Returns the function that navigates; its identity is stable. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** Where a link leads; `isHere` is asked when it is followed. A link with a path of its own is not rendered again when the location changes. */
export function useTarget(to: string): { readonly address: string; readonly isHere: () => boolean } {
  const router = useRouter();
  const from = to.startsWith('/') ? router.state() : given(use(RouterStateContext));
  const address = addressOf(locate(to, from.location));
  return { address, isHere: () => address === addressOf(router.state().location) };
}

/** Whether a path is the current one, or one above it; rendered again only when that changes. */
export function useIsCurrent(path: string, end: boolean): boolean {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => {
    const { pathname } = router.state().location;
    return pathname === path || (!end && pathname.startsWith(`${path}/`));
  });
}

type Query = URLSearchParams | Readonly<Record<string, string>>;
type SetSearch = (next: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** Returns the query of the address and a function that changes it; a page that is being left changes nothing any more. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const router = useRouter();
  const { pathname, search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const setSearch = useCallback<SetSearch>(
    (next, options) => {
      if (router.target().pathname !== pathname) return;
      const parts = typeof next === 'function' ? next(new URLSearchParams(router.state().location.search)) : next;
      router.navigate(`?${new URLSearchParams(parts).toString()}`, options);
    },
    [router, pathname],
  );
  return [parameters, setSearch];
}

/** Holds navigation that the guard wants confirmed; returns null, or the pending navigation. */
export function useGuard(guard: Guard): { readonly proceed: () => void; readonly stay: () => void } | null {
  const router = useRouter();
  const { held } = useRouterState();
  const id = useId();
  useEffect(() => router.guard(id, guard), [router, id, guard]);
  return held?.by === id ? held : null;
}
