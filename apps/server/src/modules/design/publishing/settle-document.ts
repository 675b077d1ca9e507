import { documentId } from '@inkstone/design';
import { createId, type DocumentKey } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { logGroup } from '../group-log.ts';
import { takeSnapshot } from '../snapshots.ts';
import { rebaseDocument, removeDocument } from '../store-documents.ts';
import { lockCopy, requireCurrent, requireOpen } from '../working-copy.ts';
import { readWorkingState } from '../working-state.ts';

interface Settlement {
  readonly appCode: string;
  readonly revision: number;
  readonly document: DocumentKey;
  /** `working`: what was changed here replaces what was published meanwhile; `published`: the change is given up. */
  readonly keep: 'working' | 'published';
}

/** Decides which of a changed and a published document stays, and answers the next revision. Refuses with `not-found` and `group-behind`. */
export async function settleChanged(context: CommandContext, { appCode, revision, document, keep }: Settlement): Promise<number> {
  const { trx, actor } = context;
  const now = context.now();
  const copy = await lockCopy(trx, appCode);
  requireOpen(copy);
  requireCurrent(copy, revision);
  const state = await readWorkingState(trx, appCode);
  if (!state.changed.has(documentId(document))) refuse('not-found');
  const version = state.versions.get(documentId(document)) ?? null;
  // An application that was never published keeps itself.
  if (keep === 'published' && document.kind === 'app' && version === null) refuse('not-allowed');
  await takeSnapshot(trx, copy, state, { reason: 'restored', now });
  if (keep === 'working') await rebaseDocument(trx, appCode, document, version);
  else await removeDocument(trx, appCode, document);
  return logGroup(trx, copy, { kind: 'restored', key: createId(now.getTime()), operations: [], author: actor.id, at: now });
}
