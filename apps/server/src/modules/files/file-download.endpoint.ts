import { fileDownload } from '@inkstone/api';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { answerFile, contentDisposition, ensureThumbnail } from '../stored-files/index.ts';
import { requestedFiles } from './requested-files.ts';

export const fileDownloadEndpoint = defineDownload(fileDownload, {
  permission: 'participant',
  ticket: 'T',
  async handle(context, { refId, T, thumbnail }) {
    const [file] = await requestedFiles(context, [refId], T);
    const { name, sha256, media_type } = file!;
    const sent = thumbnail
      ? { name: await ensureThumbnail(context.files, file!), mediaType: 'image/webp', disposition: 'inline' }
      : { name: sha256, mediaType: media_type, disposition: contentDisposition('attachment', name) };
    return answerFile(context.files, sent, context.wanted);
  },
});
