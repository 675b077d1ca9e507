import type { LiveEvent } from '@inkstone/api';
import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/** Carries who looks at what from process to process; it is stored nowhere. */
export const presenceChannel = 'inkstone_presence';

/** Tells those who watch the working copy who else looks at it. */
export async function announce(executor: Executor, event: LiveEvent & { readonly kind: 'designer-present' }): Promise<void> {
  await sql`select pg_notify(${presenceChannel}, ${JSON.stringify(event)})`.execute(executor);
}
