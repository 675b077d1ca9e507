import { opinionTargets } from '@inkstone/api';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { attachFile, isUploadFor, lockFiles } from '../../stored-files/index.ts';
import { isId } from '../../../platform/db/id.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { scannedSignatures } from './scanned-signatures.ts';

/** An opinion in the form that commands accept. A command with it deletes the person's unsent opinions. */
export interface ClaimedOpinion extends SentOpinion {
  readonly isQrSignature: boolean;
}

export interface SentOpinion {
  readonly opinion?: string | undefined;
  readonly attachments?: readonly string[] | undefined;
  readonly signature?: string | undefined;
}

/**
 * Attaches the uploads and the signature of an opinion to the instance's record, and returns the opinion in the form that commands accept.
 * Accepts only temporary uploads of the actor's own for an opinion on this model; others are refused like missing ones, with
 * `AttachmentRequired` or `SignatureRequired`. When the command is refused afterwards, the transaction undoes all of it.
 */
export async function claimOpinion(
  { trx, actor, now }: CommandContext,
  { row }: LoadedInstance,
  { opinion, attachments = [], signature }: SentOpinion,
): Promise<ClaimedOpinion> {
  const ids = [...new Set(attachments)];
  const sent = signature === undefined ? ids : [...ids, signature];
  const known = await lockFiles(trx, sent.filter(isId));
  const at = now();
  const claim = async (id: string, control: string): Promise<boolean> => {
    const file = known.get(id);
    const location = { schemaCode: row.schema_code, recordId: row.record_id, control };
    if (!file || !isUploadFor(file, location, actor.id)) return false;
    await attachFile(trx, id, location, { rowId: null, at });
    return true;
  };
  for (const id of ids) if (!(await claim(id, opinionTargets.attachments))) refuse('AttachmentRequired');
  if (signature !== undefined && !(await claim(signature, opinionTargets.signature))) refuse('SignatureRequired');
  const isQrSignature = signature !== undefined && isId(signature) && (await scannedSignatures.get()(trx, signature));
  return { opinion, attachments: ids, signature, isQrSignature };
}
