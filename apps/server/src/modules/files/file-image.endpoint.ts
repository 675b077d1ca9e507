import { fileImage } from '@inkstone/api';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findCategoryFile, answerFile } from '../stored-files/index.ts';

/** Pictures that everybody who is signed in may see. */
export const fileImageEndpoint = defineDownload(fileImage, {
  permission: 'signed-in',
  async handle({ db, actor, files, wanted }, { category, name }) {
    if (!actor) refuse('not-signed-in');
    const file = (await findCategoryFile(db, category, name)) ?? refuse('not-found');
    return answerFile(files, { name: file.sha256, mediaType: file.mediaType, disposition: 'inline' }, wanted);
  },
});
