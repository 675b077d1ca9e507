import { personPictures, removeOwnPicture, setOwnPicture } from '@inkstone/api';
import { issueText } from '@inkstone/controls/locale';
import { checkUpload, defaultFileTypes, extensionOf } from '@inkstone/controls/uploads';
import { stageFile, TooManyBytes } from '../../platform/files/stage-file.ts';
import { defineCommand, defineQuery, defineUpload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { cleanFileName, storeContent, savePortrait, maxNameBytes, portraitsOf, removePortrait } from '../stored-files/index.ts';
import { refusalOfIssue } from './refusals.ts';

const permission = 'signed-in';
const maxMegabytes = 10;
/** SVG is excluded: it may contain scripts and external references, and these pictures appear in everybody's lists. */
const taken = defaultFileTypes.images.filter((type) => type !== 'svg');

export const setOwnPictureEndpoint = defineUpload(setOwnPicture, {
  permission,
  async handle(context, _input, file) {
    const name = cleanFileName(file.name) ?? refuse('file-name-unusable', { max: maxNameBytes });
    refuseUnfit(context, { name, fileSize: 0 });
    const staged = await stageFile(file.stream, { folder: context.files.stagingFolder, maxBytes: maxMegabytes * 1024 * 1024 }).catch(
      (error: unknown) => {
        if (error instanceof TooManyBytes) refuseUnfit(context, { name, fileSize: maxMegabytes * 1024 * 1024 + 1 });
        throw error;
      },
    );
    const kept = await storeContent(context, staged, {
      name,
      extension: extensionOf(name),
      pictureOptions: 'portrait',
      owner: context.actor.id,
    });
    return context.command({ sha256: staged.sha256 }, async ({ trx, actor, now }) => {
      await savePortrait(trx, { personId: actor.id, sha256: kept.sha256, size: kept.size, at: now() });
      return true;
    });
  },
});

function refuseUnfit({ locale }: UploadContext, file: { readonly name: string; readonly fileSize: number }): void {
  const settings = { fileTypes: { ...defaultFileTypes, images: taken, allowed: taken }, megabytes: maxMegabytes };
  const issues = checkUpload('image', [file], { name: '' }, 0, settings);
  const [first] = issues;
  if (!first) return;
  const presented = issues.map(({ code, params = {} }) => ({ code, path: '', message: issueText({ code, path: '', params }, locale, '') }));
  refuse(refusalOfIssue(first), first.params, { issues: presented });
}

export const removeOwnPictureEndpoint = defineCommand(removeOwnPicture, {
  permission,
  async handle({ trx, actor }) {
    await removePortrait(trx, actor.id);
    return true;
  },
});

export const personPicturesEndpoint = defineQuery(personPictures, {
  permission,
  handle: ({ db, files }, { ids }) => portraitsOf(db, files, ids),
});
