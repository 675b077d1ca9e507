import { Outlet, useLocation, useNavigate } from '../platform/router/index.ts';
import { useEffect, useRef } from 'react';
import { usePrefetchedExtensions } from '../runtime/extensions/extensions-query.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useShortcuts } from '../platform/shortcuts/use-shortcuts.ts';
import { useNarrow } from '../platform/window/use-window-width.ts';
import { BottomBar } from './BottomBar.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { shellTexts } from './shell.locale.ts';
import './shell.css';

/** What stands around every page: a side navigation, or on a narrow window a bar at the bottom. */
export function Shell() {
  const t = useTexts(shellTexts);
  const narrow = useNarrow();
  usePrefetchedExtensions();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Work lists have a search of their own under the same key.
  useShortcuts({ '/': pathname.startsWith('/work/') ? undefined : () => navigate('/search') });
  useEffect(() => {
    main.current?.scrollTo?.(0, 0);
  }, [pathname]);
  return (
    <div className="shell" data-narrow={narrow || undefined}>
      <button type="button" className="shell-skip" onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      {narrow ? null : <SideNavigation />}
      <main ref={main} className="shell-main" tabIndex={-1}>
        <Outlet />
      </main>
      {narrow ? <BottomBar /> : null}
    </div>
  );
}
