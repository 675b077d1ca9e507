import { commentFileMegabytes, maxCommentFiles, type UserInfo } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import type { FileReference, Locale } from '@inkstone/schema';
import { openUploadForm } from '../form/opinions/upload-form.ts';
import { commentTexts } from './comments.locale.ts';

const key = 'attachments';

/** A form with a single control, so that the files of a comment are picked, dropped and pasted as in any other form. */
export function openCommentForm(
  schemaCode: string,
  environment: { readonly user: UserInfo; readonly locale: Locale; readonly timeZone: string; readonly isNarrow: boolean },
): Form {
  const { zh, en } = commentTexts.table.files;
  const megabytes = commentFileMegabytes[environment.isNarrow ? 'APP' : 'PC'];
  const options = { name: zh, name_i18n: { en }, limitNumber: 'custom', fileNumber: maxCommentFiles, limit: `${megabytes}` };
  return openUploadForm({ code: 'comment', schemaCode, controls: [{ key, type: 'attachment', options }] }, environment);
}

export function commentFilesOf(form: Form): string[] {
  return ((form.values()[key] ?? []) as readonly FileReference[]).map(({ id }) => id);
}
