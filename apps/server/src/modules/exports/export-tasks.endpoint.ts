import { cancelExportTask, deleteExportTask, listExportTasks } from '@inkstone/api';
import { sql } from 'kysely';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/db/id.ts';
import { ownTask, presentTask } from './export-task.ts';

export const listExportTasksEndpoint = defineQuery(listExportTasks, {
  permission: 'signed-in',
  async handle({ db, actor, locale, now }, { cursor, size }) {
    let query = db
      .selectFrom('export_tasks')
      .selectAll()
      .where('person_id', '=', actor.id)
      .where('expires_at', '>', now())
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size + 1);
    // Ids are created in chronological order.
    if (cursor !== undefined) {
      if (!isId(cursor)) return refuse('malformed', {}, { issues: [{ code: 'UnknownCursor', path: 'cursor' }] });
      query = query.where(
        sql<boolean>`(created_at, id) < (select e.created_at, e.id from export_tasks e where e.id = ${cursor}::uuid and e.person_id = ${actor.id}::uuid)`,
      );
    }
    const tasks = await query.execute();
    const page = tasks.slice(0, size);
    return { items: page.map((task) => presentTask(task, locale)), next: tasks.length > size ? page.at(-1)!.id : null };
  },
});

export const deleteExportTaskEndpoint = defineCommand(deleteExportTask, {
  permission: 'signed-in',
  async handle({ trx, actor }, { taskIds }) {
    const { numDeletedRows } = await trx
      .deleteFrom('export_tasks')
      .where('person_id', '=', actor.id)
      .where('id', 'in', taskIds)
      .executeTakeFirst();
    return { deleted: Number(numDeletedRows) };
  },
});

export const cancelExportTaskEndpoint = defineCommand(cancelExportTask, {
  permission: 'signed-in',
  async handle({ trx, actor, now }, { taskId }) {
    await ownTask(trx, actor.id, taskId);
    const { numUpdatedRows } = await trx
      .updateTable('export_tasks')
      .set({ state: 'cancelled', finished_at: now() })
      .where('id', '=', taskId)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
