import { fileUpload } from '@inkstone/api';
import { checkUpload, extensionOf, megabytesOf, uploadLimits, type UploadSettings } from '@inkstone/controls/uploads';
import { issueText } from '@inkstone/controls/locale';
import type { ValueIssue } from '@inkstone/form-engine';
import { localizedName, type Locale } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { stageFile, TooManyBytes, type StagedFile } from '../../platform/files/stage-file.ts';
import type { PictureOptions } from '../../platform/files/picture.ts';
import { defineUpload } from '../../platform/http/endpoint.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { readUploadSettings } from '../system/index.ts';
import { countTemporary, cleanFileName, insertFile, storeContent, maxNameBytes, presentFile } from '../stored-files/index.ts';
import { refusalOfIssue } from './refusals.ts';
import { findUploadControl, type UploadControl } from './upload-control.ts';
import { pictureOptions } from './picture-options.ts';

/** The most temporary uploads of one person, which belong to no record yet. */
const maxTemporary = 1_000;

/**
 * Everybody who is signed in may upload for an existing control: the file is visible to its uploader only until it is saved with a record,
 * and then the rights of the form decide. Checks the same rules as the browser, and the content of the file as well.
 */
export const fileUploadEndpoint = defineUpload(fileUpload, {
  permission: 'signed-in',
  async handle(context, { schemaCode, formCode, control }, file) {
    const { db, files, actor } = context;
    const target = await findUploadControl(db, { schemaCode, formCode, control, client: context.client });
    await refuseTooMany(db, actor.id);
    const settings = await readUploadSettings(db);
    const name = cleanFileName(file.name) ?? refuse('file-name-unusable', { max: maxNameBytes });
    refuseIssues(context.locale, target, checkUpload(target.kind, [{ name, fileSize: 0 }], target.options, 0, settings));

    const staged = await stageUpload(context, file, { name, target, settings });
    const kept = await storeContent({ db, files }, staged, {
      name,
      extension: extensionOf(name),
      pictureOptions: pictureOptionsOf(context, target),
      owner: actor.id,
    });
    return context.command({ schemaCode, control, name, sha256: staged.sha256 }, async ({ trx, now }) =>
      presentFile(
        await insertFile(trx, {
          ...kept,
          name,
          uploadedBy: actor.id,
          at: now(),
          schemaCode,
          control,
          isSignature: target.kind === 'signature',
        }),
      ),
    );
  },
});

async function refuseTooMany(executor: Executor, personId: string): Promise<void> {
  if ((await countTemporary(executor, personId, maxTemporary)) >= maxTemporary) refuse('too-many-uploads');
}

/** Stops at the first byte over the limit. */
async function stageUpload(
  context: UploadContext,
  file: IncomingFile,
  { name, target, settings }: { readonly name: string; readonly target: UploadControl; readonly settings: UploadSettings },
): Promise<StagedFile> {
  const { kind, options } = target;
  const own = megabytesOf(options['limit'], settings.megabytes ?? null);
  const maxBytes = (kind === 'signature' ? Math.min(own, uploadLimits.signatureMegabytes) : own) * 1024 * 1024;
  try {
    return await stageFile(file.stream, { folder: context.files.stagingFolder, maxBytes });
  } catch (error) {
    if (!(error instanceof TooManyBytes)) throw error;
    refuseIssues(context.locale, target, checkUpload(kind, [{ name, fileSize: maxBytes + 1 }], options, 0, settings));
    throw error;
  }
}

/** The first issue determines the refusal; the answer lists all of them. */
function refuseIssues(locale: Locale, { options }: UploadControl, issues: readonly ValueIssue[]): void {
  const [first] = issues;
  if (!first) return;
  const presented = issues.map(({ code, params }) => ({
    code,
    path: '',
    ...(params && { params: { ...params } }),
    message: issueText({ code, path: '', ...(params && { params }) }, locale, localizedName(options, locale)),
  }));
  refuse(refusalOfIssue(first), first.params, { issues: presented });
}

function pictureOptionsOf(context: UploadContext, { kind, options }: UploadControl): PictureOptions | null {
  return kind === 'attachment' ? null : pictureOptions(kind, options, context);
}
