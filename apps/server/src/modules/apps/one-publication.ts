import { sql, type RawBuilder } from 'kysely';
import { ReadInconsistently } from '../../platform/db/database-error.ts';
import type { DocumentKey } from './document-store.ts';
import { keepPublished } from './lock-publishing.ts';

/** A version of a document by which a transaction has validated. */
export interface ReadVersion extends DocumentKey {
  readonly version: number;
}

export interface Togetherness {
  readonly together: boolean;
}

/** Asks whether these versions, which the transaction has read, were ever valid together; the answer is for `requireOnePublication`. */
export function askOnePublication(versions: readonly ReadVersion[]): RawBuilder<Togetherness> {
  return sql<Togetherness>`
    select max(d.published_at) < coalesce(min(n.published_at), 'infinity') as together
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as w (kind text, scope text, code text, version integer)
    join documents d on (d.kind, d.scope, d.code, d.version) = (w.kind, w.scope, w.code, w.version)
    left join documents n on (n.kind, n.scope, n.code, n.version) = (w.kind, w.scope, w.code, w.version + 1)`;
}

/**
 * Repeats the transaction if the versions were never valid together, because another version was published while it read them: whoever
 * submits is validated by the form and the workflow of one publication.
 */
export function requireOnePublication([answer]: readonly Togetherness[]): void {
  if (answer?.together) return;
  // Without the lock somebody could meet the next publication again, and again.
  throw new ReadInconsistently('another version was published meanwhile', keepPublished);
}
