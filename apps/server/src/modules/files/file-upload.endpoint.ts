import { fileUpload } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import type { PictureOptions } from '../../platform/files/picture.ts';
import { defineUpload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { countTemporary, insertFile, presentFile } from '../stored-files/index.ts';
import { pictureOptions } from './picture-options.ts';
import { receiveUpload } from './receive-upload.ts';
import { findUploadControl, type UploadControl } from './upload-control.ts';

/** The most temporary uploads of one person, which belong to no record yet. */
const maxTemporary = 1_000;

/**
 * Everybody who is signed in may upload for an existing control: the file is visible to its uploader only until it is saved with a record,
 * and then the rights of the form decide. Checks the same rules as the browser, and the content of the file as well.
 */
export const fileUploadEndpoint = defineUpload(fileUpload, {
  permission: 'signed-in',
  async handle(context, { schemaCode, formCode, control }, file) {
    const { db, actor } = context;
    const target = await findUploadControl(db, { schemaCode, formCode, control, client: context.client });
    await refuseTooMany(db, actor.id);
    const { name, sentSha256, content } = await receiveUpload(context, file, target, pictureOptionsOf(context, target));
    return context.command({ schemaCode, control, name, sha256: sentSha256 }, async ({ trx, now }) =>
      presentFile(
        await insertFile(trx, {
          ...content,
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

function pictureOptionsOf(context: UploadContext, { kind, options }: UploadControl): PictureOptions | null {
  return kind === 'attachment' ? null : pictureOptions(kind, options, context);
}
