import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds titles of instances in other languages. Existing instances, and the messages about them, get them from the version of the form that
 * has their name.
 */
export const instanceTitles: Migration = {
  async up(db) {
    await sql`alter table instances add column name_i18n jsonb not null default '{}'`.execute(db);
    await sql`
      with forms as (
        select distinct on (scope, content ->> 'name') scope as schema_code, content ->> 'name' as name, content -> 'name_i18n' as names
        from documents
        where kind = 'form' and jsonb_typeof(content -> 'name_i18n') = 'object'
        order by scope, content ->> 'name', version desc
      ), called as (
        select distinct on (i.id) i.id, f.names, substr(i.name, char_length(f.name) + 1) as rest
        from instances i
        join forms f on f.schema_code = i.schema_code and starts_with(i.name, f.name || ' · ')
        order by i.id, char_length(f.name) desc
      )
      update instances i
      set name_i18n = (select coalesce(jsonb_object_agg(key, value || c.rest), '{}') from jsonb_each_text(c.names) where value <> '')
      from called c
      where c.id = i.id`.execute(db);
    await sql`
      update messages m
      set params = m.params || jsonb_build_object('name_i18n', i.name_i18n)
      from instances i
      where i.id = m.instance_id and i.name_i18n <> '{}' and m.params ->> 'name' = i.name`.execute(db);
  },
};
