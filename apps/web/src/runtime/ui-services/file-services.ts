import {
  fileBatchDownload,
  fileDownload,
  maxFilesPerTicket,
  fileTicket,
  fileUpload,
  getUploadSetting,
  latestHandSign,
  reuseHandSign,
} from '@inkstone/api';
import { UploadRefused, type FileServices } from '@inkstone/controls/ui-services';
import type { FileReference } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';
import { canRetry, RequestFailure } from '../../platform/api/request-failure.ts';
import type { Uploader } from '../../platform/api/uploader.ts';
import { createSigningServices } from './signing-services.ts';
import { postForm, startDownload } from './browser-download.ui.ts';

/** File services of forms, on the server. Addresses contain only a ticket that is valid for one minute. */
export function createFileServices(client: Client, uploader: Uploader): FileServices {
  async function address(refId: string, { thumbnail = false, signal }: { thumbnail?: boolean; signal?: AbortSignal } = {}) {
    const { ticket } = await client.call(fileTicket, { refId }, signal ? { signal } : {});
    return `${fileDownload.path}?${new URLSearchParams({ refId, T: ticket, ...(thumbnail && { thumbnail: 'true' }) }).toString()}`;
  }
  return {
    async settings(request = {}) {
      const found = await client.call(getUploadSetting, {}, request);
      return {
        megabytes: found.maxMegabytes,
        fileTypes: {
          ignored: found.ignore_file_types,
          allowed: found.allow_file_types,
          images: found.image_types,
          documents: found.doc_types,
        },
      };
    },
    async upload(file, { schemaCode, formCode, control, ...options }) {
      try {
        return referenceOf(await uploader(fileUpload, { schemaCode, formCode, control, isTemporary: 'true' }, file, options));
      } catch (failure) {
        throw failure instanceof RequestFailure && !canRetry(failure) ? new UploadRefused(failure.message) : failure;
      }
    },
    address,
    async download({ id, name }) {
      startDownload(await address(id), name);
    },
    async downloadAll(files) {
      for (let at = 0; at < files.length; at += maxFilesPerTicket) {
        const refIds = files
          .slice(at, at + maxFilesPerTicket)
          .map(({ id }) => id)
          .join(',');
        const { ticket } = await client.call(fileTicket, { refId: refIds });
        postForm(fileBatchDownload.path, { refIds, ticket });
      }
    },
    signing: createSigningServices(client),
    async lastSignature(request = {}) {
      const found = await client.call(latestHandSign, {}, request);
      return found && referenceOf(found);
    },
    async reuseSignature({ schemaCode, control, idempotencyKey, signal }) {
      return referenceOf(await client.call(reuseHandSign, { schemaCode, control }, { idempotencyKey, ...(signal && { signal }) }));
    },
  };
}

const referenceOf = ({ id, name, fileSize }: FileReference): FileReference => ({ id, name, fileSize });
