import { Component, createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Router, RouterState, ShownRoute } from './create-router.ts';
import { RouterContext, RouterStateContext } from './router-context.ts';

const DepthContext = createContext(0);

interface RouterProviderProps {
  readonly router: Router;
  /** Shown until the script of the first page is there. */
  readonly fallback?: ReactNode;
}

/** Draws the page of the address. */
export function RouterProvider({ router, fallback = null }: RouterProviderProps) {
  const [state, setState] = useState<RouterState>(router.state);
  useLayoutEffect(() => {
    // What a new page still waits for does not take away the one that is shown.
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

/** The place in a route's component where the route within it is drawn. */
export function Outlet() {
  const depth = use(DepthContext);
  const state = use(RouterStateContext);
  const shown = state?.chain?.[depth];
  if (!state || !shown) return null;
  const view = <DepthContext value={depth + 1}>{shown.Component ? <shown.Component /> : <Unloaded shown={shown} />}</DepthContext>;
  if (!shown.Failure) return view;
  return (
    <FailureBoundary Failure={shown.Failure} place={state.location.pathname}>
      {view}
    </FailureBoundary>
  );
}

/** A script that did not come fails as a page does that breaks. */
function Unloaded({ shown }: { readonly shown: ShownRoute }) {
  if (shown.failure !== null) throw shown.failure;
  return <Outlet />;
}

interface FailureBoundaryProps {
  readonly Failure: NonNullable<ShownRoute['Failure']>;
  /** Another place is another try. */
  readonly place: string;
  readonly children: ReactNode;
}

interface Caught {
  readonly failure: unknown;
  readonly place: string;
}

class FailureBoundary extends Component<FailureBoundaryProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(failure: unknown) {
    return { caught: { failure, place: '' } };
  }

  static getDerivedStateFromProps({ place }: FailureBoundaryProps, { caught }: { readonly caught: Caught | null }) {
    if (!caught || caught.place === place) return null;
    return { caught: caught.place === '' ? { ...caught, place } : null };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <this.props.Failure failure={caught.failure} /> : this.props.children;
  }
}
