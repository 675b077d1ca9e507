import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const workflowVersions: Migration = {
  async up(db) {
    // The instances of a version, in the order of migration.
    await sql`create index instances_of_version on instances (workflow_code, workflow_version, id)
      where deleted_at is null and (status in ('PROCESSING', 'EXCEPTION') or (status = 'DRAFT' and pass > 0))`.execute(db);

    await sql`
      create table workflow_migrations (
        id uuid primary key,
        workflow_code text collate pg_c_utf8 not null,
        from_version integer not null,
        to_version integer not null,
        moves jsonb not null,
        dry_run boolean not null,
        state text collate pg_c_utf8 not null check (state in ('running', 'done', 'canceled')),
        total integer not null,
        kept integer not null default 0,
        renamed integer not null default 0,
        anew integer not null default 0,
        refused integer not null default 0,
        last_instance uuid,
        started_by uuid not null references people (id),
        started_at timestamptz not null,
        finished_at timestamptz
      )`.execute(db);
    await sql`create index workflow_migrations_of on workflow_migrations (workflow_code, started_at desc, id desc)`.execute(db);
    // One migration at a time, so that no instance is migrated to two versions.
    await sql`create unique index workflow_migrations_running on workflow_migrations (workflow_code) where state = 'running'`.execute(db);

    await sql`
      create table workflow_migration_results (
        migration_id uuid not null references workflow_migrations (id) on delete cascade,
        instance_id uuid not null references instances (id) on delete cascade,
        outcome text collate pg_c_utf8 not null check (outcome in ('kept', 'renamed', 'anew', 'refused')),
        steps jsonb not null,
        problems jsonb not null,
        primary key (migration_id, instance_id)
      )`.execute(db);
    await sql`create index workflow_migration_results_by on workflow_migration_results (migration_id, outcome, instance_id)`.execute(db);
    await sql`create index workflow_migration_results_instance on workflow_migration_results (instance_id)`.execute(db);
  },
};
