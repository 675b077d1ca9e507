import { documentId, type Documents, type JsonObject } from '@inkstone/design';
import { createId, type DocumentKey, type NameI18n } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { beginApp, storedKey } from '../apps/index.ts';
import { giveRights } from './rights/design-rights.endpoint.ts';
import { logGroup } from './group-log.ts';
import { versionContent } from './versions/publications.ts';
import { reserveCodes } from './apps/reserve-codes.ts';
import { mayDesignAll, requireFiller } from './rights/rights.ts';
import { snapshotDocuments, takeSnapshot } from './snapshots.ts';
import { storeDocuments } from './store-documents.ts';
import { lockCopy, requireCurrent, requireOpen } from './working-copy.ts';
import { overlaid, readWorkingState, type ChangedDocument, type WorkingState } from './working-state.ts';

/**
 * Makes the working copy equal to what is published, except that an application which was never published keeps itself. What it was stays
 * as a snapshot. Refuses with `group-behind` if somebody changed it meanwhile.
 */
export async function discardCopy(context: CommandContext, appCode: string, revision: number): Promise<number> {
  const kept = ({ published, changed }: WorkingState): ChangedDocument[] =>
    [...changed.values()].filter(({ key }) => key.kind === 'app' && !published.has(documentId(key)));
  return replace(context, { appCode, revision, kind: 'discarded', documents: async (state) => kept(state) });
}

/** Makes a snapshot the working copy. Refuses with `not-found`, `group-behind` and `design-code-taken`. */
export async function restoreCopy(
  context: CommandContext,
  { appCode, revision, snapshotId }: { readonly appCode: string; readonly revision: number; readonly snapshotId: string },
): Promise<number> {
  const documents = async () => (await snapshotDocuments(context.trx, appCode, snapshotId)) ?? refuse('not-found');
  return replace(context, { appCode, revision, kind: 'restored', documents });
}

/**
 * Makes published versions of documents the content of the working copy, whose other changes stay. Refuses with `not-found`, `group-behind`
 * and `design-code-taken`.
 */
export async function restorePublished(
  context: CommandContext,
  { appCode, revision, documents }: { readonly appCode: string; readonly revision: number; readonly documents: readonly WantedVersion[] },
): Promise<number> {
  const restored = async ({ changed, versions }: WorkingState): Promise<readonly ChangedDocument[]> => {
    const after = new Map(changed);
    for (const { document, version } of documents) {
      const content = (await versionContent(context.trx, appCode, storedKey(appCode, document), version)) ?? refuse('not-found');
      const id = documentId(document);
      after.set(id, { key: document, content: content as JsonObject, baseVersion: versions.get(id) ?? null });
    }
    return [...after.values()];
  };
  return replace(context, { appCode, revision, kind: 'restored', documents: restored });
}

/**
 * Makes documents the working copy of an application, which is begun if there is none of that code. What the working copy was stays as a
 * snapshot. Refuses with `not-allowed`, `app-closed` and `design-code-taken`.
 */
export async function fillCopy(context: CommandContext, app: BegunApp, documents: Documents): Promise<number> {
  const { trx, actor } = context;
  if (!(await requireFiller(trx, actor, app.code))) await begin(context, app);
  const wanted = ({ published, documents: working }: WorkingState): readonly ChangedDocument[] => {
    const all = new Map([...published, ...working, ...documents]);
    return [...all].map(([id, { key }]) => ({ key, content: documents.get(id)?.content ?? null, baseVersion: null }));
  };
  return replace(context, { appCode: app.code, revision: null, kind: 'imported', documents: async (state) => wanted(state) });
}

interface BegunApp {
  readonly code: string;
  readonly name: string;
  readonly name_i18n?: NameI18n | undefined;
  readonly icon?: string | undefined;
}

async function begin({ trx, actor }: CommandContext, { code, name, name_i18n = {}, icon }: BegunApp): Promise<void> {
  if (!(await beginApp(trx, { code, name, name_i18n, icon: icon ?? null }))) refuse('design-code-taken', { code });
  if (!mayDesignAll(actor)) await giveRights(trx, code, actor.id, { design: true, publish: true });
}

interface WantedVersion {
  readonly document: DocumentKey;
  readonly version: number;
}

interface Replacement {
  readonly appCode: string;
  /** The revision that its author saw; null: whatever it is. */
  readonly revision: number | null;
  readonly kind: 'discarded' | 'restored' | 'imported';
  readonly documents: (state: WorkingState) => Promise<readonly ChangedDocument[]>;
}

async function replace(context: CommandContext, { appCode, revision, kind, documents }: Replacement): Promise<number> {
  const { trx, actor } = context;
  const now = context.now();
  const copy = await lockCopy(trx, appCode);
  requireOpen(copy);
  if (revision !== null) requireCurrent(copy, revision);
  const state = await readWorkingState(trx, appCode);
  const after = overlaid(state.published, await documents(state));
  await reserveCodes(trx, appCode, state, after);
  await takeSnapshot(trx, copy, state, { reason: kind, now });
  await storeDocuments(trx, appCode, state, after);
  return logGroup(trx, copy, { kind, key: createId(now.getTime()), operations: [], author: actor.id, at: now });
}
