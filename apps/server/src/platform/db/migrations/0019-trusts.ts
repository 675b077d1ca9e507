import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const trusts: Migration = {
  async up(db) {
    await sql`
      create table workflow_trusts (
        id uuid primary key,
        kind text collate pg_c_utf8 not null check (kind in ('handle', 'initiate')),
        principal_id uuid not null references people (id),
        agent_id uuid not null references people (id),
        workflow_codes text[] collate pg_c_utf8,
        from_day date not null,
        to_day date not null,
        include_open boolean not null,
        may_forward boolean not null,
        created_at timestamptz not null,
        created_by uuid not null references people (id),
        deleted_at timestamptz,
        check (from_day <= to_day and principal_id <> agent_id)
      )`.execute(db);
    await sql`create index workflow_trusts_principal on workflow_trusts (principal_id, to_day) where deleted_at is null`.execute(db);
    await sql`create index workflow_trusts_agent on workflow_trusts (agent_id, to_day) where deleted_at is null`.execute(db);

    await sql`alter table work_items drop column principal_id`.execute(db);
    await sql`alter table work_items add column agent_id uuid references people (id)`.execute(db);
    await sql`create index work_items_agent_todo on work_items (agent_id, received_at desc, id desc)
      where agent_id is not null and state = 'open'`.execute(db);
    await sql`create index work_items_agent_done on work_items (agent_id, finished_at desc, id desc)
      where agent_id is not null and state = 'done'`.execute(db);
  },
};
