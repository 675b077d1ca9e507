import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what is decided for the end of a person's last day. */
export const scheduledLeaves: Migration = {
  async up(db) {
    await sql`
      create table scheduled_leaves (
        person_id uuid primary key references people (id),
        left_on date not null,
        successor_id uuid references people (id),
        takes_over_management boolean not null,
        reason text collate pg_c_utf8,
        scheduled_by uuid not null references people (id)
      )`.execute(db);
    await sql`create index people_leaving on people (left_on) where active and left_on is not null`.execute(db);
  },
};
