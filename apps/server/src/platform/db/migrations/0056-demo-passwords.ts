import { verify } from '@node-rs/argon2';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The password of the demo before this migration. */
const demoPassword = 'inkstone';
const demoAccounts = ['employee', 'deputy', 'manager', 'head', 'finance1', 'finance2', 'budget', 'tech', 'gm', 'admin'];

/** Marks credentials of the demo, lets a set-up link be shown again, and adds increasing delays after failed sign-ins. */
export const demoPasswords: Migration = {
  async up(db) {
    await sql`alter table credentials add column from_demo boolean not null default false`.execute(db);
    await markThoseOfTheDemo(db);
    await sql`
      alter table sign_ins
        drop constraint sign_ins_end_reason_check,
        add constraint sign_ins_end_reason_check check (end_reason in ('logout', 'password-changed', 'token-reused', 'demo-closed'))`.execute(
      db,
    );
    await sql`alter table setup_links add column sealed_token text collate pg_c_utf8`.execute(db);
    await sql`alter table sign_in_attempts rename column first_at to last_at`.execute(db);
    await sql`alter table sign_in_attempts add column free_at timestamptz not null default now()`.execute(db);
  },
};

/** In an existing installation only the passwords themselves show that it began as a demo. */
async function markThoseOfTheDemo(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    select distinct password_hash as hash from credentials join people on people.id = person_id
    where lower(account) in (${sql.join(demoAccounts)})`.execute(db);
  for (const { hash } of rows) {
    if (await verify(hash, demoPassword)) await sql`update credentials set from_demo = true where password_hash = ${hash}`.execute(db);
  }
}
