import { cancelMigration, getMigration, listMigrations } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { afterEnd, pageOf, readPageEnd, withCursor } from '../../../platform/db/paging/keyset.ts';
import { administeredWorkflow } from '../trial/maintained-workflow.ts';
import { presentMigrations, maintainedMigration } from './migration-store.ts';

/** Open to maintainers of the workflow. Instances that were migrated stay migrated. */
export const cancelMigrationEndpoint = defineCommand(cancelMigration, {
  permission: 'participant',
  async handle({ trx, actor, now }, { id }) {
    await maintainedMigration(trx, actor, id);
    const { numUpdatedRows } = await trx
      .updateTable('workflow_migrations')
      .set({ state: 'canceled', finished_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('MigrationOver');
    return true;
  },
});

/** Open to maintainers of the workflow. */
export const getMigrationEndpoint = defineQuery(getMigration, {
  permission: 'participant',
  async handle({ db, actor }, { id }) {
    const [migration] = await presentMigrations(db, [await maintainedMigration(db, actor, id)]);
    return migration!;
  },
});

/** Open to maintainers of the workflow. */
export const listMigrationsEndpoint = defineQuery(listMigrations, {
  permission: 'participant',
  async handle(context, { workflowCode, cursor, size }) {
    const { db, actor } = context;
    await administeredWorkflow(db, actor, workflowCode);
    let query = db.selectFrom('workflow_migrations').selectAll().where('workflow_code', '=', workflowCode);
    const after = readPageEnd(context, cursor);
    if (after) query = query.where((eb) => afterEnd(eb.ref('started_at'), eb.ref('id'), after));
    const found = await query
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size + 1)
      .execute();
    const { rows, next } = pageOf(found, size, (row) => ({ at: row.started_at, id: row.id }));
    return withCursor(context, { items: await presentMigrations(db, rows), next });
  },
});
