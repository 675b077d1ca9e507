import type { AppDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { documentHeadsView } from '../../apps/index.ts';

/** The codes that activities may run: workflows as sub-processes, business rules as services. */
export interface Runnable {
  readonly workflows: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

/** Returns the workflows of the application as they will be published and others as they are; `rules` are those of the installation. */
export async function runnableIn(executor: Executor, app: AppDefinition, rules: ReadonlySet<string>): Promise<Runnable> {
  const own = app.workflows.map(({ code }) => code);
  const named = app.workflows.flatMap(({ activities }) =>
    activities.flatMap((each) => (each.kind === 'subprocess' ? [each.workflow] : [])),
  );
  const published = named.length === 0 ? [] : await publishedElsewhere(executor, app.code, named);
  return { workflows: new Set([...own, ...published]), rules };
}

async function publishedElsewhere(executor: Executor, appCode: string, codes: readonly string[]): Promise<string[]> {
  const heads = await executor
    .selectFrom(documentHeadsView.as('document_heads'))
    .select('code')
    .where('kind', '=', 'workflow')
    .where('active', '=', true)
    .where('app_code', '<>', appCode)
    .where('code', 'in', codes)
    .execute();
  return heads.map(({ code }) => code);
}
