import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets the statement that stores a submission fail by itself if its form and its workflow were never valid together. */
export const onePublication: Migration = {
  async up(db) {
    await sql`
      create function require_one_publication(together boolean) returns void language plpgsql as $$
      begin
        if together is not true then
          raise exception 'another version was published meanwhile' using errcode = 'INK01';
        end if;
      end $$`.execute(db);
  },
};
