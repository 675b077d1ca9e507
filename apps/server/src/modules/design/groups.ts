import type { WorkingGroup } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { personNames } from '../organization/index.ts';

/** The most that one answer holds; the client asks again. */
const mostGroups = 500;

/** Groups after a revision, oldest first. */
export async function groupsAfter(executor: Executor, appCode: string, after: number): Promise<WorkingGroup[]> {
  const rows = await groups(executor, appCode).where('revision', '>', after).orderBy('revision').limit(mostGroups).execute();
  return present(executor, rows);
}

/** Groups before a revision, newest first; without one the latest. */
export async function groupsBefore(
  executor: Executor,
  appCode: string,
  { before, size }: { readonly before: number | null; readonly size: number },
): Promise<{ items: WorkingGroup[]; next: string | null }> {
  const rows = await groups(executor, appCode)
    .$if(before !== null, (query) => query.where('revision', '<', before!))
    .orderBy('revision', 'desc')
    .limit(size + 1)
    .execute();
  const items = await present(executor, rows.slice(0, size));
  return { items, next: rows.length > size ? String(items.at(-1)!.revision) : null };
}

const groups = (executor: Executor, appCode: string) => executor.selectFrom('working_groups').selectAll().where('app_code', '=', appCode);

type Row = Awaited<ReturnType<ReturnType<typeof groups>['execute']>>[number];

async function present(executor: Executor, rows: readonly Row[]): Promise<WorkingGroup[]> {
  const name = await personNames(
    executor,
    rows.map(({ author }) => author),
  );
  return rows.map(({ revision, kind, key, operations, author, at }) => ({
    revision,
    kind,
    key,
    operations: operations as WorkingGroup['operations'],
    author: author === null ? null : name(author),
    at: at.toISOString(),
  }));
}
