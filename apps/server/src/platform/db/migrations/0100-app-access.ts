import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds who may start an application and who sees all of it, for models that no role names. */
export const appAccess: Migration = {
  async up(db) {
    await sql`
      create table app_access (
        app_code text collate pg_c_utf8 primary key references apps (code) on delete cascade,
        everybody_starts boolean not null,
        everybody_sees boolean not null
      )`.execute(db);
    await sql`
      create table app_access_members (
        app_code text collate pg_c_utf8 not null references app_access (app_code) on delete cascade,
        may text collate pg_c_utf8 not null check (may in ('start', 'see')),
        kind text collate pg_c_utf8 not null check (kind in ('person', 'department', 'departmentTree', 'role')),
        member_id uuid not null,
        primary key (app_code, may, kind, member_id)
      )`.execute(db);
    await sql`create index app_access_members_by_member on app_access_members (member_id)`.execute(db);
    // Every process caches the access to applications; this trigger invalidates the caches after any change.
    for (const table of ['app_access', 'app_access_members']) {
      await sql`
        create trigger ${sql.ref(`${table}_changed`)} after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function published_changed()`.execute(db);
    }
  },
};
