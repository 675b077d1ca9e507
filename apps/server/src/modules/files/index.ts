/** Files: uploads, and downloads for everybody who may see the field that holds the file. */
import { defineModule } from '../../platform/http/module.ts';
import { fileBatchDownloadEndpoint } from './file-batch-download.endpoint.ts';
import { fileDownloadEndpoint } from './file-download.endpoint.ts';
import { fileImageEndpoint } from './file-image.endpoint.ts';
import { fileTicketEndpoint } from './file-ticket.endpoint.ts';
import { fileUploadEndpoint } from './file-upload.endpoint.ts';
import { getLatestHandSignEndpoint, latestHandSignEndpoint, reuseHandSignEndpoint } from './latest-hand-sign.endpoint.ts';
import {
  personPicturesEndpoint,
  removeOwnPictureEndpoint,
  removePersonPictureEndpoint,
  setOwnPictureEndpoint,
  setPersonPictureEndpoint,
} from './person-picture.endpoint.ts';
import { fileRefusals } from './refusals.ts';

export { readableAmong } from './readable-file.ts';
export { receiveUpload } from './receive-upload.ts';
export { findUploadControl } from './upload-control.ts';

export const filesModule = defineModule({
  name: 'files',
  description: 'Uploading and downloading files.',
  endpoints: [
    fileUploadEndpoint,
    fileDownloadEndpoint,
    fileTicketEndpoint,
    fileBatchDownloadEndpoint,
    fileImageEndpoint,
    getLatestHandSignEndpoint,
    latestHandSignEndpoint,
    reuseHandSignEndpoint,
    setOwnPictureEndpoint,
    removeOwnPictureEndpoint,
    setPersonPictureEndpoint,
    removePersonPictureEndpoint,
    personPicturesEndpoint,
  ],
  refusals: fileRefusals,
});
