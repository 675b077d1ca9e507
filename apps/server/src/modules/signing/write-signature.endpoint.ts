import { Readable } from 'node:stream';
import { writeSignature } from '@inkstone/api';
import { uploadLimits } from '@inkstone/controls/uploads';
import { transact } from '../../platform/db/transactions/transact.ts';
import { stageFile, TooManyBytes, type StagedFile } from '../../platform/files/stage-file.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { insertFile, storeContent } from '../stored-files/index.ts';
import { openSigningPage, useSigningPage } from './signing-page.ts';

const name = 'signature.png';

/** Stores the signature as a temporary upload of the person who requested it, for their control, and notifies them at once. */
export const writeSignatureEndpoint = defineSessionCall(writeSignature, {
  permission: 'public',
  async handle(context, { token, picture }) {
    const { db, files, now } = context;
    const { id, person_id, schema_code, control } = await openSigningPage(db, token, now());
    const staged = await stagePicture(context, Buffer.from(picture, 'base64'));
    const kept = await storeContent({ db, files }, staged, {
      name,
      extension: 'png',
      pictureOptions: { quality: null, watermark: null },
      owner: person_id,
    });
    return transact(db, async (trx) => {
      const at = now();
      const file = await insertFile(trx, {
        ...kept,
        name,
        uploadedBy: person_id,
        at,
        schemaCode: schema_code,
        control,
        isSignature: true,
      });
      await useSigningPage(trx, token, file.id, at);
      await publish(trx, { kind: 'signature-written', signingId: id, people: [person_id] });
      return true;
    });
  },
});

async function stagePicture({ files }: SessionContext, bytes: Buffer): Promise<StagedFile> {
  const megabytes = uploadLimits.signatureMegabytes;
  try {
    return await stageFile(Readable.from([bytes]), { folder: files.stagingFolder, maxBytes: megabytes * 1024 * 1024 });
  } catch (error) {
    if (error instanceof TooManyBytes) return refuse('signature-too-large', { max: megabytes });
    throw error;
  }
}
