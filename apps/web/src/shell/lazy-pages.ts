/** Pages that are rarely opened, each in its own script chunk. */
export const lazyPages = {
  SetupPage: async () => (await import('../identity/SetupPage.tsx')).SetupPage,
  ForgottenPasswordPage: async () => (await import('../identity/links/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
  AccountLinkPage: async () => (await import('../identity/links/AccountLinkPage.tsx')).AccountLinkPage,
  RestrictedPage: async () => (await import('../identity/restricted/RestrictedPage.tsx')).RestrictedPage,
  GalleryPage: async () => (await import('../gallery/GalleryPage.tsx')).GalleryPage,
  GalleryPhonePage: async () => (await import('../gallery/GalleryPhonePage.tsx')).GalleryPhonePage,
  SignPage: async () => (await import('../signing/SignPage.tsx')).SignPage,
  ChangePasswordPage: async () => (await import('../identity/ChangePasswordPage.tsx')).ChangePasswordPage,
  SecurityPage: async () => (await import('../identity/security/SecurityPage.tsx')).SecurityPage,
  DelegationsPage: async () => (await import('../delegation/DelegationsPage.tsx')).DelegationsPage,
  ExportsPage: async () => (await import('../runtime/exports/ExportsPage.tsx')).ExportsPage,
  MessagePreferencesPage: async () => (await import('../messages/MessagePreferencesPage.tsx')).MessagePreferencesPage,
  ShortCodePage: async () => (await import('../runtime/share/ShortCodePage.tsx')).ShortCodePage,
  WorkStatisticsPage: async () => (await import('../workbench/statistics/WorkStatisticsPage.tsx')).WorkStatisticsPage,
  UnknownPage: async () => (await import('../platform/page/UnknownPage.tsx')).UnknownPage,
  PrintPage: async () => (await import('../runtime/print/PrintPage.tsx')).PrintPage,
};
