import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const settingChanges: Migration = {
  async up(db) {
    await sql`
      create table setting_changes (
        id uuid primary key,
        changed_by uuid not null references people (id),
        changed_at timestamptz not null,
        changes jsonb not null
      )`.execute(db);
    await sql`create index setting_changes_changed_at on setting_changes (changed_at desc, id desc)`.execute(db);
  },
};
