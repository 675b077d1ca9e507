import { issueText } from '@inkstone/controls/locale';
import { checkUpload, extensionOf, megabytesOf, uploadLimits, type UploadKind, type UploadSettings } from '@inkstone/controls/uploads';
import type { ValueIssue } from '@inkstone/form-engine';
import { localizedName, type ControlOptions, type Locale } from '@inkstone/schema';
import type { PictureOptions } from '../../platform/files/picture.ts';
import { stageFile, TooManyBytes, type StagedFile } from '../../platform/files/stage-file.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { cleanFileName, maxNameBytes, storeContent, type StoredContent } from '../stored-files/index.ts';
import { readUploadSettings } from '../system/index.ts';
import { refusalOfIssue } from './refusals.ts';

/** What decides which files are accepted. */
export interface UploadTarget {
  readonly kind: UploadKind;
  readonly options: ControlOptions;
}

export interface ReceivedFile {
  readonly name: string;
  /** Of the bytes that were sent. */
  readonly sentSha256: string;
  readonly content: StoredContent;
}

/** Checks a file by the rules of the browser and by its content, and puts it into the store. The answer to a refused one lists all issues. */
export async function receiveUpload(
  context: UploadContext,
  file: IncomingFile,
  target: UploadTarget,
  pictureOptions: PictureOptions | null,
): Promise<ReceivedFile> {
  const settings = await readUploadSettings(context.db);
  const name = cleanFileName(file.name) ?? refuse('file-name-unusable', { max: maxNameBytes });
  refuseIssues(context.locale, target, checkUpload(target.kind, [{ name, fileSize: 0 }], target.options, 0, settings));
  const staged = await stageUpload(context, file, { name, target, settings });
  const content = await storeContent(context, staged, { name, extension: extensionOf(name), pictureOptions, owner: context.actor.id });
  return { name, sentSha256: staged.sha256, content };
}

/** Stops at the first byte over the limit. */
async function stageUpload(
  context: UploadContext,
  file: IncomingFile,
  { name, target, settings }: { readonly name: string; readonly target: UploadTarget; readonly settings: UploadSettings },
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
function refuseIssues(locale: Locale, { options }: UploadTarget, issues: readonly ValueIssue[]): void {
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
