import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { useDestination, useIsCurrent, useLocation, useNavigate, useTarget } from './use-router.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A link within the client. Opening in another tab and copying the address work as for any link. */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { address, isHere } = useTarget(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    if (rest.target && rest.target !== '_self') return;
    event.preventDefault();
    navigate(address, { replace: replace || isHere(), state });
  };
  return <a {...rest} href={`#${address}`} onClick={handleClick} />;
}

interface NavLinkProps extends LinkProps {
  /** Active only for exactly this path, not for paths below it. */
  readonly end?: boolean;
}

/** A link that shows whether it is the current page. */
export function NavLink({ end = false, to, ...rest }: NavLinkProps) {
  return <Link {...rest} to={to} aria-current={useIsCurrent(to, end) ? 'page' : undefined} />;
}

interface NavigateProps {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Redirects when it is rendered, unless somebody is on the way to another page already. */
export function Navigate({ to, replace = false, state = null }: NavigateProps) {
  const navigate = useNavigate();
  const destination = useDestination();
  const location = useLocation();
  useEffect(() => {
    if (destination() === location) navigate(to, { replace, state });
  }, [navigate, destination, location, to, replace, state]);
  return null;
}
