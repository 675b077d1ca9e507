import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds where each sign-in came from, and the log of sign-ins for administrators. */
export const sessions: Migration = {
  async up(db) {
    await sql`
      alter table sign_ins
        add column address text collate pg_c_utf8,
        add column agent text collate pg_c_utf8,
        drop constraint sign_ins_end_reason_check,
        add constraint sign_ins_end_reason_check check (end_reason in (
          'logout', 'password-changed', 'password-reset', 'token-reused', 'demo-closed', 'ended-by-owner', 'ended-by-administrator'))`.execute(
      db,
    );
    await sql`alter table refresh_tokens add column address text collate pg_c_utf8`.execute(db);
    await sql`
      create table sign_in_log (
        id uuid primary key,
        at timestamptz not null,
        person_id uuid references people (id),
        method text collate pg_c_utf8 not null,
        second_factor text collate pg_c_utf8,
        failure text collate pg_c_utf8,
        address text collate pg_c_utf8 not null,
        agent text collate pg_c_utf8 not null
      )`.execute(db);
    await sql`create index sign_in_log_at on sign_in_log (at desc, id desc)`.execute(db);
    await sql`create index sign_in_log_person on sign_in_log (person_id, at desc, id desc)`.execute(db);
  },
};
