import { opinionPlaces } from '@inkstone/api';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { attachFile, isUploadFor, lockFiles } from '../../stored-files/index.ts';
import { isId } from '../../../platform/db/id.ts';
import type { LoadedInstance } from '../instance-store.ts';
import { forgetUnsentOpinions } from '../unsent-opinion.ts';
import { scannedSignatures } from './scanned-signatures.ts';

/** An opinion as a command takes it. */
interface ClaimedOpinion extends SentOpinion {
  readonly isQrSignature: boolean;
}

export interface SentOpinion {
  readonly opinion?: string | undefined;
  readonly attachments?: readonly string[] | undefined;
  readonly signature?: string | undefined;
}

/**
 * Makes what was uploaded and signed for an opinion part of the instance's record, and answers what the command takes of it. Only
 * temporary uploads of the actor's own for an opinion on this model: others refuse as missing ones do, with `AttachmentRequired` or
 * `SignatureRequired`. What was kept of it unsent is forgotten. A command that is refused afterwards leaves them as they were.
 */
export async function claimOpinion(
  { trx, actor, now }: CommandContext,
  { row }: LoadedInstance,
  { opinion, attachments = [], signature }: SentOpinion,
): Promise<ClaimedOpinion> {
  await forgetUnsentOpinions(trx, { instanceId: row.id, personId: actor.id });
  const ids = [...new Set(attachments)];
  const sent = signature === undefined ? ids : [...ids, signature];
  const known = await lockFiles(trx, sent.filter(isId));
  const at = now();
  const claim = async (id: string, control: string): Promise<boolean> => {
    const file = known.get(id);
    const place = { schemaCode: row.schema_code, recordId: row.record_id, control };
    if (!file || !isUploadFor(file, place, actor.id)) return false;
    await attachFile(trx, id, place, { rowId: null, at });
    return true;
  };
  for (const id of ids) if (!(await claim(id, opinionPlaces.attachments))) refuse('AttachmentRequired');
  if (signature !== undefined && !(await claim(signature, opinionPlaces.signature))) refuse('SignatureRequired');
  const isQrSignature = signature !== undefined && isId(signature) && (await scannedSignatures.get()(trx, signature));
  return { opinion, attachments: ids, signature, isQrSignature };
}
