import type { previewCall, CallArguments, CallOutput } from '@inkstone/api';
import type { OpenedDb, Trx } from '../../../platform/db/database.ts';
import { loadActor } from '../../../platform/auth/load-actor.ts';
import { concurrencyLimit } from '../../../platform/db/concurrency-limit.ts';
import { nestedDatabase } from '../../../platform/db/transactions/nested-database.ts';
import { rolledBack } from '../../../platform/db/transactions/rolled-back.ts';
import { refuse, Refusal } from '../../../platform/http/refusal.ts';
import type { Actor, QueryContext } from '../../../platform/http/request-context.ts';
import { layDocuments } from '../../apps/index.ts';
import { layRoles } from '../../permissions/index.ts';
import { presentIssues } from '../../publishing/index.ts';
import { layRules } from '../../rules/index.ts';
import { requireDesigner } from '../rights/rights.ts';
import { currentRevision } from '../working-copy.ts';
import { readWorkingState } from '../working-state.ts';
import { RecordViews } from './record-views.ts';
import { workingCatalog } from './working-catalog.ts';

/** A preview reads what the designer may see through another connection than its own, so previews must not take all of them. */
const limited = concurrencyLimit(6);

type Previewed = Pick<CallArguments<typeof previewCall>, 'appCode' | 'revision' | 'personId' | 'activity'>;
type Limits = Pick<CallOutput<typeof previewCall>, 'unpublished' | 'malformed'>;

/** What one sees in a preview: in whose name it reads, and the database in which the working copy is published. */
export interface PreviewContext extends QueryContext {
  readonly db: OpenedDb;
}

/**
 * Runs `work` as the person, on the catalogue with the working copy of the application laid over it, with the records that the designer
 * may see, in a transaction that is rolled back. Refuses with `not-allowed`, `group-behind`, `PersonInactive`, as `work` does, and with
 * `preview-malformed` where it does not find what is malformed in the working copy.
 */
export async function inPreview<T>(
  context: QueryContext,
  { appCode, revision, personId, activity }: Previewed,
  work: (context: PreviewContext) => Promise<T>,
): Promise<Limits & { readonly data: T }> {
  const { db, locale } = context;
  await requireDesigner(db, context.actor, appCode, 'design');
  if ((await currentRevision(db, appCode)) < revision) refuse('group-behind');
  const actor = personId === undefined ? context.actor : await personOf(db, personId);
  const catalog = workingCatalog(appCode, await readWorkingState(db, appCode));
  const malformed = [...presentIssues(catalog.malformed, locale)];
  const run = async (trx: Trx) => {
    const views = new RecordViews({ trx, db, designer: context, models: catalog.models });
    await layDocuments(trx, { appCode, ...catalog });
    for (const [kind, lay] of Object.entries(projections))
      if (catalog.documents.some(({ key }) => key.kind === kind)) await lay(trx, appCode);
    const at = { ...context, actor, db: nestedDatabase(views), previewedAt: activity ?? null };
    const data = await work(at).catch((error: unknown) => {
      if (views.isUnwritable) refuse('preview-unwritable');
      if (malformed.length > 0 && isMissing(error)) refuse('preview-malformed', {}, { issues: malformed });
      throw error;
    });
    // Work that goes on after a failed part does not know why it failed.
    if (views.isUnwritable) refuse('preview-unwritable');
    return { data, unpublished: views.unpublished, malformed };
  };
  return limited(() => rolledBack(db, run));
}

/** What previews read of the published documents of a kind instead of the documents themselves. */
const projections = { rule: layRules, role: layRoles } as const;

const missing: ReadonlySet<string> = new Set(['not-found', 'model-not-found']);

const isMissing = (error: unknown): boolean => error instanceof Refusal && missing.has(error.code);

async function personOf(db: OpenedDb, id: string): Promise<Actor> {
  return (await loadActor(db, id)) ?? refuse('PersonInactive');
}
