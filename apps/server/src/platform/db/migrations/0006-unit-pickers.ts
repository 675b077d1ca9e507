import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds search keys of people and departments, recently picked units, and the department for which a person acts. */
export const unitPickers: Migration = {
  async up(db) {
    for (const table of ['people', 'departments']) {
      // The search keys of a name and the name from which they were made; if it differs from the current name, the keys are made again.
      await sql`
        alter table ${sql.table(table)}
          add column name_keys text collate pg_c_utf8 not null default '',
          add column keyed_name text collate pg_c_utf8`.execute(db);
    }
    await sql`alter table people add column current_department_id uuid references departments (id)`.execute(db);
    await sql`
      create table recent_units (
        person_id uuid not null references people (id) on delete cascade,
        unit_id uuid not null,
        unit_type smallint not null check (unit_type in (1, 2, 3)),
        picked_at timestamptz not null default now(),
        primary key (person_id, unit_type, unit_id)
      )`.execute(db);
  },
};
