import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const messages: Migration = {
  async up(db) {
    await sql`alter table people add column email text collate pg_c_utf8`.execute(db);
    await sql`
      create table messages (
        id uuid primary key,
        person_id uuid not null references people (id) on delete cascade,
        kind text collate pg_c_utf8 not null,
        params jsonb not null,
        instance_id uuid references instances (id) on delete cascade,
        work_item_id uuid references work_items (id) on delete cascade,
        shown boolean not null,
        created_at timestamptz not null,
        read_at timestamptz
      )`.execute(db);
    await sql`create index messages_shown on messages (person_id, created_at desc, id desc) where shown`.execute(db);
    await sql`create index messages_unread on messages (person_id, created_at desc, id desc) where shown and read_at is null`.execute(db);
    await sql`create index messages_item on messages (work_item_id) where read_at is null`.execute(db);
    await sql`
      create table message_deliveries (
        id uuid primary key,
        message_id uuid not null references messages (id) on delete cascade,
        person_id uuid not null references people (id) on delete cascade,
        way text collate pg_c_utf8 not null check (way in ('mail', 'webhook')),
        -- Messages that are sent together; retries send the same batch.
        batch uuid,
        claimed_at timestamptz,
        attempts integer not null default 0,
        last_error text collate pg_c_utf8,
        created_at timestamptz not null,
        sent_at timestamptz,
        given_up_at timestamptz
      )`.execute(db);
    await sql`create index message_deliveries_open on message_deliveries (person_id, way, created_at)
      where sent_at is null and given_up_at is null`.execute(db);
    await sql`create index message_deliveries_message on message_deliveries (message_id)`.execute(db);
    await sql`
      create table message_preferences (
        person_id uuid not null references people (id) on delete cascade,
        kind text collate pg_c_utf8 not null,
        station boolean not null,
        mail boolean not null,
        webhook boolean not null,
        primary key (person_id, kind)
      )`.execute(db);
    await sql`
      create table urges (
        id uuid primary key,
        instance_id uuid not null references instances (id) on delete cascade,
        work_item_id uuid not null references work_items (id) on delete cascade,
        person_id uuid not null references people (id),
        message text collate pg_c_utf8,
        urged_at timestamptz not null
      )`.execute(db);
    await sql`create index urges_instance on urges (instance_id, urged_at desc)`.execute(db);
    await sql`create index urges_item on urges (work_item_id, urged_at desc)`.execute(db);
  },
};
