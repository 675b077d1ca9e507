import { personPictures, removeOwnPicture, setOwnPicture } from '@inkstone/api';
import { issueText } from '@inkstone/controls/locale';
import { checkUpload, defaultFileTypes, extensionOf } from '@inkstone/controls/uploads';
import { gather, TooManyBytes } from '../../platform/files/gather.ts';
import { defineCommand, defineQuery, defineUpload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { cleanFileName, keepContent, keepPortrait, mostNameBytes, portraitsOf, removePortrait } from '../stored-files/index.ts';
import { refusalOfIssue } from './refusals.ts';

const permission = 'signed-in';
const mostMegabytes = 10;
/** What draws on its own account has no place in everybody's lists. */
const taken = defaultFileTypes.images.filter((type) => type !== 'svg');

export const setOwnPictureEndpoint = defineUpload(setOwnPicture, {
  permission,
  async handle(context, _input, file) {
    const name = cleanFileName(file.name) ?? refuse('file-name-unusable', { max: mostNameBytes });
    refuseUnfit(context, { name, fileSize: 0 });
    const gathered = await gather(file.stream, { folder: context.files.gathering, mostBytes: mostMegabytes * 1024 * 1024 }).catch(
      (error: unknown) => {
        if (error instanceof TooManyBytes) refuseUnfit(context, { name, fileSize: mostMegabytes * 1024 * 1024 + 1 });
        throw error;
      },
    );
    const kept = await keepContent(context, gathered, { name, extension: extensionOf(name), wish: 'portrait', owner: context.actor.id });
    return context.command({ sha256: gathered.sha256 }, async ({ trx, actor, now }) => {
      await keepPortrait(trx, { personId: actor.id, sha256: kept.sha256, size: kept.size, at: now() });
      return true;
    });
  },
});

function refuseUnfit({ locale }: UploadContext, file: { readonly name: string; readonly fileSize: number }): void {
  const settings = { fileTypes: { ...defaultFileTypes, images: taken, allowed: taken }, megabytes: mostMegabytes };
  const issues = checkUpload('image', [file], { name: '' }, 0, settings);
  const [first] = issues;
  if (!first) return;
  const told = issues.map(({ code, params = {} }) => ({ code, path: '', message: issueText({ code, path: '', params }, locale, '') }));
  refuse(refusalOfIssue(first), first.params, { issues: told });
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
