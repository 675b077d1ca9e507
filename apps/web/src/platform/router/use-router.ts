import { use, useCallback, useEffect, useId, useMemo } from 'react';
import type { Guard, NavigateOptions, Router, RouterState } from './create-router.ts';
import { RouterContext, RouterStateContext } from './router-context.ts';
import type { RouterLocation } from './router-location.ts';

function given<T>(value: T | null): T {
  if (value === null) throw new Error('This view stands outside of a router.');
  return value;
}

const useRouter = (): Router => given(use(RouterContext));
const useRouterState = (): RouterState => given(use(RouterStateContext));

/** Where somebody is. */
export const useLocation = (): RouterLocation => useRouterState().location;

/** What the address says for the named parts of its route. */
export const useParams = (): RouterState['params'] => useRouterState().params;

/** Goes to an address, or steps through the history; always the same function. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

type Query = URLSearchParams | Readonly<Record<string, string>>;
type SetSearch = (next: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** The query of the address, and how to change it; a page that is being left changes nothing any more. */
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

/** Holds steps that the guard wants to be asked about; null, or the step that waits for an answer. */
export function useGuard(guard: Guard): { readonly proceed: () => void; readonly stay: () => void } | null {
  const router = useRouter();
  const { held } = useRouterState();
  const id = useId();
  useEffect(() => router.guard(id, guard), [router, id, guard]);
  return held?.by === id ? held : null;
}
