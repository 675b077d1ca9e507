import { fileUpload } from '@inkstone/api';
import { checkUpload, extensionOf, megabytesOf, uploadLimits, type UploadSettings } from '@inkstone/controls/uploads';
import { issueText } from '@inkstone/controls/locale';
import type { ValueIssue } from '@inkstone/form-engine';
import { localizedName, type Locale } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { gather, TooManyBytes, type Gathered } from '../../platform/files/gather.ts';
import type { PictureWish } from '../../platform/files/picture.ts';
import { defineUpload } from '../../platform/http/endpoint.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { readUploadSettings } from '../system/index.ts';
import { countTemporary, cleanFileName, insertFile, keepContent, mostNameBytes, presentFile } from '../stored-files/index.ts';
import { refusalOfIssue } from './refusals.ts';
import { findUploadControl, type UploadControl } from './upload-control.ts';
import { pictureWish } from './picture-wish.ts';

/** Uploads of one person that no record has yet. */
const mostTemporary = 1_000;

/**
 * Anybody signed in may upload for a control that exists: the file is nothing but theirs until they write it into a record, and there the
 * rights of the form decide. The rules are the browser's, asked again, and besides them the bytes are looked at.
 */
export const fileUploadEndpoint = defineUpload(fileUpload, {
  permission: 'signed-in',
  async handle(context, { schemaCode, formCode, control }, file) {
    const { db, files, actor } = context;
    const target = await findUploadControl(db, { schemaCode, formCode, control, client: context.client });
    await refuseTooMany(db, actor.id);
    const settings = await readUploadSettings(db);
    const name = cleanFileName(file.name) ?? refuse('file-name-unusable', { max: mostNameBytes });
    refuseIssues(context.locale, target, checkUpload(target.kind, [{ name, fileSize: 0 }], target.options, 0, settings));

    const gathered = await gatherFile(context, file, { name, target, settings });
    const kept = await keepContent({ db, files }, gathered, {
      name,
      extension: extensionOf(name),
      wish: wishOf(context, target),
      owner: actor.id,
    });
    return context.command({ schemaCode, control, name, sha256: gathered.sha256 }, async ({ trx, now }) =>
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
  if ((await countTemporary(executor, personId, mostTemporary)) >= mostTemporary) refuse('too-many-uploads');
}

/** Stops at the first byte too many. */
async function gatherFile(
  context: UploadContext,
  file: IncomingFile,
  { name, target, settings }: { readonly name: string; readonly target: UploadControl; readonly settings: UploadSettings },
): Promise<Gathered> {
  const { kind, options } = target;
  const own = megabytesOf(options['limit'], settings.megabytes ?? null);
  const mostBytes = (kind === 'signature' ? Math.min(own, uploadLimits.signatureMegabytes) : own) * 1024 * 1024;
  try {
    return await gather(file.stream, { folder: context.files.gathering, mostBytes });
  } catch (error) {
    if (!(error instanceof TooManyBytes)) throw error;
    refuseIssues(context.locale, target, checkUpload(kind, [{ name, fileSize: mostBytes + 1 }], options, 0, settings));
    throw error;
  }
}

/** The first says why in the answer's text; all of them are in it. */
function refuseIssues(locale: Locale, { options }: UploadControl, issues: readonly ValueIssue[]): void {
  const [first] = issues;
  if (!first) return;
  const told = issues.map(({ code, params }) => ({
    code,
    path: '',
    ...(params && { params: { ...params } }),
    message: issueText({ code, path: '', ...(params && { params }) }, locale, localizedName(options, locale)),
  }));
  refuse(refusalOfIssue(first), first.params, { issues: told });
}

function wishOf(context: UploadContext, { kind, options }: UploadControl): PictureWish | null {
  return kind === 'attachment' ? null : pictureWish(kind, options, context);
}
