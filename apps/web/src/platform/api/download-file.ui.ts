import type { Call, CallInput } from '@inkstone/api';
import type { Platform } from '../platform.ts';
import { currentLocale } from '../i18n/locale-store.ts';
import { openAnswer, requestHeaders, withToken } from './client.ts';
import { RequestFailure } from './request-failure.ts';
import { saveFile } from './save-file.ui.ts';

/** Downloads a small file that a call returns; throws a `RequestFailure` when it is refused. */
export async function downloadFile<C extends Call>(
  { session, renew }: Pick<Platform, 'session' | 'renew'>,
  route: C,
  input: CallInput<C>,
  name: string,
): Promise<void> {
  const address = `${route.path}?${new URLSearchParams(input as Record<string, string>).toString()}`;
  const bytes = await withToken({ token: () => session.state().token, renew }, async (token) => {
    const headers = requestHeaders({ locale: currentLocale, clientType: () => 'PC' }, token, {});
    const response = await fetch(address, { headers, cache: 'no-store' }).catch(() => {
      throw new RequestFailure('offline');
    });
    return response.ok ? response.blob() : openAnswer<never>(response);
  });
  saveFile(bytes, name);
}
