import { RouteFailure } from '../platform/failure/RouteFailure.tsx';
import { createHashHistory, createRouter, type Route } from '../platform/router/index.ts';
import { SignedIn } from '../platform/session/SignedIn.tsx';
import type { lazyPages } from './lazy-pages.ts';
import { Shell } from './Shell.tsx';

/** Every page is its own script chunk, loaded when it is first opened. */
const routes: readonly Route[] = [
  {
    Failure: RouteFailure,
    children: [
      { path: 'sign-in', lazy: async () => ({ Component: (await import('../identity/SignInPage.tsx')).SignInPage }) },
      { path: 'setup', lazy: lazyPage('SetupPage') },
      { path: 'forgotten-password', lazy: lazyPage('ForgottenPasswordPage') },
      { path: 'account-link/:token', lazy: lazyPage('AccountLinkPage') },
      { path: 'restricted', lazy: lazyPage('RestrictedPage') },
      { path: 'gallery/:type?', lazy: lazyPage('GalleryPage') },
      {
        path: 'gallery-phone/:type?',
        lazy: lazyPage('GalleryPhonePage'),
      },
      { path: 'sign/:token', lazy: lazyPage('SignPage') },
      {
        Component: SignedIn,
        children: [
          { path: 'first-run/:step?', lazy: lazyPage('FirstRunPage') },
          {
            path: 'design/:app/:section?/:document?/:part?',
            lazy: async () => ({ Component: (await import('../design/frame/DesignPage.tsx')).DesignPage }),
          },
          {
            Component: Shell,
            children: [
              {
                Failure: RouteFailure,
                children: [
                  { redirect: '/work/todo' },
                  { path: 'work', redirect: '/work/todo' },
                  {
                    path: 'work/statistics',
                    lazy: lazyPage('WorkStatisticsPage'),
                  },
                  { path: 'work/:tab', lazy: async () => ({ Component: (await import('../workbench/WorkbenchPage.tsx')).WorkbenchPage }) },
                  { path: 'start', lazy: async () => ({ Component: (await import('../runtime/start/StartPage.tsx')).StartPage }) },
                  { path: 'search', lazy: lazyPage('SearchPage') },
                  { path: 'apps', lazy: async () => ({ Component: (await import('../runtime/app/apps/AppsPage.tsx')).AppsPage }) },
                  { path: 'apps/:appCode', lazy: async () => ({ Component: (await import('../runtime/app/AppPage.tsx')).AppPage }) },
                  {
                    path: 'apps/:appCode/pages/:code',
                    lazy: lazyPage('PortalPage'),
                  },
                  {
                    path: 's/:code',
                    lazy: lazyPage('ShortCodePage'),
                  },
                  { path: 'new/:schemaCode/:formCode', lazy: formPage },
                  { path: 'record/:schemaCode/:objectId', lazy: formPage },
                  { path: 'work-item/:workItemId', lazy: formPage },
                  { path: 'instance/:workflowInstanceId', lazy: formPage },
                  { path: 'print', lazyChildren: async () => (await import('./lazy-pages.ts')).printRoutes },
                  { path: 'me', lazyChildren: async () => (await import('./lazy-pages.ts')).ownRoutes },
                  { path: 'messages', lazy: lazyPage('MessagesPage') },
                  { path: 'design', lazy: lazyPage('DesignAppsPage') },
                  { path: 'admin', lazyChildren: async () => (await import('../admin/admin-routes.ts')).adminRoutes },
                  { path: '*', lazy: lazyPage('UnknownPage') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** These rarely used pages are listed in a chunk of their own, out of the main one. */
function lazyPage(page: keyof typeof lazyPages) {
  return async () => ({ Component: await (await import('./lazy-pages.ts')).lazyPages[page]() });
}

async function formPage() {
  const [{ FormPage }, { FormServices }] = await Promise.all([
    import('../runtime/form/FormPage.tsx'),
    import('../runtime/ui-services/FormServices.tsx'),
  ]);
  const Component = () => (
    <FormServices>
      <FormPage />
    </FormServices>
  );
  return { Component };
}

export const createPages = () => createRouter(routes, createHashHistory());
