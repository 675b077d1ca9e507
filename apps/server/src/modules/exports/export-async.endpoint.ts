import { exportDataAsync, exportFile, exportProgress, exportTicket } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineCommand, defineDownload, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext, DownloadContext } from '../../platform/http/request-context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { answerFile, checkTicket, contentDisposition, issueTicket } from '../stored-files/index.ts';
import { exportName } from './export-name.ts';
import { recordExport } from './export-records.ts';
import { exportFileName, ownTask, presentTask, type ExportTask } from './export-task.ts';
import { exportDays, maxWaitingExports } from './limits.ts';

/** For everybody who may export. An invalid request is refused now, not when the job runs. */
export const exportDataAsyncEndpoint = defineCommand(exportDataAsync, {
  permission: 'participant',
  async handle(context, input) {
    const { trx, actor, locale, now } = context;
    const found = await recordExport({ ...context, db: trx }, input);
    await refuseTooMany(context);
    const id = createId(now().getTime());
    const at = now();
    await trx
      .insertInto('export_tasks')
      .values({
        id,
        person_id: actor.id,
        schema_code: input.schemaCode,
        name: exportName(found.records.shape.model, context),
        request: JSON.stringify(input),
        locale,
        state: 'waiting',
        created_at: at,
        expires_at: new Date(at.getTime() + exportDays * 86_400_000),
      })
      .execute();
    await enqueue(trx, 'data-export', { id }, { dueAt: at, key: id });
    return { taskId: id };
  },
});

async function refuseTooMany({ trx, actor }: CommandContext): Promise<void> {
  const waiting = await trx
    .selectFrom('export_tasks')
    .select('id')
    .where('person_id', '=', actor.id)
    .where('state', 'in', ['waiting', 'running'])
    .limit(maxWaitingExports)
    .execute();
  if (waiting.length >= maxWaitingExports) refuse('too-many-exports');
}

export const exportProgressEndpoint = defineQuery(exportProgress, {
  permission: 'signed-in',
  async handle({ db, actor, locale }, { taskId }) {
    return presentTask(await ownTask(db, actor.id, taskId), locale);
  },
});

export const exportTicketEndpoint = defineQuery(exportTicket, {
  permission: 'signed-in',
  async handle({ db, actor, keys, now }, { taskId }) {
    const task = await ownTask(db, actor.id, taskId);
    if (task.state !== 'done') refuse('not-found');
    const { ticket, expiresAt } = await issueTicket(keys, [taskId], now());
    return { ticket, expiresAt: expiresAt.toISOString() };
  },
});

export const exportFileEndpoint = defineDownload(exportFile, {
  permission: 'signed-in',
  ticket: 'T',
  async handle(context, { taskId, T: ticket }) {
    const task = await requestedTask(context, taskId, ticket);
    if (task.state !== 'done' || task.sha256 === null || task.expires_at <= context.now()) return refuse('not-found');
    return answerFile(
      context.files,
      {
        name: task.sha256,
        mediaType: task.media_type ?? 'application/octet-stream',
        disposition: contentDisposition('attachment', exportFileName(task)),
      },
      context.wanted,
    );
  },
});

/** A ticket was issued to the task's owner within the last minute; without one the actor must be the owner. */
async function requestedTask({ db, actor, keys, now }: DownloadContext, taskId: string, ticket: string | undefined): Promise<ExportTask> {
  if (ticket === undefined) return actor ? ownTask(db, actor.id, taskId) : refuse('not-signed-in');
  await checkTicket(keys, ticket, [taskId], now());
  const task = await db.selectFrom('export_tasks').selectAll().where('id', '=', taskId).executeTakeFirst();
  return task ?? refuse('not-found');
}
