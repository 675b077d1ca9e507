import { sql, type RawBuilder } from 'kysely';
import { trimText } from '@inkstone/schema';
import { keyOfTyped } from './name-keys/name-keys.ts';

/**
 * Whether the rows of a table are found by what was typed: it stands somewhere in one of the texts, in any letter case, `%` and `_` being
 * characters like others; or a key of the name begins with it.
 */
export function foundBy(typed: string, table: 'people' | 'departments', texts: readonly string[]): RawBuilder<boolean> {
  const wanted = trimText(typed).toLowerCase();
  if (wanted === '') return sql<boolean>`true`;
  const key = keyOfTyped(wanted);
  const ways = [
    ...texts.map((text) => sql`strpos(lower(${sql.ref(`${table}.${text}`)}), ${wanted}) > 0`),
    ...(key === null ? [] : [sql`strpos(${sql.ref(`${table}.name_keys`)}, ${` ${key}`}) > 0`]),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}
