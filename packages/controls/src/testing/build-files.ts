import type { FileReference } from '@inkstone/schema';
import type { FileServices, UploadRequest } from '../services/file-services.ts';
import type { UploadSettings } from '../upload-rule/check-upload.ts';

/** A pending upload that a test completes or fails. */
export interface Sent {
  readonly file: File;
  readonly request: UploadRequest;
  arrive(): void;
  fail(error: Error): void;
}

interface FileContext {
  readonly files: FileServices;
  readonly sent: Sent[];
  readonly downloaded: string[];
}

export function buildFile(name: string, size = 1000): File {
  return new File([new Uint8Array(size)], name);
}

/** File services without a server: the test decides the outcome of each upload. */
export function buildFileContext(settings: UploadSettings = {}, given: Partial<FileServices> = {}): FileContext {
  const sent: Sent[] = [];
  const downloaded: string[] = [];
  const upload = (file: File, request: UploadRequest): Promise<FileReference> => {
    const { promise, resolve, reject } = Promise.withResolvers<FileReference>();
    request.signal?.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
    sent.push({
      file,
      request,
      arrive: () => resolve({ id: `id-${file.name}`, name: file.name, fileSize: file.size }),
      fail: reject,
    });
    return promise;
  };
  const files: FileServices = {
    settings: async () => settings,
    upload,
    address: async (refId, { thumbnail = false } = {}) => `/files/${refId}${thumbnail ? '?small' : ''}`,
    download: async ({ id }) => void downloaded.push(id),
    downloadAll: async (all) => void downloaded.push(all.map(({ id }) => id).join(',')),
    lastSignature: async () => null,
    reuseSignature: async () => ({ id: 'again', name: 'again.png', fileSize: 10 }),
    ...given,
  };
  return { files, sent, downloaded };
}
