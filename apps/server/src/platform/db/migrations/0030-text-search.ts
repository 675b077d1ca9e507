import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Indexes use these functions, also without a search path, so all names are qualified.
const fold = `
  create function inkstone.search_fold(content text) returns text language sql immutable parallel safe
  as $$ select lower(normalize(content, NFKC) collate pg_c_utf8) $$`;

/** Chinese, Japanese and Korean characters, which are also indexed on their own. */
const wholeCharacter = `c ~ '[\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3fffd}]'`;

const piecesOf = (content: string): string => `
  with characters as (select c, n from unnest(string_to_array(${content}, null)) with ordinality as t (c, n))
  select coalesce(array_agg(distinct piece), '{}') from (
    select c || lead(c) over (order by n) as piece from characters
    union all
    select c from characters where ${wholeCharacter}
  ) pieces where piece is not null`;

/** The index terms of a text: all bigrams, single CJK characters, and the first character with a mark, for searches at the beginning. */
const pieces = `
  create function inkstone.search_pieces(content text) returns text[] language sql immutable parallel safe
  as $$ ${piecesOf('chr(2) || inkstone.search_fold(content)')} $$`;

/** The terms that a text with the search text must have. A single letter is searched at the beginning of texts only. */
const needle = `
  create function inkstone.search_needle(needle text) returns text[] language sql immutable parallel safe
  as $$ select case when cardinality(found) > 0 then found else array[chr(2) || inkstone.search_fold(needle)] end
        from (${piecesOf('inkstone.search_fold(needle)')}) n (found) $$`;

/** Adds a bigram index for text search: many Chinese words have two characters, too few for trigrams. */
export const textSearch: Migration = {
  async up(db) {
    for (const statement of [fold, pieces, needle]) await sql.raw(statement).execute(db);
  },
};
