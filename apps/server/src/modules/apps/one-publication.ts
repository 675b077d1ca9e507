import { ReadInconsistently } from '../../platform/db/database-error.ts';
import { sqlFragment, type SqlFragment } from '../../platform/db/statements/fragment.ts';
import type { DocumentKey } from './document-store.ts';
import { keepPublished } from './lock-publishing.ts';

/** A version of a document by which a transaction has validated. */
export interface ReadVersion extends DocumentKey {
  readonly version: number;
}

/** Returns a query that fails if these versions, which the transaction has read, were never valid together; for `repeatingIfApart`. */
export function requireOnePublication(versions: readonly ReadVersion[]): SqlFragment {
  return sqlFragment`
    select require_one_publication(max(d.published_at) < coalesce(min(n.published_at), 'infinity'))
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as w (kind text, scope text, code text, version integer)
    join documents d on (d.kind, d.scope, d.code, d.version) = (w.kind, w.scope, w.code, w.version)
    left join documents n on (n.kind, n.scope, n.code, n.version) = (w.kind, w.scope, w.code, w.version + 1)`;
}

/**
 * Repeats the transaction if the versions were never valid together, because another version was published while it read them: whoever
 * submits is validated by the form and the workflow of one publication.
 */
export async function repeatingIfApart<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code !== publishedMeanwhile) throw error;
    // Without the lock somebody could meet the next publication again, and again.
    throw new ReadInconsistently('another version was published meanwhile', keepPublished);
  }
}

/** The code of `require_one_publication`. */
const publishedMeanwhile = 'INK01';
