import { openSigning, writtenSignature } from '@inkstone/api';
import type { SigningServices } from '@inkstone/controls/ui-services';
import type { FileReference } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';
import { onLiveEvent } from '../../platform/live/live-listeners.ts';

/** The polling interval where live events do not arrive. */
const askMilliseconds = 10_000;

/** Opens signing pages for phones by a QR code; a live event reports the signature. */
export function createSigningServices(client: Client): SigningServices {
  return {
    async open({ signal, ...place }) {
      const { id, token, lastsSeconds } = await client.call(openSigning, place, signal ? { signal } : {});
      const address = new URL(`#/sign/${token}`, window.location.origin + window.location.pathname);
      return { id, address: address.href, expiresAt: new Date(Date.now() + lastsSeconds * 1000) };
    },
    written({ id, expiresAt }, { signal }) {
      const { promise, resolve, reject } = Promise.withResolvers<FileReference | null>();
      const look = async (isLast: boolean): Promise<void> => {
        const found = await client.call(writtenSignature, { id }, { signal }).catch(() => null);
        if (found) resolve({ id: found.id, name: found.name, fileSize: found.fileSize });
        else if (isLast) resolve(null);
      };
      const leave = onLiveEvent((event) => {
        if (event.kind === 'resync' || (event.kind === 'signature-written' && event.signingId === id)) void look(false);
      });
      const timer = setInterval(() => void look(false), askMilliseconds);
      const end = setTimeout(() => void look(true), expiresAt.getTime() - Date.now());
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      void look(false);
      return promise.finally(() => {
        leave();
        clearInterval(timer);
        clearTimeout(end);
      });
    },
  };
}
