import type { Route } from '../platform/router/index.ts';
import { adminPages } from './admin-pages.ui.ts';

/** Pages that edited documents of an application; these are designed now. */
const moved = ['print', 'print/:schemaCode/:formCode'];

/** The routes below `/admin`; without a further part the page that offers the others. */
export const adminRoutes: readonly Route[] = [
  { lazy: async () => ({ Component: (await import('./AdminPage.tsx')).AdminPage }) },
  ...adminPages.map(({ path, load }) => ({ path, lazy: async () => ({ Component: await load() }) })),
  ...moved.map((path) => ({ path, redirect: '/design' })),
  { path: 'app-import', lazy: async () => ({ Component: (await import('../design/packages/ImportPackagePage.tsx')).ImportPackagePage }) },
];
