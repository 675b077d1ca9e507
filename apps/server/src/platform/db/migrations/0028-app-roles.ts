import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const appRoles: Migration = {
  async up(db) {
    await sql`
      create table app_roles (
        id uuid primary key,
        app_code text collate pg_c_utf8 not null references apps (code),
        name text collate pg_c_utf8 not null,
        name_i18n jsonb not null,
        version integer not null,
        created_at timestamptz not null,
        created_by uuid not null references people (id),
        modified_at timestamptz not null,
        modified_by uuid not null references people (id)
      )`.execute(db);
    await sql`create index app_roles_app on app_roles (app_code, created_at, id)`.execute(db);

    await sql`
      create table app_role_members (
        role_id uuid not null references app_roles (id) on delete cascade,
        kind text collate pg_c_utf8 not null check (kind in ('person', 'department', 'departmentTree', 'role')),
        member_id uuid not null,
        primary key (role_id, kind, member_id)
      )`.execute(db);

    await sql`
      create table app_role_grants (
        role_id uuid not null references app_roles (id) on delete cascade,
        schema_code text collate pg_c_utf8 not null,
        rights text[] collate pg_c_utf8 not null,
        scope text collate pg_c_utf8 not null check (scope in ('own', 'department', 'departmentTree', 'all', 'condition')),
        condition jsonb,
        fields jsonb not null,
        primary key (role_id, schema_code),
        check ((scope = 'condition') = (condition is not null))
      )`.execute(db);
    await sql`create index app_role_grants_model on app_role_grants (schema_code)`.execute(db);

    // Every process caches the roles of models; this trigger invalidates the caches after any change.
    for (const table of ['app_role_members', 'app_role_grants']) {
      await sql`
        create trigger ${sql.ref(`${table}_changed`)} after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function published_changed()`.execute(db);
    }
  },
};
