import { sql } from 'kysely';
import pino from 'pino';
import type { DueTimer } from '../signals/due-timers.ts';
import { fireTimer } from '../signals/fire-timer.ts';
import type { WorkflowScene } from '../../../testing/workflow-scene.ts';

/** Fires the timers that are due by the scene's clock, and returns their number. With `keep` they stay in the queue. */
export async function fireDueTimers(scene: WorkflowScene, { keep = false }: { keep?: boolean } = {}): Promise<number> {
  const { db } = scene.database;
  const { rows } = await sql<{ id: string; data: DueTimer }>`
    select id, data from pgboss.job where name = 'workflow-timer' and state = 'created' and start_after <= ${scene.now}
    order by start_after`.execute(db);
  const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => scene.now };
  for (const { id, data } of rows) {
    await fireTimer(db, data, environment);
    if (!keep) await sql`delete from pgboss.job where id = ${id}`.execute(db);
  }
  return rows.length;
}
