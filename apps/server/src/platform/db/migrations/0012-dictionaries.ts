import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const dictionaries: Migration = {
  async up(db) {
    await sql`
      create table dictionaries (
        id uuid primary key,
        code text collate pg_c_utf8 not null unique,
        name text collate pg_c_utf8 not null,
        name_i18n jsonb not null,
        kind text collate pg_c_utf8 not null check (kind in ('flat', 'tree')),
        active boolean not null default true,
        sort integer not null
      )`.execute(db);
    await sql`
      create table dictionary_entries (
        id uuid primary key,
        dictionary_id uuid not null references dictionaries (id) on delete cascade,
        code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        name_i18n jsonb not null,
        parent_id uuid,
        active boolean not null default true,
        sort integer not null,
        unique (dictionary_id, code),
        unique (dictionary_id, id),
        check (parent_id <> id),
        -- A parent must belong to the same dictionary.
        foreign key (dictionary_id, parent_id) references dictionary_entries (dictionary_id, id)
      )`.execute(db);
    await sql`create index dictionary_entries_parent on dictionary_entries (dictionary_id, parent_id, sort)`.execute(db);
  },
};
