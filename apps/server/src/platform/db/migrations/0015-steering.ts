import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const steering: Migration = {
  async up(db) {
    await sql`alter table instances drop constraint instances_outcome_check`.execute(db);
    await sql`alter table instances add constraint instances_outcome_check
      check (outcome in ('agreed', 'disagreed', 'submitted', 'finished'))`.execute(db);

    // The recycle bin: the person who deleted the instance.
    await sql`alter table instances add column deleted_by uuid references people (id)`.execute(db);
    await sql`create index instances_deleted on instances (deleted_at desc, id desc) where deleted_at is not null`.execute(db);
    await sql`create index instances_deleted_record on instances (record_id) where deleted_at is not null`.execute(db);
    // The list for administrators: failed instances first, then the most recently changed ones.
    await sql`create index instances_failing on instances (modified_at desc, id desc)
      where status = 'EXCEPTION' and deleted_at is null`.execute(db);
    await sql`create index instances_touched on instances (modified_at desc, id desc)
      where status <> 'DRAFT' and deleted_at is null`.execute(db);

    // Only purging the recycle bin may delete history.
    await sql`
      create or replace function refuse_change_of_history() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('inkstone.purging', true) = 'on' then
          return null;
        end if;
        raise exception 'the history of an instance is never changed';
      end $$`.execute(db);

    // Workflow administrators, for all workflows of an application or for one.
    await sql`
      create table workflow_admins (
        id uuid primary key,
        person_id uuid not null references people (id),
        created_at timestamptz not null,
        created_by uuid not null references people (id)
      )`.execute(db);
    await sql`create unique index workflow_admins_person on workflow_admins (person_id)`.execute(db);
    await sql`
      create table workflow_admin_scopes (
        admin_id uuid not null references workflow_admins (id) on delete cascade,
        kind text collate pg_c_utf8 not null check (kind in ('app', 'workflow')),
        code text collate pg_c_utf8 not null,
        primary key (admin_id, kind, code)
      )`.execute(db);

    // Hand-overs of all open tasks from one person to another, with their progress.
    await sql`
      create table hand_overs (
        id uuid primary key,
        from_person uuid not null references people (id),
        to_person uuid not null references people (id),
        reason text collate pg_c_utf8,
        state text collate pg_c_utf8 not null check (state in ('running', 'done')),
        total integer not null,
        done integer not null,
        failures jsonb not null,
        started_by uuid not null references people (id),
        started_at timestamptz not null,
        finished_at timestamptz
      )`.execute(db);
  },
};
