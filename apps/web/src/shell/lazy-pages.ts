import type { ComponentType } from 'react';
import type { Route } from '../platform/router/index.ts';

/** Pages that are rarely opened, each in its own script chunk. */
export const lazyPages = {
  SetupPage: async () => (await import('../first-run/SetupPage.tsx')).SetupPage,
  FirstRunPage: async () => (await import('../first-run/FirstRunPage.tsx')).FirstRunPage,
  ForgottenPasswordPage: async () => (await import('../identity/links/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
  AccountLinkPage: async () => (await import('../identity/links/AccountLinkPage.tsx')).AccountLinkPage,
  RestrictedPage: async () => (await import('../identity/restricted/RestrictedPage.tsx')).RestrictedPage,
  GalleryPage: async () => (await import('../gallery/GalleryPage.tsx')).GalleryPage,
  GalleryPhonePage: async () => (await import('../gallery/GalleryPhonePage.tsx')).GalleryPhonePage,
  SignPage: async () => (await import('../signing/SignPage.tsx')).SignPage,
  ChangePasswordPage: async () => (await import('../identity/ChangePasswordPage.tsx')).ChangePasswordPage,
  SecurityPage: async () => (await import('../identity/security/SecurityPage.tsx')).SecurityPage,
  ProfilePage: async () => (await import('../identity/profile/ProfilePage.tsx')).ProfilePage,
  ApiTokensPage: async () => (await import('../identity/tokens/ApiTokensPage.tsx')).ApiTokensPage,
  DelegationsPage: async () => (await import('../delegation/DelegationsPage.tsx')).DelegationsPage,
  ExportsPage: async () => (await import('../runtime/exports/ExportsPage.tsx')).ExportsPage,
  SearchPage: async () => (await import('../runtime/search/SearchPage.tsx')).SearchPage,
  PortalPage: async () => (await import('../runtime/portal/PortalPage.tsx')).PortalPage,
  MessagesPage: async () => (await import('../messages/MessagesPage.tsx')).MessagesPage,
  MessagePreferencesPage: async () => (await import('../messages/MessagePreferencesPage.tsx')).MessagePreferencesPage,
  ShortCodePage: async () => (await import('../runtime/share/ShortCodePage.tsx')).ShortCodePage,
  WorkStatisticsPage: async () => (await import('../workbench/statistics/WorkStatisticsPage.tsx')).WorkStatisticsPage,
  DesignAppsPage: async () => (await import('../design/apps/DesignAppsPage.tsx')).DesignAppsPage,
  UnknownPage: async () => (await import('../platform/page/UnknownPage.tsx')).UnknownPage,
  PrintPage: async () => (await import('../runtime/print/PrintPage.tsx')).PrintPage,
};

const pageOf = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** The printed page of a record, a task or an instance. */
export const printRoutes: readonly Route[] = ['record/:schemaCode/:objectId', 'work-item/:workItemId', 'instance/:workflowInstanceId'].map(
  (path) => ({ path, lazy: pageOf(lazyPages.PrintPage) }),
);

/** The pages of the person who is signed in. */
export const ownRoutes: readonly Route[] = [
  { lazy: pageOf(async () => (await import('../identity/MePage.tsx')).MePage) },
  { path: 'password', lazy: pageOf(lazyPages.ChangePasswordPage) },
  { path: 'profile', lazy: pageOf(lazyPages.ProfilePage) },
  { path: 'tokens', lazy: pageOf(lazyPages.ApiTokensPage) },
  { path: 'security', lazy: pageOf(lazyPages.SecurityPage) },
  { path: 'delegations', lazy: pageOf(lazyPages.DelegationsPage) },
  { path: 'exports', lazy: pageOf(lazyPages.ExportsPage) },
  { path: 'messages', lazy: pageOf(lazyPages.MessagePreferencesPage) },
];
