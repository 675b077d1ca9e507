import { getLatestHandSign, latestHandSign as latestHandSignCall, reuseHandSign } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { insertFile, latestHandSign, presentFile } from '../stored-files/index.ts';
import { findUploadControl } from './upload-control.ts';

async function answer({ db, actor }: QueryContext) {
  const found = await latestHandSign(db, actor.id);
  return found && presentFile(found);
}

/** Two paths of the specification with the same answer. */
export const getLatestHandSignEndpoint = defineQuery(getLatestHandSign, { permission: 'signed-in', handle: answer });
export const latestHandSignEndpoint = defineQuery(latestHandSignCall, { permission: 'signed-in', handle: answer });

/** Creates a separate file with the same content, so that changes to one record's signature do not affect another's. */
export const reuseHandSignEndpoint = defineCommand(reuseHandSign, {
  permission: 'signed-in',
  async handle({ trx, actor, now }, { schemaCode, control }) {
    const { kind } = await findUploadControl(trx, { schemaCode, control });
    const found = kind === 'signature' ? await latestHandSign(trx, actor.id) : null;
    if (!found) refuse('not-found');
    const { name, sha256, size, media_type, width, height } = found;
    const copy = await insertFile(trx, {
      name,
      sha256,
      size: Number(size),
      mediaType: media_type,
      kind: found.kind,
      width,
      height,
      uploadedBy: actor.id,
      at: now(),
      schemaCode,
      control,
      isSignature: true,
    });
    return presentFile(copy);
  },
});
