import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Makes mail addresses unique without taking any away: people who had the address of somebody before them keep it, marked by
 * `shared_email`, until it is changed. An address that differs from the mark is unique.
 */
export const sharedMailAddresses: Migration = {
  async up(db) {
    await sql`alter table people add column shared_email text collate pg_c_utf8`.execute(db);
    await sql`
      update people set shared_email = email
      where email is not null and exists (
        select from people other where lower(other.email) = lower(people.email) and (other.created_at, other.id) < (people.created_at, people.id)
      )`.execute(db);
    // An earlier form of the step before left one person in each group with the address, and a unique index over all.
    await sql`drop index if exists people_email`.execute(db);
    await sql`create unique index people_email on people (lower(email)) where email is distinct from shared_email`.execute(db);
  },
};
