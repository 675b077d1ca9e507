import { refusals, type CallOutput, type exportProgress } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { ExportTasksTable } from '../../platform/db/tables/exports.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { exportRefusals } from './refusals.ts';

export type ExportTask = Selectable<ExportTasksTable>;

/** Returns a task of this person. Refuses tasks of others with `not-found`. */
export async function ownTask(executor: Executor, personId: string, taskId: string): Promise<ExportTask> {
  const task = await executor
    .selectFrom('export_tasks')
    .selectAll()
    .where('id', '=', taskId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return task ?? refuse('not-found');
}

export function presentTask(task: ExportTask, locale: Locale): CallOutput<typeof exportProgress> {
  return {
    taskId: task.id,
    name: task.name,
    schemaCode: task.schema_code,
    state: task.state,
    done: task.done,
    total: task.total,
    size: task.size === null ? null : Number(task.size),
    problem: task.problem === null ? null : failureText(task.problem, locale),
    createdAt: task.created_at.toISOString(),
    finishedAt: task.finished_at?.toISOString() ?? null,
    expiresAt: task.expires_at.toISOString(),
  };
}

function failureText(code: string, locale: Locale): string {
  const known = { ...refusals, ...exportRefusals };
  return known[code as keyof typeof known]?.[locale] ?? exportRefusals['export-broke-off'][locale];
}

/** The file name of a task's result. */
export function exportFileName({ name, media_type: mediaType }: Pick<ExportTask, 'name' | 'media_type'>): string {
  return `${name}.${mediaType === 'application/zip' ? 'zip' : 'xlsx'}`;
}
