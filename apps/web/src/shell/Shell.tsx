import { Outlet, useLocation } from '../platform/router/index.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { usePrefetchedExtensions } from '../runtime/extensions/extensions-query.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useSession } from '../platform/session/use-session.ts';
import { useNarrow } from '../platform/window/use-window-width.ts';
import { BottomBar } from './BottomBar.tsx';
import { shellTexts } from './shell.locale.ts';
import styles from './shell.module.css';

// Not needed on phones and before signing in.
const SideNavigation = lazy(() => import('./SideNavigation.tsx').then((module) => ({ default: module.SideNavigation })));

const AdministratorNotice = lazy(() =>
  import('../first-run/AdministratorNotice.tsx').then((module) => ({ default: module.AdministratorNotice })),
);

/** The layout of every page: a side navigation, or a bottom bar on a narrow window. */
export function Shell() {
  const t = useTexts(shellTexts);
  const narrow = useNarrow();
  const { user } = useSession();
  usePrefetchedExtensions();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    main.current?.scrollTo?.(0, 0);
  }, [pathname]);
  return (
    <div className={styles.shell} data-narrow={narrow || undefined}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      {narrow ? null : (
        <Suspense fallback={<header className={styles.side} />}>
          <SideNavigation />
        </Suspense>
      )}
      <main ref={main} className={styles.main} tabIndex={-1}>
        {user?.isAdmin ? (
          <Suspense fallback={null}>
            <AdministratorNotice />
          </Suspense>
        ) : null}
        <Outlet />
      </main>
      {narrow ? <BottomBar /> : null}
    </div>
  );
}
