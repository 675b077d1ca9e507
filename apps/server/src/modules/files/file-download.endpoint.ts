import { fileDownload } from '@inkstone/api';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { answerFile } from '../stored-files/answer-file.ts';
import { askedFiles } from './asked-files.ts';
import { contentDisposition } from '../stored-files/file-name.ts';
import { ensureThumbnail } from '../stored-files/thumbnail.ts';

export const fileDownloadEndpoint = defineDownload(fileDownload, {
  permission: 'participant',
  ticket: 'T',
  async handle(context, { refId, T, thumbnail }) {
    const [file] = await askedFiles(context, [refId], T);
    const { name, sha256, media_type } = file!;
    const sent = thumbnail
      ? { name: await ensureThumbnail(context.files, file!), mediaType: 'image/webp', disposition: 'inline' }
      : { name: sha256, mediaType: media_type, disposition: contentDisposition('attachment', name) };
    return answerFile(context.files, sent, context.wanted);
  },
});
