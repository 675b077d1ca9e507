import { sql, type RawBuilder } from 'kysely';
import { trimText } from '@inkstone/schema';
import { keyOfTyped } from '../name-keys/typed-key.ts';

/**
 * Whether rows of a table match what was typed: one of the texts contains it, in any letter case and with `%` and `_` taken literally; or a
 * key of the name begins with it.
 */
export function matchesKeyword(typed: string, table: 'people' | 'departments', texts: readonly string[]): RawBuilder<boolean> {
  const wanted = trimText(typed).toLowerCase();
  if (wanted === '') return sql<boolean>`true`;
  const key = keyOfTyped(wanted);
  const matches = [
    ...texts.map((text) => sql`strpos(lower(${sql.ref(`${table}.${text}`)}), ${wanted}) > 0`),
    ...(key === null ? [] : [sql`strpos(${sql.ref(`${table}.name_keys`)}, ${` ${key}`}) > 0`]),
  ];
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}
