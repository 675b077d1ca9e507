import { createContext, use } from 'react';
import { refresh } from '@inkstone/api';
import { createClient, type Client } from './api/client.ts';
import { createDownloader, type Downloader } from './api/downloader.ts';
import { createUploader, type Uploader } from './api/uploader.ts';
import { currentLocale } from './i18n/locale-store.ts';
import { createRenewal, exclusivelyInBrowser } from './session/renewal.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';
import { isNarrow } from './window/use-window-width.ts';

/** The services that every page uses. */
export interface Platform {
  readonly session: SessionStore;
  readonly client: Client;
  readonly uploader: Uploader;
  readonly downloader: Downloader;
  readonly renew: (refused: string) => Promise<string | null>;
}

export function createPlatform(): Platform {
  const session = createSessionStore();
  const baseEnvironment = {
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    locale: currentLocale,
    clientType: () => (isNarrow() ? 'APP' : 'PC') as 'APP' | 'PC',
  };
  // The renewal is sent without the old token, which would be refused again.
  const bare = createClient({ ...baseEnvironment, token: () => null, renew: () => Promise.resolve(null) });
  const renew = createRenewal({
    store: session,
    exchange: (refreshToken) => bare.call(refresh, { refresh_token: refreshToken }),
    exclusively: exclusivelyInBrowser,
  });
  const environment = { ...baseEnvironment, token: () => session.state().token, renew };
  return {
    session,
    client: createClient(environment),
    uploader: createUploader(environment),
    downloader: createDownloader(environment),
    renew,
  };
}

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('the component needs a PlatformContext');
  return platform;
}

export const useClient = () => usePlatform().client;
