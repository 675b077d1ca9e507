import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { locales } from '@inkstone/schema';

/** Does the title of instance `i`, in any language, or its number contain the pattern? */
export function titleContains(pattern: string): RawBuilder<SqlBool> {
  const names = [sql`i.name`, ...locales.map((locale) => sql`i.name_i18n ->> ${sql.lit(locale)}`), sql`i.sequence_no`];
  return sql<SqlBool>`(${sql.join(
    names.map((name) => sql`coalesce(${name} ilike ${pattern}, false)`),
    sql` or `,
  )})`;
}
