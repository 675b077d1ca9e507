import { Component, createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Router, RouterState, ShownRoute } from './create-router.ts';
import { RouterContext, RouterStateContext } from './router-context.ts';

const DepthContext = createContext(0);

interface RouterProviderProps {
  readonly router: Router;
  /** Shown until the script of the first page is loaded. */
  readonly fallback?: ReactNode;
}

/** Renders the page of the address. */
export function RouterProvider({ router, fallback = null }: RouterProviderProps) {
  const [state, setState] = useState<RouterState>(router.state);
  useLayoutEffect(() => {
    // The current page stays visible while the next one loads.
    return router.subscribe((next) => startTransition(() => setState(next)));
  }, [router]);
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>
        <DepthContext value={0}>{state.chain ? <Outlet /> : fallback}</DepthContext>
      </RouterStateContext>
    </RouterContext>
  );
}

/** The slot in a route's component where its child route is rendered. */
export function Outlet() {
  const depth = use(DepthContext);
  const state = use(RouterStateContext);
  const shown = state?.chain?.[depth];
  if (!state || !shown) return null;
  const view = <DepthContext value={depth + 1}>{shown.Component ? <shown.Component /> : <Unloaded shown={shown} />}</DepthContext>;
  if (!shown.Failure) return view;
  return (
    <FailureBoundary Failure={shown.Failure} pathname={state.location.pathname}>
      {view}
    </FailureBoundary>
  );
}

/** A script that could not be loaded is handled like a page that fails. */
function Unloaded({ shown }: { readonly shown: ShownRoute }) {
  if (shown.failure !== null) throw shown.failure;
  return <Outlet />;
}

interface FailureBoundaryProps {
  readonly Failure: NonNullable<ShownRoute['Failure']>;
  /** Navigating to another path tries again. */
  readonly pathname: string;
  readonly children: ReactNode;
}

interface Caught {
  readonly failure: unknown;
  readonly pathname: string;
}

class FailureBoundary extends Component<FailureBoundaryProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(failure: unknown) {
    return { caught: { failure, pathname: '' } };
  }

  static getDerivedStateFromProps({ pathname }: FailureBoundaryProps, { caught }: { readonly caught: Caught | null }) {
    if (!caught || caught.pathname === pathname) return null;
    return { caught: caught.pathname === '' ? { ...caught, pathname } : null };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <this.props.Failure failure={caught.failure} /> : this.props.children;
  }
}
