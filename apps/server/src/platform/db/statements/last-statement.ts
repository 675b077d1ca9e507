import type { CompiledQuery } from 'kysely';
import { sqlText, type SqlFragment } from './fragment.ts';

/** The mark of a statement that is the last one of its transaction, at the end of its text: the connection commits with it. */
export const andCommit = '/* and commit */';

/** The same for a statement that is being built. Nothing of the transaction may follow it, and it must have values. */
export const last: SqlFragment = sqlText(andCommit);

/** Returns the statement without the mark, for a transaction that is only a part of another one. */
export function notLast<Q extends CompiledQuery>(query: Q): Q {
  return query.sql.endsWith(andCommit) ? { ...query, sql: query.sql.slice(0, -andCommit.length) } : query;
}
