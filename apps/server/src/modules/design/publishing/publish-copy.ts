import { createHash } from 'node:crypto';
import { documentId, neededDocuments, type Documents, type Need } from '@inkstone/design';
import { appOfDocuments, type AppDefinition, type DocumentKey } from '@inkstone/schema';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext, PreparingContext } from '../../../platform/http/request-context.ts';
import { lockPublishing } from '../../apps/index.ts';
import { publishApp, type PlayedScenario, type Publication } from '../../publishing/index.ts';
import { playCopy } from './play-copy.ts';
import { takeSnapshot } from '../snapshots.ts';
import { removeDocument } from '../store-documents.ts';
import { currentRevision, lockCopy, requireCurrent, requireOpen } from '../working-copy.ts';
import { overlaid, readWorkingState, type ChangedDocument, type WorkingState } from '../working-state.ts';

/** What is published of a working copy. */
export interface ChosenDocuments {
  readonly appCode: string;
  /** The revision that the publisher saw. */
  readonly revision: number;
  /** Unset: everything that differs. */
  readonly documents?: readonly DocumentKey[] | undefined;
}

/** What was done before the transaction that publishes, and for which documents. */
export interface PreparedPublication {
  readonly digest: string;
  readonly scenarios: readonly PlayedScenario[];
}

/** Plays the scenarios of what is to be published. Takes no locks, so that something else may be published meanwhile. */
export async function preparePublication(
  context: PreparingContext,
  { appCode, documents, scenario }: ChosenDocuments & { readonly scenario?: string | undefined },
): Promise<PreparedPublication> {
  const state = await readWorkingState(context.db, appCode);
  const { chosen } = chosenOf(state, documents);
  const after = overlaid(state.published, chosen);
  return { digest: digestOf(after), scenarios: await playCopy(context, appCode, after, scenario) };
}

const digestOf = (documents: Documents): string =>
  createHash('sha256')
    .update(canonicalJson([...documents].toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');

/**
 * Publishes a working copy in one transaction. Refuses with `group-behind`, `nothing-to-publish`, `published-meanwhile`, with
 * `warnings-unaccepted` without a reason, and as `publishApp` does.
 */
export async function publishCopy(
  context: CommandContext,
  { appCode, revision, documents, note, reason }: ChosenDocuments & { readonly note: string; readonly reason: string },
  prepared: PreparedPublication,
): Promise<Publication & { readonly revision: number }> {
  const { trx, actor, locale, log, now, timeZone, serviceRules = [] } = context;
  await lockPublishing(trx);
  const copy = await lockCopy(trx, appCode);
  requireOpen(copy);
  requireCurrent(copy, revision);
  const state = await readWorkingState(trx, appCode);
  const { chosen } = chosenOf(state, documents);
  if (chosen.length === 0) refuse('nothing-to-publish');
  refuseOutdated(state, chosen);
  await takeSnapshot(trx, copy, state, { reason: 'published', now: now() });
  for (const { key } of chosen) await removeDocument(trx, appCode, key);
  const after = overlaid(state.published, chosen);
  if (digestOf(after) !== prepared.digest) refuse('group-behind', { revision: copy.revision });
  const publication = await publishApp(trx, appOfDocuments(after.values()) as unknown as AppDefinition, {
    publishedBy: actor.id,
    note: [note, reason].filter(Boolean).join('\n'),
    locale,
    installation: { rules: serviceRules, log, now, timeZone },
    scenarios: prepared.scenarios,
    offers: 'checked',
  });
  if (publication.warnings.length > 0 && reason === '') refuse('warnings-unaccepted', {}, { issues: publication.warnings });
  return { ...publication, revision: await currentRevision(trx, appCode) };
}

/** The changed documents that are published, with what they need. The application itself goes along when it was never published. */
export function chosenOf(
  { changed, published, documents: working }: WorkingState,
  documents: readonly DocumentKey[] | undefined,
): { readonly chosen: readonly ChangedDocument[]; readonly needed: readonly Need[] } {
  if (!documents) return { chosen: [...changed.values()], needed: [] };
  const wanted = new Set(documents.map(documentId));
  const own = [...changed].flatMap(([id, { key }]) => (wanted.has(id) || (key.kind === 'app' && !published.has(id)) ? [key] : []));
  const needed = neededDocuments({ published, working }, own);
  const ids = new Set([...own, ...needed.map(({ document }) => document)].map(documentId));
  return { chosen: [...changed].filter(([id]) => ids.has(id)).map(([, each]) => each), needed };
}

/** Whether another version was published after the document was first changed. */
export const isOutdated = ({ versions }: WorkingState, { key, baseVersion }: ChangedDocument): boolean =>
  (versions.get(documentId(key)) ?? null) !== baseVersion;

function refuseOutdated(state: WorkingState, chosen: readonly ChangedDocument[]): void {
  const outdated = chosen.filter((each) => isOutdated(state, each));
  if (outdated.length === 0) return;
  const issues = outdated.map(({ key }) => ({ code: 'PublishedMeanwhile', path: documentId(key), params: { document: key } }));
  refuse('published-meanwhile', {}, { issues });
}
