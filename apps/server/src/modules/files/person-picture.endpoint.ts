import { personPictures, removeOwnPicture, removePersonPicture, setOwnPicture, setPersonPicture } from '@inkstone/api';
import { issueText } from '@inkstone/controls/locale';
import { checkUpload, defaultFileTypes, extensionOf } from '@inkstone/controls/uploads';
import type { Executor } from '../../platform/db/database.ts';
import { stageFile, TooManyBytes } from '../../platform/files/stage-file.ts';
import { defineCommand, defineQuery, defineUpload } from '../../platform/http/endpoint.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { directory } from '../organization/index.ts';
import { cleanFileName, storeContent, savePortrait, maxNameBytes, portraitsOf, removePortrait } from '../stored-files/index.ts';
import { refusalOfIssue } from './refusals.ts';

const permission = 'signed-in';
const maxMegabytes = 10;
/** SVG is excluded: it may contain scripts and external references, and these pictures appear in everybody's lists. */
const taken = defaultFileTypes.images.filter((type) => type !== 'svg');

export const setOwnPictureEndpoint = defineUpload(setOwnPicture, {
  permission,
  handle: (context, _input, file) => receivePicture(context, context.actor.id, file),
});

export const setPersonPictureEndpoint = defineUpload(setPersonPicture, {
  permission: 'administrator',
  async handle(context, { personId }, file) {
    await requirePerson(context.db, personId);
    return receivePicture(context, personId, file);
  },
});

async function receivePicture(context: UploadContext, personId: string, file: IncomingFile): Promise<boolean> {
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
  return context.command({ personId, sha256: staged.sha256 }, async ({ trx, actor, now }) => {
    await savePortrait(trx, { personId, uploadedBy: actor.id, sha256: kept.sha256, size: kept.size, at: now() });
    return true;
  });
}

/** Refuses with `not-found`. */
async function requirePerson(executor: Executor, personId: string): Promise<void> {
  if (!(await directory(executor).person(personId))) refuse('not-found');
}

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

export const removePersonPictureEndpoint = defineCommand(removePersonPicture, {
  permission: 'administrator',
  async handle({ trx }, { personId }) {
    await requirePerson(trx, personId);
    await removePortrait(trx, personId);
    return true;
  },
});

export const personPicturesEndpoint = defineQuery(personPictures, {
  permission,
  handle: ({ db, files }, { ids }) => portraitsOf(db, files, ids),
});
