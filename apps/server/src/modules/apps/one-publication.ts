import { sql } from 'kysely';
import { ReadInconsistently } from '../../platform/db/database-error.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { DocumentKey } from './document-store.ts';
import { keepPublished } from './lock-publishing.ts';

/** A version of a document by which a transaction has validated. */
interface ReadVersion extends DocumentKey {
  readonly version: number;
}

/**
 * Repeats the transaction if these versions were never valid together, because another version was published while it read them: whoever
 * submits is validated by the form and the workflow of one publication.
 */
export async function requireOnePublication(trx: Trx, versions: readonly ReadVersion[]): Promise<void> {
  const { rows } = await sql<{ together: boolean }>`
    select max(d.published_at) < coalesce(min(n.published_at), 'infinity') as together
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as w (kind text, scope text, code text, version integer)
    join documents d on (d.kind, d.scope, d.code, d.version) = (w.kind, w.scope, w.code, w.version)
    left join documents n on (n.kind, n.scope, n.code, n.version) = (w.kind, w.scope, w.code, w.version + 1)`.execute(trx);
  if (rows[0]!.together) return;
  // Without the lock somebody could meet the next publication again, and again.
  throw new ReadInconsistently('another version was published meanwhile', keepPublished);
}
