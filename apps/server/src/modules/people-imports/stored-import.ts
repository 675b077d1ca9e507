import { type PeopleImportSummary } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { PeopleImportsTable } from '../../platform/db/tables/people-imports.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { invitablePeople } from '../identity/index.ts';
import { columnLabels } from './people-file.locale.ts';
import { peopleImportRefusals } from './refusals.ts';

export type PeopleImport = Selectable<PeopleImportsTable>;

/** Returns an import of this person; refuses those of others with `not-found`. With `lock`, nobody else continues it. */
export async function ownImport(
  executor: Executor,
  personId: string,
  importId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PeopleImport> {
  const query = executor.selectFrom('people_imports').selectAll().where('id', '=', importId).where('person_id', '=', personId);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? refuse('not-found');
}

/** The people whom an import created. */
export async function newPeople(executor: Executor, importId: string): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('people_import_rows')
    .select(sql<string>`new_person_id`.as('id'))
    .where('import_id', '=', importId)
    .where('new_person_id', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function presentImport(executor: Executor, task: PeopleImport, locale: Locale): Promise<PeopleImportSummary> {
  const { head, summary, problem } = task;
  const headings = new Map(head.columns.flatMap(({ key, heading }) => (key === null ? [] : [[key, heading] as const])));
  const keys = [...headings.keys(), ...summary.changedColumns.filter((key) => !headings.has(key))];
  return {
    importId: task.id,
    name: task.name,
    state: task.state,
    createDepartments: task.create_departments,
    clearEmpty: task.clear_empty,
    columns: keys.map((key) => ({ key, label: columnLabels[key][locale], heading: headings.get(key) ?? null })),
    ignoredColumns: head.columns.flatMap(({ key, heading }) => (key === null && heading !== '' ? [heading] : [])),
    counts: summary.counts,
    newDepartments: [...summary.newDepartments],
    total: task.total,
    done: task.done,
    problem: problem === null ? null : importFailureText(problem, locale),
    invitable: task.state === 'done' ? (await invitablePeople(executor, await newPeople(executor, task.id))).length : 0,
    createdAt: task.created_at.toISOString(),
    finishedAt: task.finished_at?.toISOString() ?? null,
  };
}

function importFailureText(code: string, locale: Locale): string {
  const known = code in peopleImportRefusals ? (code as keyof typeof peopleImportRefusals) : 'people-import-broke-off';
  return peopleImportRefusals[known][locale];
}
