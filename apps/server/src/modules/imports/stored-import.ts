import { refusals, type CallOutput, type importProgress } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { ImportsTable } from '../../platform/db/tables/imports.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maxOpenImports } from './limits.ts';
import { importRefusals } from './refusals.ts';

export type Import = Selectable<ImportsTable>;

/**
 * Returns an import of this person; refuses those of others with `not-found`. With `lock`, no other process continues it until the
 * transaction ends.
 */
export async function ownImport(
  executor: Executor,
  personId: string,
  importId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Import> {
  const query = executor.selectFrom('imports').selectAll().where('id', '=', importId).where('person_id', '=', personId);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? refuse('not-found');
}

/** Refuses with `too-many-imports` when the person has too many imports in progress, not counting `except`, which is restarted. */
export async function refuseTooManyImports(executor: Executor, personId: string, except?: string): Promise<void> {
  const worked = await executor
    .selectFrom('imports')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', 'in', ['reading', 'checking', 'importing'])
    .execute();
  if (worked.filter(({ id }) => id !== except).length >= maxOpenImports) refuse('too-many-imports');
}

export function presentImport(task: Import, locale: Locale): CallOutput<typeof importProgress> {
  const { id, name, state, result, total, checked, done, added, updated, failed } = task;
  return {
    importId: id,
    name,
    schemaCode: task.schema_code,
    state,
    result,
    problem: task.problem === null ? null : failureText(task.problem, locale),
    total,
    checked,
    done,
    added,
    updated,
    failed,
    createdAt: task.created_at.toISOString(),
    finishedAt: task.finished_at?.toISOString() ?? null,
  };
}

function failureText(code: string, locale: Locale): string {
  const known = { ...refusals, ...importRefusals };
  return known[code as keyof typeof known]?.[locale] ?? importRefusals['import-broke-off'][locale];
}
