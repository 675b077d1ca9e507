import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const businessRuleLogs: Migration = {
  async up(db) {
    // No foreign key to the rule: its log remains when the rule is deleted.
    await sql`
      create table business_rule_logs (
        id uuid primary key,
        at timestamptz not null,
        rule_id uuid not null,
        rule_code text collate pg_c_utf8 not null,
        rule_name text collate pg_c_utf8 not null,
        rule_version integer not null,
        app_code text collate pg_c_utf8 not null,
        schema_code text collate pg_c_utf8 not null,
        trigger text collate pg_c_utf8 not null,
        object_id uuid not null,
        flow_instance_id uuid,
        actor_id uuid,
        depth integer not null,
        outcome text collate pg_c_utf8 not null check (outcome in ('done', 'refused', 'failed')),
        code text collate pg_c_utf8,
        detail jsonb not null,
        duration_ms integer not null
      )`.execute(db);
    await sql`create index business_rule_logs_time on business_rule_logs (at desc, id desc)`.execute(db);
    await sql`create index business_rule_logs_rule on business_rule_logs (rule_code, at desc, id desc)`.execute(db);
    await sql`create index business_rule_logs_instance on business_rule_logs (flow_instance_id, at desc, id desc)
      where flow_instance_id is not null`.execute(db);
    // Most runs succeed; the others are searched for.
    await sql`create index business_rule_logs_trouble on business_rule_logs (at desc, id desc) where outcome <> 'done'`.execute(db);
  },
};
