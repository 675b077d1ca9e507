import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const unsentOpinions: Migration = {
  async up(db) {
    await sql`
      create table unsent_opinions (
        work_item_id uuid not null references work_items (id) on delete cascade,
        person_id uuid not null references people (id),
        opinion text collate pg_c_utf8 not null,
        primary key (work_item_id, person_id)
      )`.execute(db);
  },
};
