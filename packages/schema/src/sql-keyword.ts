/** Reserved words of PostgreSQL, and words that begin SQL statements. */
const keywords: ReadonlySet<string> = new Set(
  `add all alter analyse analyze and any array as asc asymmetric authorization between binary both by case cast check collate collation
  column concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp
  current_user database default deferrable delete desc distinct do drop else end except execute exists false fetch for foreign freeze from
  full grant group having ilike in index initially inner insert intersect into is isnull join lateral leading left like limit localtime
  localtimestamp natural not notnull null offset on only or order outer overlaps placing primary procedure references returning revoke
  right schema select session_user set similar some symmetric system_user table tablesample then to trailing trigger true truncate union
  unique update user using values variadic verbose view when where window with`.split(/\s+/),
);

/** Ignores letter case. */
export function isSqlKeyword(word: string): boolean {
  return keywords.has(word.toLowerCase());
}
