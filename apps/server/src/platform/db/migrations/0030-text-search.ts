import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Indexes are built on these, also where nothing is on the search path, so what they name is named in full.
const fold = `
  create function inkstone.search_fold(content text) returns text language sql immutable parallel safe
  as $$ select lower(normalize(content, NFKC) collate pg_c_utf8) $$`;

/** A Chinese, Japanese or Korean character says enough by itself. */
const wholeCharacter = `c ~ '[\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3fffd}]'`;

const piecesOf = (content: string): string => `
  with characters as (select c, n from unnest(string_to_array(${content}, null)) with ordinality as t (c, n))
  select coalesce(array_agg(distinct piece), '{}') from (
    select c || lead(c) over (order by n) as piece from characters
    union all
    select c from characters where ${wholeCharacter}
  ) pieces where piece is not null`;

/** What stands in a text: any two neighbours, single characters of Chinese, and the first one marked, by which it begins. */
const pieces = `
  create function inkstone.search_pieces(content text) returns text[] language sql immutable parallel safe
  as $$ ${piecesOf('chr(2) || inkstone.search_fold(content)')} $$`;

/** What must stand in a text that holds the needle. One letter alone is looked for at the beginning. */
const needle = `
  create function inkstone.search_needle(needle text) returns text[] language sql immutable parallel safe
  as $$ select case when cardinality(found) > 0 then found else array[chr(2) || inkstone.search_fold(needle)] end
        from (${piecesOf('inkstone.search_fold(needle)')}) n (found) $$`;

/** Text is found by an index over its pieces: Chinese words have two characters. */
export const textSearch: Migration = {
  async up(db) {
    for (const statement of [fold, pieces, needle]) await sql.raw(statement).execute(db);
  },
};
