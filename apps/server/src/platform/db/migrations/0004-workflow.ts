import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const workflow: Migration = {
  async up(db) {
    await sql`
      create table instances (
        id uuid primary key,
        app_code text collate pg_c_utf8 not null,
        schema_code text collate pg_c_utf8 not null,
        record_id uuid not null,
        workflow_code text collate pg_c_utf8 not null,
        workflow_version integer not null,
        name text collate pg_c_utf8 not null,
        sequence_no text collate pg_c_utf8,
        status text collate pg_c_utf8 not null check (status in ('DRAFT', 'PROCESSING', 'CANCELED', 'COMPLETED', 'EXCEPTION')),
        outcome text collate pg_c_utf8 check (outcome in ('agreed', 'disagreed', 'submitted')),
        initiator_id uuid not null references people (id),
        initiator_department_id uuid references departments (id),
        owner_id uuid not null references people (id),
        pass integer not null,
        state jsonb not null,
        version integer not null,
        last_seq integer not null,
        last_hash bytea,
        created_at timestamptz not null,
        started_at timestamptz,
        modified_at timestamptz not null,
        finished_at timestamptz,
        deleted_at timestamptz
      )`.execute(db);
    await sql`create unique index instances_record on instances (record_id) where deleted_at is null`.execute(db);
    // Lists of a person's own instances: all started ones, those of one status, the drafts.
    await sql`create index instances_started on instances (initiator_id, started_at desc, id desc)
      where status <> 'DRAFT' and deleted_at is null`.execute(db);
    await sql`create index instances_by_status on instances (initiator_id, status, started_at desc, id desc)
      where status <> 'DRAFT' and deleted_at is null`.execute(db);
    await sql`create index instances_drafts on instances (initiator_id, created_at desc, id desc)
      where status = 'DRAFT' and deleted_at is null`.execute(db);

    await sql`
      create table instance_events (
        instance_id uuid not null references instances (id),
        seq integer not null,
        at timestamptz not null,
        actor_id uuid not null,
        event jsonb not null,
        record_version integer not null,
        record_hash bytea not null,
        hash bytea not null,
        primary key (instance_id, seq)
      )`.execute(db);
    await sql`
      create function refuse_change_of_history() returns trigger language plpgsql as $$
      begin
        raise exception 'the history of an instance is never changed';
      end $$`.execute(db);
    await sql`create trigger instance_events_append_only before update or delete or truncate on instance_events
      for each statement execute function refuse_change_of_history()`.execute(db);

    await sql`
      create table visits (
        id uuid primary key,
        instance_id uuid not null references instances (id),
        activity_code text collate pg_c_utf8 not null,
        kind text collate pg_c_utf8 not null,
        round integer not null,
        pass integer not null,
        status text collate pg_c_utf8 not null check (status in ('open', 'closed')),
        outcome text collate pg_c_utf8,
        opened_at timestamptz not null,
        closed_at timestamptz
      )`.execute(db);
    await sql`create index visits_instance on visits (instance_id, activity_code, round)`.execute(db);

    await sql`
      create table work_items (
        id uuid primary key,
        instance_id uuid not null references instances (id),
        visit_id uuid not null references visits (id),
        slot_id uuid,
        source_id uuid references work_items (id),
        app_code text collate pg_c_utf8 not null,
        schema_code text collate pg_c_utf8 not null,
        activity_code text collate pg_c_utf8 not null,
        kind text collate pg_c_utf8 not null check (kind in ('normal', 'forward', 'assist', 'add', 'circulate', 'sub-instance')),
        state text collate pg_c_utf8 not null check (state in ('waiting', 'open', 'done', 'cancelled')),
        result text collate pg_c_utf8,
        close_reason text collate pg_c_utf8,
        holder_id uuid not null references people (id),
        principal_id uuid references people (id),
        round integer not null,
        pass integer not null,
        client text collate pg_c_utf8,
        received_at timestamptz not null,
        first_viewed_at timestamptz,
        finished_at timestamptz,
        opinion text collate pg_c_utf8,
        attachments text[] collate pg_c_utf8 not null,
        version integer not null,
        check ((state in ('done', 'cancelled')) = (finished_at is not null))
      )`.execute(db);
    // Whether a person takes or took part; all work items of an instance.
    await sql`create index work_items_instance on work_items (instance_id, holder_id)`.execute(db);
    // To do, to read, done: partial indexes over open items, whose size does not depend on the history.
    await sql`create index work_items_todo on work_items (holder_id, received_at desc, id desc)
      where state = 'open' and kind <> 'circulate'`.execute(db);
    await sql`create index work_items_to_read on work_items (holder_id, received_at desc, id desc)
      where state = 'open' and kind = 'circulate'`.execute(db);
    await sql`create index work_items_done on work_items (holder_id, finished_at desc, id desc)
      where state = 'done' and kind <> 'circulate'`.execute(db);
    await sql`create index work_items_read on work_items (holder_id, finished_at desc, id desc)
      where state = 'done' and kind = 'circulate'`.execute(db);
  },
};
