import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { addressOf, locate } from './router-location.ts';
import { useLocation, useNavigate } from './use-router.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A link within the client. Opening in another tab and copying the address work as for any link. */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const target = addressOf(locate(to, location));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    if (rest.target && rest.target !== '_self') return;
    event.preventDefault();
    navigate(target, { replace: replace || target === addressOf(location), state });
  };
  return <a {...rest} href={`#${target}`} onClick={handleClick} />;
}

interface NavLinkProps extends LinkProps {
  /** Active only for exactly this path, not for paths below it. */
  readonly end?: boolean;
}

/** A link that shows whether it is the current page. */
export function NavLink({ end = false, to, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

interface NavigateProps {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Redirects when it is rendered. */
export function Navigate({ to, replace = false, state = null }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}
